package quinas.engine.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import quinas.engine.analysis.Worth.Exact;
import quinas.engine.analysis.Worth.Forced;
import quinas.engine.solve.CatsDogsSolver;
import quinas.engine.solve.Forcing;
import quinas.engine.solve.ShiftagoSolver;
import quinas.engine.solve.Solution;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.shiftago.ShiftagoPosition;

/// What is proven of a position, where a solver gets there soon.
final class Solvers {

  /// As powers of two: enough for what is given up after so little, and quickly made.
  private static final int REMEMBERED = 18;

  private static final int SHIFTAGO_TABLE = 16;

  /// Every move of Cats & Dogs is solved, and the best are told; none if the solver was stopped
  /// before it knew them all.
  static List<Variation> margins(
      Game game, CatsDogsPosition position, int lines, BooleanSupplier stop) {
    if (!CatsDogsSolver.isInReach(position)) {
      return List.of();
    }
    CatsDogsSolver solver = new CatsDogsSolver(position, REMEMBERED, stop);
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    List<Variation> solved = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      Optional<Variation> variation = solved(game, solver, position, moves[i]);
      if (variation.isEmpty()) {
        return List.of();
      }
      solved.add(variation.get());
    }
    int sign = position.turn() == Seat.FIRST ? -1 : 1;
    solved.sort(Comparator.comparingInt(variation -> sign * margin(variation)));
    return solved.subList(0, Math.min(lines, solved.size()));
  }

  private static int margin(Variation variation) {
    return ((Exact) variation.worth()).margin();
  }

  private static Optional<Variation> solved(
      Game game, CatsDogsSolver solver, CatsDogsPosition position, int move) {
    CatsDogsPosition after = position.play(move);
    List<Integer> line = new ArrayList<>(List.of(move));
    int margin = after.points(Seat.FIRST) - after.points(Seat.SECOND);
    if (!after.isOver()) {
      Optional<Solution> solution = solver.solve(after);
      if (solution.isEmpty()) {
        return Optional.empty();
      }
      line.addAll(solution.get().line());
      margin = after.turn() == Seat.FIRST ? solution.get().value() : -solution.get().value();
    }
    Worth worth = new Exact(margin);
    return Optional.of(new Variation(worth, Chances.of(game, worth), line));
  }

  /// A forced win of either seat in Shiftago, with its line.
  static Optional<Variation> win(
      Game game, ShiftagoPosition position, int plies, BooleanSupplier stop) {
    Forcing forcing =
        new ShiftagoSolver(position.exhaustion(), SHIFTAGO_TABLE, stop).solve(position, plies);
    if (forcing.winner().isEmpty() || forcing.line().isEmpty()) {
      return Optional.empty();
    }
    Worth worth = new Forced(forcing.winner().get(), forcing.plies());
    return Optional.of(new Variation(worth, Chances.of(game, worth), forcing.line()));
  }

  private Solvers() {}
}

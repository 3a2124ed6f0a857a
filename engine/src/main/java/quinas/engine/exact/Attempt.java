package quinas.engine.exact;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import quinas.engine.search.Finding;
import quinas.engine.search.Score;
import quinas.engine.solve.CatsDogsSolver;
import quinas.engine.solve.Forcing;
import quinas.engine.solve.PusheeSolver;
import quinas.engine.solve.ShiftagoSolver;
import quinas.engine.solve.Solution;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.pushee.PusheePosition;
import quinas.rules.shiftago.ShiftagoPosition;

/// One try of a solver to prove what a position is worth, with so many positions to look at.
final class Attempt {

  /// Solvers ask every so many positions whether to stop.
  private static final int STEP = 1024;

  /// Where it is hard to guess, what may take so many times as long as there is time for is not
  /// begun.
  private static final int HOPE = 4;

  /// In Shiftago few positions can be proved, and a position costs the solver as much time as the
  /// search. With 16 times this share the engine lost 95 Elo [51, 142] at 50 ms a move.
  private static final double SHARE_OF_SHIFTAGO = 1.0 / 16;

  private static final int MOST_REMEMBERED = 22;

  private final long most;
  private final int point;
  private final BooleanSupplier stop;
  private long steps;
  private long nodes;

  /// @param most how many positions the solver may look at
  /// @param point what a point of margin is worth
  Attempt(long most, int point, BooleanSupplier stop) {
    this.most = most;
    this.point = point;
    this.stop = stop;
  }

  /// Which part of what a solver might look at it is worth letting it look at, in the game of a
  /// position.
  static double share(Position position) {
    return position instanceof ShiftagoPosition ? SHARE_OF_SHIFTAGO : 1;
  }

  /// How many positions were looked at, in thousands and a rest.
  long nodes() {
    return nodes;
  }

  Optional<Finding> prove(Position position) {
    return switch (position) {
      case CatsDogsPosition catsDogs -> margin(catsDogs);
      case PusheePosition pushee -> ending(pushee);
      case ShiftagoPosition shiftago -> win(shiftago);
      default -> Optional.empty();
    };
  }

  private boolean isEnough() {
    return ++steps * STEP >= most || stop.getAsBoolean();
  }

  private Optional<Finding> margin(CatsDogsPosition position) {
    if (!CatsDogsSolver.isInReach(position)
        || CatsDogsSolver.expectedNodes(position) > HOPE * most) {
      return Optional.empty();
    }
    CatsDogsSolver solver = new CatsDogsSolver(position, remembered(), this::isEnough);
    return finding(solver.solve(position));
  }

  private Optional<Finding> ending(PusheePosition position) {
    if (PusheeSolver.expectedNodes(position) > most) {
      return Optional.empty();
    }
    return finding(new PusheeSolver(position, remembered(), this::isEnough).solve(position));
  }

  private Optional<Finding> finding(Optional<Solution> solution) {
    nodes = solution.map(Solution::nodes).orElse(steps * STEP);
    return solution.map(found ->
        new Finding(found.line().size(), point * found.value(), true, found.nodes(), found.line()));
  }

  private Optional<Finding> win(ShiftagoPosition position) {
    ShiftagoSolver solver = new ShiftagoSolver(position.exhaustion(), remembered(), this::isEnough);
    Forcing forcing = solver.solve(position, ShiftagoSolver.MOST_PLIES);
    nodes = forcing.nodes();
    if (forcing.winner().isEmpty() || forcing.line().isEmpty()) {
      return Optional.empty();
    }
    Seat winner = forcing.winner().get();
    int score = Score.WIN - forcing.plies();
    return Optional.of(
        new Finding(
            forcing.plies(),
            winner == position.turn() ? score : -score,
            true,
            forcing.nodes(),
            forcing.line()));
  }

  /// As a power of two: room for twice as many positions as are looked at.
  private int remembered() {
    return Math.min(MOST_REMEMBERED, 65 - Long.numberOfLeadingZeros(most - 1));
  }
}

package quinas.engine.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import quinas.engine.proof.Claim;
import quinas.engine.proof.Proof;
import quinas.rules.Games;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.shiftago.Exhaustion;
import quinas.rules.shiftago.ShiftagoPosition;

/// Finds forced wins in Shiftago: by whom, within how many plies, and how.
///
/// [ShiftagoProver] answers for one seat and one number of plies; here the number grows until one
/// of the seats wins. What was found out is kept. One thread at a time.
public final class ShiftagoSolver {

  /// No game is longer.
  public static final int MOST_PLIES = 2 * ShiftagoPosition.MARBLES;

  private static final int LINE = 5;
  private static final int TABLE_SIZE = 21;

  private final ShiftagoProver prover;

  /// @param stop asked often, from the thread that solves
  public ShiftagoSolver(Exhaustion exhaustion, BooleanSupplier stop) {
    this(exhaustion, TABLE_SIZE, stop);
  }

  /// @param remembered the power of two of how many positions are remembered: for one who will stop
  ///   soon, fewer take less time to make room for
  public ShiftagoSolver(Exhaustion exhaustion, int remembered, BooleanSupplier stop) {
    prover =
        new ShiftagoProver(
            new MarbleBoard(ShiftagoPosition.SIZE, LINE),
            ShiftagoPosition.MARBLES,
            exhaustion == Exhaustion.LOSES,
            false,
            remembered,
            stop);
  }

  /// Looks for a forced win from a position that is not over.
  ///
  /// @return the fastest one of at most `most` plies; if told to stop, what was known by then
  public Forcing solve(ShiftagoPosition position, int most) {
    long before = prover.nodes();
    int plies = 0;
    try {
      while (plies < most) {
        for (Seat seat : Seat.values()) {
          if (wins(position, seat, plies + 1)) {
            List<Integer> line = line(position, seat, plies + 1);
            return new Forcing(Optional.of(seat), plies + 1, line, prover.nodes() - before);
          }
        }
        plies++;
      }
    } catch (Stopped e) {
      // What is known so far is the answer.
    }
    return new Forcing(Optional.empty(), plies, List.of(), prover.nodes() - before);
  }

  private boolean wins(ShiftagoPosition position, Seat seat, int plies) {
    return position.isOver()
        ? position.outcome().isWonBy(seat)
        : prover.wins(
            position.marbles(seat), position.marbles(seat.other()), position.turn() == seat, plies);
  }

  private List<Integer> line(ShiftagoPosition position, Seat winner, int plies) {
    List<Integer> line = new ArrayList<>();
    ShiftagoPosition at = position;
    for (int left = plies - 1; !at.isOver(); left--) {
      int move = at.turn() == winner ? winning(at, winner, left) : longest(at, winner, left);
      line.add(move);
      at = at.play(move);
    }
    return line;
  }

  /// A move after which the winner wins within so many plies.
  private int winning(ShiftagoPosition position, Seat winner, int left) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    for (int i = 0; i < end - 1; i++) {
      if (wins(position.play(moves[i]), winner, left)) {
        return moves[i];
      }
    }
    return moves[end - 1];
  }

  /// The move of the loser that puts the end off for longest.
  private int longest(ShiftagoPosition position, Seat winner, int left) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    int best = moves[0];
    int most = -1;
    for (int i = 0; i < end; i++) {
      int plies = most;
      while (plies < left && !wins(position.play(moves[i]), winner, Math.max(plies, 0))) {
        plies++;
      }
      if (plies > most) {
        most = plies;
        best = moves[i];
      }
    }
    return best;
  }

  /// A proof of a win that [#solve] has found: the moves of the winner for every position that can
  /// then arise in which he has a choice. Empty if told to stop.
  public Optional<Proof> prove(ShiftagoPosition position, Claim.Win win) {
    try {
      Map<Position, Integer> moves = new HashMap<>();
      collect(position, win.seat(), win.most(), moves, new HashSet<>());
      return Optional.of(new Proof(position, win, moves));
    } catch (Stopped e) {
      return Optional.empty();
    }
  }

  private void collect(
      ShiftagoPosition position,
      Seat winner,
      int plies,
      Map<Position, Integer> strategy,
      Set<Position> seen) {
    if (position.isOver() || !seen.add(position)) {
      return;
    }
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    if (position.turn() == winner && end > 1) {
      moves[0] = winning(position, winner, plies - 1);
      strategy.put(position, moves[0]);
      end = 1;
    }
    for (int i = 0; i < end; i++) {
      collect(position.play(moves[i]), winner, plies - 1, strategy, seen);
    }
  }
}

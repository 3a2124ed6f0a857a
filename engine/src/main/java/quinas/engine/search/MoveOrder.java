package quinas.engine.search;

import java.util.Arrays;
import quinas.rules.Position;
import quinas.rules.Seat;

/// Which moves to try first: the table's, then the killers (what refuted a sister position at the
/// same ply), then by [History] and what the game's own hints say.
///
/// The values of `moves` lie at the same places of an array of its own; the best move that is left
/// is looked for only when it is wanted, since one of the first often ends the matter.
final class MoveOrder {

  private static final int TABLE = Integer.MAX_VALUE;
  private static final int KILLER = 1 << 29;
  private static final int DEFERRED = Integer.MIN_VALUE / 2;

  private static final int HINT = 32;

  private final int[][] killers = new int[Score.MOST_PLIES + 1][2];
  private final int[] values;
  private final Hints hints;
  private final History history;

  /// @param room how many moves there are in all lists together, at most
  MoveOrder(Hints hints, History history, int room) {
    this.hints = hints;
    this.history = history;
    values = new int[room];
  }

  /// Forgets the killers.
  void clear() {
    for (int[] pair : killers) {
      Arrays.fill(pair, -1);
    }
  }

  /// Values `moves[at … end - 1]`, the legal moves of a position.
  void value(Position position, int[] moves, int at, int end, int tableMove, int ply) {
    Seat turn = position.turn();
    for (int i = at; i < end; i++) {
      int move = moves[i];
      if (move == tableMove) {
        values[i] = TABLE;
      } else if (move == killers[ply][0]) {
        values[i] = KILLER + 1;
      } else if (move == killers[ply][1]) {
        values[i] = KILLER;
      } else {
        values[i] = history.of(turn, move) + HINT * hints.of(position, move);
      }
    }
  }

  /// Brings the best of `moves[at … end - 1]` to the front; of equal ones, the first.
  void next(int[] moves, int at, int end) {
    int best = at;
    for (int i = at + 1; i < end; i++) {
      if (values[i] > values[best]) {
        best = i;
      }
    }
    swap(moves, at, best);
  }

  /// Lets two moves change places, with what is known of them.
  void swap(int[] moves, int at, int best) {
    int move = moves[best];
    int value = values[best];
    moves[best] = moves[at];
    values[best] = values[at];
    moves[at] = move;
    values[at] = value;
  }

  /// Whether the move at the front is the table's or a killer.
  boolean isSpecial(int at) {
    return values[at] >= KILLER;
  }

  /// Puts the move at the front behind all that are not put off.
  ///
  /// @param rank how many moves come before it in truth
  void defer(int at, int rank) {
    values[at] = DEFERRED - rank;
  }

  boolean isDeferred(int at) {
    return values[at] <= DEFERRED;
  }

  /// How many moves come before the one at the front: so many, unless it was put off.
  int rank(int at, int rank) {
    return isDeferred(at) ? DEFERRED - values[at] : rank;
  }

  /// Remembers that `moves[index]` refuted, and that those before it did not.
  void reward(int[] moves, int at, int index, int depth, int ply, Seat seat) {
    int move = moves[index];
    if (killers[ply][0] != move) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = move;
    }
    history.reward(seat, moves, at, index, depth);
  }
}

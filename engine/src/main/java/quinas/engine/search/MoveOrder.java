package quinas.engine.search;

import java.util.Arrays;
import quinas.rules.Seat;

/// Which moves to try first: the table's, then the killers (what refuted a sister position at the
/// same ply), then by history (how often and how deep a move has refuted something).
///
/// Moves that fall on the same of 4096 places share their history.
final class MoveOrder {

  private static final int PLACES = 4096;
  private static final int TABLE = Integer.MAX_VALUE;
  private static final int KILLER = 1 << 29;
  private static final int MOST = 1 << 24;

  private final int[][] killers = new int[Score.MOST_PLIES + 1][2];
  private final int[][] history = new int[2][PLACES];
  private int[] values = new int[256];

  void clear() {
    for (int[] pair : killers) {
      Arrays.fill(pair, -1);
    }
    for (int[] row : history) {
      Arrays.fill(row, 0);
    }
  }

  /// Sorts `moves[at … end - 1]`; equal ones stay in the game's own order.
  void sort(int[] moves, int at, int end, int tableMove, int ply, Seat seat) {
    int count = end - at;
    if (values.length < count) {
      values = new int[2 * count];
    }
    int[] row = history[seat.index()];
    for (int i = 0; i < count; i++) {
      int move = moves[at + i];
      int value = row[place(move)];
      if (move == tableMove) {
        value = TABLE;
      } else if (move == killers[ply][0]) {
        value = KILLER + 1;
      } else if (move == killers[ply][1]) {
        value = KILLER;
      }
      int j = i;
      for (; j > 0 && values[j - 1] < value; j--) {
        values[j] = values[j - 1];
        moves[at + j] = moves[at + j - 1];
      }
      values[j] = value;
      moves[at + j] = move;
    }
  }

  /// Remembers that `moves[index]` refuted, and that those before it did not.
  void reward(int[] moves, int at, int index, int depth, int ply, Seat seat) {
    int move = moves[index];
    if (killers[ply][0] != move) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = move;
    }
    int[] row = history[seat.index()];
    int bonus = depth * depth;
    row[place(move)] = Math.min(MOST, row[place(move)] + bonus);
    for (int i = at; i < index; i++) {
      row[place(moves[i])] -= row[place(moves[i])] / 8;
    }
  }

  private static int place(int move) {
    return (move * 0x9E3779B9) >>> 20;
  }
}

package quinas.engine.search;

import java.util.Arrays;
import quinas.rules.Seat;

/// How often and how deep a move has refuted something, and how often it has not, for either seat.
/// Moves that fall on the same of 4096 places share theirs.
///
/// Threads that search the same position share one: then they try moves in the same order, so look
/// at each equally deeply, and find in the table what the other has done. Nothing is locked; a
/// number that is lost costs nothing.
final class History {

  private static final int PLACES = 4096;

  /// The greatest number and the negated smallest.
  private static final int MOST = 1 << 14;

  private final int[][] numbers = new int[2][PLACES];

  void clear() {
    for (int[] row : numbers) {
      Arrays.fill(row, 0);
    }
  }

  /// How a move has fared so far, from -[#MOST] to [#MOST].
  int of(Seat seat, int move) {
    return numbers[seat.index()][place(move)];
  }

  /// Remembers that `moves[index]` refuted, and that those from `at` on before it did not.
  void reward(Seat seat, int[] moves, int at, int index, int depth) {
    int[] row = numbers[seat.index()];
    int bonus = Math.min(depth * depth * 8, MOST / 4);
    add(row, place(moves[index]), bonus);
    for (int i = at; i < index; i++) {
      add(row, place(moves[i]), -bonus);
    }
  }

  /// The nearer a number is to its limit, the less it grows.
  private static void add(int[] row, int place, int bonus) {
    row[place] += bonus - row[place] * Math.abs(bonus) / MOST;
  }

  private static int place(int move) {
    return (move * 0x9E3779B9) >>> 20;
  }
}

package quinas.engine.search;

import java.util.ArrayList;
import java.util.List;

/// The best line from every ply of the path under way, in a triangle: a move that turns out best is
/// put before the line of the position it leads to.
final class BestLine {

  private static final int FIRST = 2 * Counts.ROOM;

  private final int[][] moves = new int[Score.MOST_PLIES + 1][Score.MOST_PLIES + 1];

  /// Where the line of each ply ends, from [#FIRST] on: apart from what other threads read, as in
  /// [Counts].
  private final int[] ends = new int[FIRST + Score.MOST_PLIES + 1 + FIRST];

  /// A position is begun with: no move is known yet.
  void begin(int ply) {
    ends[FIRST + ply] = ply;
  }

  /// A move is the best so far.
  ///
  /// @param isLast whether the game is over after it
  void extend(int ply, int move, boolean isLast) {
    moves[ply][ply] = move;
    int end = isLast ? ply + 1 : ends[FIRST + ply + 1];
    for (int i = ply + 1; i < end; i++) {
      moves[ply][i] = moves[ply + 1][i];
    }
    ends[FIRST + ply] = Math.max(end, ply + 1);
  }

  /// The line from the root.
  List<Integer> fromRoot() {
    List<Integer> line = new ArrayList<>();
    for (int i = 0; i < ends[FIRST]; i++) {
      line.add(moves[0][i]);
    }
    return line;
  }
}

package quinas.engine.search;

import java.util.ArrayList;
import java.util.List;

/// The best line from every ply of the path under way, in a triangle: a move that turns out best is
/// put before the line of the position it leads to.
final class BestLine {

  private final int[][] moves = new int[Score.MOST_PLIES + 1][Score.MOST_PLIES + 1];
  private final int[] ends = new int[Score.MOST_PLIES + 1];

  /// A position is begun with: no move is known yet.
  void begin(int ply) {
    ends[ply] = ply;
  }

  /// A move is the best so far.
  ///
  /// @param isLast whether the game is over after it
  void extend(int ply, int move, boolean isLast) {
    moves[ply][ply] = move;
    int end = isLast ? ply + 1 : ends[ply + 1];
    for (int i = ply + 1; i < end; i++) {
      moves[ply][i] = moves[ply + 1][i];
    }
    ends[ply] = Math.max(end, ply + 1);
  }

  /// The line from the root.
  List<Integer> fromRoot() {
    List<Integer> line = new ArrayList<>();
    for (int i = 0; i < ends[0]; i++) {
      line.add(moves[0][i]);
    }
    return line;
  }
}

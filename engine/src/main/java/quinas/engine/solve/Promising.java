package quinas.engine.solve;

/// Moves in the order in which they look promising. A number holds how promising a move looks in
/// its high bits and the move below, so that the greatest number is the move to try next.
final class Promising {

  /// Brings the most promising of `moves[at … end - 1]` to the front; of equal ones, the first.
  static void bringToFront(int[] moves, int at, int end) {
    int best = at;
    for (int i = at + 1; i < end; i++) {
      if (moves[i] > moves[best]) {
        best = i;
      }
    }
    int move = moves[best];
    moves[best] = moves[at];
    moves[at] = move;
  }

  private Promising() {}
}

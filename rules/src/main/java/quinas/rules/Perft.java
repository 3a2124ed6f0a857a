package quinas.rules;

/// Counts the sequences of moves from a position: the test of rules, and of their speed.
public final class Perft {

  /// How many sequences of exactly `depth` moves there are. Sequences that the end of the game cuts
  /// short do not count. At the last ply the moves are counted, not played.
  public static long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    return count(position, depth, new int[depth * Games.MAX_MOVES], 0);
  }

  private static long count(Position position, int depth, int[] moves, int at) {
    if (depth == 1) {
      return position.moveCount();
    }
    long nodes = 0;
    int end = position.legalMoves(moves, at);
    for (int i = at; i < end; i++) {
      nodes += count(position.play(moves[i]), depth - 1, moves, end);
    }
    return nodes;
  }

  private Perft() {}
}

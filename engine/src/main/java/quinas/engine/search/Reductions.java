package quinas.engine.search;

/// By how many plies less the later moves of a position are looked at first: logarithms of depth
/// and place, as Stockfish and others have them.
final class Reductions {

  private static final int MOST = 64;
  private static final int[][] PLIES = new int[MOST][MOST];

  static {
    for (int depth = 1; depth < MOST; depth++) {
      for (int index = 1; index < MOST; index++) {
        PLIES[depth][index] = (int) (0.5 + Math.log(depth) * Math.log(index) / 2.2);
      }
    }
  }

  /// The plies for one move.
  ///
  /// @param index how many moves were tried before
  /// @param isWide whether the exact value is wanted here
  /// @return from 0 to `depth` - 1
  static int of(int depth, int index, boolean isWide) {
    if (depth < 2 || index < 3) {
      return 0;
    }
    int plies = PLIES[Math.min(depth, MOST - 1)][Math.min(index, MOST - 1)];
    plies -= isWide ? 1 : 0;
    return Math.clamp(plies, 0, depth - 1);
  }

  private Reductions() {}
}

package quinas.rules.syrtis;

/// Moves as numbers.
///
/// ```
///   14 … 12   11 … 6   5 … 0
///      0         0       0      pass
///      1       from     to      move a tower
///      2       from     to      slide a tile, tower and all
///      3         0     square   sink a tile
///      4         0     square   setup: place the next tower
///      5         0     number   setup: swap the places with this odd number and the next one
///      6         0      0, 1    setup: take Light, take Dark
/// ```
public final class SyrtisMove {

  public static final int PASS = 0;
  public static final int TAKE_LIGHT = 6 << 12;
  public static final int TAKE_DARK = TAKE_LIGHT | 1;

  static final int TOWER = 1;
  static final int SLIDE = 2;
  static final int SINK = 3;
  static final int PLACE = 4;
  static final int SWAP = 5;

  static int kind(int move) {
    return move >>> 12;
  }

  public static boolean isSwap(int move) {
    return kind(move) == SWAP;
  }

  /// Where a moved tower or a slid tile comes from.
  static int from(int move) {
    return move >>> 6 & 63;
  }

  /// Where it goes to; the square of a tile sunk or a tower placed.
  static int to(int move) {
    return move & 63;
  }

  /// The odd number of a swapped pair of places.
  public static int oddPlace(int move) {
    return move & 63;
  }

  static int tower(int from, int to) {
    return TOWER << 12 | from << 6 | to;
  }

  static int slide(int from, int to) {
    return SLIDE << 12 | from << 6 | to;
  }

  static int sink(int square) {
    return SINK << 12 | square;
  }

  static int placing(int square) {
    return PLACE << 12 | square;
  }

  static int swap(int oddPlace) {
    return SWAP << 12 | oddPlace;
  }

  private SyrtisMove() {}
}

package quinas.engine.solve;

import quinas.rules.catsdogs.Squares;

/// Up to 64 squares of a Cats & Dogs board, numbered from 0, so that a set of them is a `long`.
final class Area {

  static final int MOST = 64;

  private static final int SIDE = 12;

  /// The rules' number of each.
  private final int[] squares;

  /// For each, the set of itself and those of the others that are next to it.
  private final long[] touch;

  private Area(int[] squares, long[] touch) {
    this.squares = squares;
    this.touch = touch;
  }

  /// Numbers the squares of a set, which must not have more than [#MOST].
  static Area of(Squares set) {
    int[] squares = new int[set.count()];
    int end = 0;
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        int square = Squares.square(column, row);
        if (set.contains(square)) {
          squares[end++] = square;
        }
      }
    }
    long[] touch = new long[end];
    for (int i = 0; i < end; i++) {
      for (int j = 0; j < end; j++) {
        touch[i] |= distance(squares[i], squares[j]) <= 1 ? 1L << j : 0;
      }
    }
    return new Area(squares, touch);
  }

  private static int distance(int one, int other) {
    return Math.abs(Squares.column(one) - Squares.column(other))
        + Math.abs(Squares.row(one) - Squares.row(other));
  }

  /// A square, if it is numbered, and those next to it.
  long touch(int square) {
    return touch[square];
  }

  /// How many squares are numbered.
  int count() {
    return squares.length;
  }

  /// Those of the numbered squares that are in `set`.
  long in(Squares set) {
    long in = 0;
    for (int i = 0; i < squares.length; i++) {
      in |= set.contains(squares[i]) ? 1L << i : 0;
    }
    return in;
  }

  /// Those squares of `these` that touch none of `others`.
  long apart(long these, long others) {
    long apart = 0;
    for (long left = these; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if ((touch[square] & others) == 0) {
        apart |= 1L << square;
      }
    }
    return apart;
  }
}

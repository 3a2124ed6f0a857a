package quinas.rules.catsdogs;

import quinas.rules.Bits;

/// A set of squares of a board of up to 12×12, in three words of four rows each. Immutable.
///
/// A row takes 16 bits. The bits right of the board catch what a shift pushes over an edge; they
/// belong to no board, so that sets which shifts have gone through are to be cut to one.
///
/// ```
///        a   b   c  …   l
///    1   0   1   2     11 | 12 … 15   top
///    2  16  17  18     27 | 28 … 31
///    …
///    5  64  65  66     75 | 76 … 79   middle
///    …
///    9 128 129 130    139 | …         bottom
///   12 176 177 178    187 | … 191
/// ```
///
/// A square's number is its bit's, so `b3` is 33, bit 33 of `top`, and `c5` is 66, bit 2 of
/// `middle`.
public record Squares(long top, long middle, long bottom) {

  public static final Squares NONE = new Squares(0, 0, 0);

  /// No square of any board has this number or a greater one.
  static final int LIMIT = 192;

  private static final int ROW = 16;

  /// From the last row of a word to the first of the next.
  private static final int CARRY = 48;

  /// The number of a square; columns and rows from 0.
  public static int square(int column, int row) {
    return row * ROW + column;
  }

  public static int column(int square) {
    return square % ROW;
  }

  public static int row(int square) {
    return square / ROW;
  }

  /// All squares of a board with sides of `size`.
  public static Squares board(int size) {
    Squares board = NONE;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        board = board.with(square(column, row));
      }
    }
    return board;
  }

  public boolean contains(int square) {
    return (word(square >>> 6) >>> square & 1) != 0;
  }

  public boolean isEmpty() {
    return (top | middle | bottom) == 0;
  }

  public int count() {
    return Long.bitCount(top) + Long.bitCount(middle) + Long.bitCount(bottom);
  }

  public Squares with(int square) {
    long bit = 1L << square;
    return switch (square >>> 6) {
      case 0 -> new Squares(top | bit, middle, bottom);
      case 1 -> new Squares(top, middle | bit, bottom);
      default -> new Squares(top, middle, bottom | bit);
    };
  }

  public Squares without(int square) {
    long bit = 1L << square;
    return switch (square >>> 6) {
      case 0 -> new Squares(top & ~bit, middle, bottom);
      case 1 -> new Squares(top, middle & ~bit, bottom);
      default -> new Squares(top, middle, bottom & ~bit);
    };
  }

  public Squares and(Squares other) {
    return new Squares(top & other.top, middle & other.middle, bottom & other.bottom);
  }

  public Squares or(Squares other) {
    return new Squares(top | other.top, middle | other.middle, bottom | other.bottom);
  }

  /// All that is not in the set, beyond the edges of any board too.
  public Squares complement() {
    return new Squares(~top, ~middle, ~bottom);
  }

  /// What lies up, down, left or right of a square of the set; over the edges too.
  public Squares around() {
    return new Squares(
        top << 1 | top >>> 1 | top << ROW | top >>> ROW | middle << CARRY,
        middle << 1
            | middle >>> 1
            | middle << ROW
            | middle >>> ROW
            | top >>> CARRY
            | bottom << CARRY,
        bottom << 1 | bottom >>> 1 | bottom << ROW | bottom >>> ROW | middle >>> CARRY);
  }

  /// The number of the first square, rows from the top and then columns from the left; 192 if there
  /// is none.
  int first() {
    return top != 0
        ? Long.numberOfTrailingZeros(top)
        : middle != 0
            ? 64 + Long.numberOfTrailingZeros(middle)
            : 128 + Long.numberOfTrailingZeros(bottom);
  }

  /// The number of the square that has `n` squares of the set before it; `n` must be less than
  /// [#count].
  int select(int n) {
    int left = n - Long.bitCount(top);
    if (left < 0) {
      return Bits.select(top, n);
    }
    int last = left - Long.bitCount(middle);
    return last < 0 ? 64 + Bits.select(middle, left) : 128 + Bits.select(bottom, last);
  }

  /// Writes the numbers of the squares, each joined with `bits`, into `moves` from `at` on, rows
  /// from the top and then columns from the left. Returns the end.
  int write(int bits, int[] moves, int at) {
    int end = at;
    for (int number = 0; number < LIMIT; number += 64) {
      for (long left = word(number >>> 6); left != 0; left &= left - 1) {
        moves[end++] = bits | (number + Long.numberOfTrailingZeros(left));
      }
    }
    return end;
  }

  private long word(int index) {
    return index == 0 ? top : index == 1 ? middle : bottom;
  }
}

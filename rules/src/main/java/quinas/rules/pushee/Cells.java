package quinas.rules.pushee;

import quinas.rules.Seat;

/// The board of Pushee Pieces as an array of cells with a border.
///
/// There are ten cells a column, whatever the size, in the order in which pieces push: by column
/// from the left, in a column from the top. A step to the right is ten cells, a step down is one.
/// The cell above a column also borders the column before it from below.
///
/// ```
///          a   b   c   d   e   f
///      0  10  20  30  40  50  60  70
///   1  1  11  21  31  41  51  61  71        size 6; all other cells up to the 79th
///   2  2  12  22  32  42  52  62  72        belong to the border too
///   …
///   6  6  16  26  36  46  56  66  76
///      7  17  27  37  47  57  67  77
/// ```
///
/// A cell is 0 if it is empty, and else:
///
/// ```
///       4           3           2           1            0
///    border   moved in this   piece   of the second   vertical
///                 turn                    seat
/// ```
///
/// So in `6/1X4/2o3/3X2/6/6` cell 22 holds 5, cell 33 holds 6, and cell 44 holds 5.
final class Cells {

  static final byte EMPTY = 0;
  static final byte VERTICAL = 1;
  static final byte PIECE = 4;
  static final byte MOVED = 8;
  static final byte BORDER = 16;

  /// From a cell to the next on its right.
  static final int COLUMN = 10;

  /// The number of a square's cell; columns and rows from 0.
  static int number(int column, int row) {
    return (column + 1) * COLUMN + row + 1;
  }

  static int column(int number) {
    return number / COLUMN - 1;
  }

  static int row(int number) {
    return number % COLUMN - 1;
  }

  /// A piece that has not moved.
  static byte piece(Seat seat, boolean vertical) {
    return (byte) (PIECE | seat.index() << 1 | (vertical ? VERTICAL : 0));
  }

  /// Whether a cell holds a piece of a seat.
  static boolean isOf(Seat seat, byte cell) {
    return (cell | VERTICAL) == piece(seat, true);
  }

  private Cells() {}
}

package quinas.cli.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import quinas.rules.Square;

/// A square board in its frame, with coordinates outside.
///
/// ```
///       a   b
///     ┌───┬───┐        ruled, squares 3 wide and 1 high;
///   1 │   │   │        a1 begins at column `left`, line `top`
///     ├───┼───┤
///   2 │   │   │
///     └───┴───┘
/// ```
///
/// @param size squares along a side
/// @param cellWidth the inner width of a square
/// @param cellHeight the inner height of a square
/// @param isRuled whether lines run between the squares
/// @param labels where the coordinates stand
record Grid(int size, int cellWidth, int cellHeight, boolean isRuled, Labels labels)
    implements Squares {

  /// Where the coordinates stand, and what they are.
  enum Labels {
    /// Letters above, numbers at the left.
    ONE_SIDE,
    /// The same below and at the right too.
    ALL_SIDES,
    /// Numbers above and at the left; all around the frame runs a rim of notches, reached as the
    /// squares just outside of the board.
    RIM
  }

  /// Where the rim begins, and its width.
  private static final int RIM = 3;

  private static final String FINE = "┌┬┐├┼┤└┴┘─│";
  private static final String PLAIN = "+++++++++-|";

  /// A board with a line between any two squares.
  static Grid ruled(int size, int cellWidth, int cellHeight, Labels labels) {
    return new Grid(size, cellWidth, cellHeight, true, labels);
  }

  /// A board with nothing between its squares.
  static Grid open(int size, int cellWidth, Labels labels) {
    return new Grid(size, cellWidth, 1, false, labels);
  }

  private int left() {
    return labels == Labels.RIM ? RIM + RIM + 1 : RIM + 1;
  }

  private int top() {
    return labels == Labels.RIM ? 3 : 2;
  }

  private int ruling() {
    return isRuled ? 1 : 0;
  }

  /// The column of the frame's right side.
  private int right() {
    return left() + size * (cellWidth + ruling()) - ruling();
  }

  /// The line of the frame's lower side.
  private int bottom() {
    return top() + size * (cellHeight + ruling()) - ruling();
  }

  @Override
  public Spot spot(Square square) {
    int x =
        square.column() < 0
            ? RIM
            : square.column() == size
                ? right() + 1
                : left() + square.column() * (cellWidth + ruling());
    int y =
        square.row() < 0
            ? top() - 2
            : square.row() == size ? bottom() + 1 : top() + square.row() * (cellHeight + ruling());
    return new Spot(x, y, cellWidth, cellHeight);
  }

  @Override
  public List<Square> all() {
    List<Square> all = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        all.add(new Square(column, row));
      }
    }
    return all;
  }

  @Override
  public int width() {
    return right() + (labels == Labels.ONE_SIDE ? 1 : 1 + RIM);
  }

  @Override
  public int height() {
    return bottom() + (labels == Labels.ONE_SIDE ? 1 : 2);
  }

  /// A canvas with the frame and the coordinates on it.
  Canvas canvas(Look look) {
    Canvas canvas = new Canvas(width(), height());
    for (int line = 0; line <= size; line++) {
      if (isRuled || line == 0 || line == size) {
        rule(canvas, line, look);
      }
    }
    for (int i = 0; i < size; i++) {
      label(canvas, i, look);
      for (int y = 0; y < cellHeight; y++) {
        uprights(canvas, spot(new Square(0, i)).y() + y, look);
      }
    }
    return canvas;
  }

  /// The line above the squares of a row, or the one below the last.
  private void rule(Canvas canvas, int row, Look look) {
    String signs = look.either(FINE, PLAIN);
    int kind = row == 0 ? 0 : row == size ? 6 : 3;
    int y = row == size ? bottom() : spot(new Square(0, row)).y() - 1;
    String across = signs.substring(9, 10).repeat(cellWidth);
    String between = isRuled ? signs.substring(kind + 1, kind + 2) : "";
    String inner = String.join(between, Collections.nCopies(size, across));
    canvas.put(left() - 1, y, signs.charAt(kind) + inner + signs.charAt(kind + 2), look.frame());
  }

  private void uprights(Canvas canvas, int y, Look look) {
    String upright = look.either("│", "|");
    for (int column = 0; column <= size; column++) {
      if (isRuled || column == 0 || column == size) {
        int x = column == size ? right() : spot(new Square(column, 0)).x() - 1;
        canvas.put(x, y, upright, look.frame());
      }
    }
  }

  private void label(Canvas canvas, int i, Look look) {
    Spot above = spot(new Square(i, 0));
    String name = labels == Labels.RIM ? Integer.toString(i + 1) : columnLetter(i);
    canvas.put(above.middle(), 0, name, look.frame());
    Spot beside = spot(new Square(0, i));
    String number = Integer.toString(i + 1);
    int y = beside.y() + (cellHeight - 1) / 2;
    canvas.put(2 - number.length(), y, number, look.frame());
    if (labels == Labels.ALL_SIDES) {
      canvas.put(above.middle(), height() - 1, name, look.frame());
      canvas.put(right() + 2, y, number, look.frame());
    }
  }

  private static String columnLetter(int column) {
    return new Square(column, 0).toString().substring(0, 1);
  }
}

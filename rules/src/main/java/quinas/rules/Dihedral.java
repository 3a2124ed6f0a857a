package quinas.rules;

/// The eight ways to lay a square board on itself: mirrored left to right or not, then turned
/// clockwise by quarters.
public enum Dihedral {
  IDENTITY(false, 0),
  QUARTER(false, 1),
  HALF(false, 2),
  THREE_QUARTERS(false, 3),
  FLIP(true, 0),
  FLIP_QUARTER(true, 1),
  FLIP_HALF(true, 2),
  FLIP_THREE_QUARTERS(true, 3);

  private final boolean flipped;
  private final int quarters;

  Dihedral(boolean flipped, int quarters) {
    this.flipped = flipped;
    this.quarters = quarters;
  }

  /// Where a square goes on a board with sides of `size`.
  public Square image(Square square, int size) {
    int far = size - 1;
    int column = flipped ? far - square.column() : square.column();
    int row = square.row();
    return switch (quarters) {
      case 0 -> new Square(column, row);
      case 1 -> new Square(far - row, column);
      case 2 -> new Square(far - column, far - row);
      default -> new Square(row, far - column);
    };
  }

  /// Whether it mirrors the board, so that turning alone cannot do it.
  public boolean isFlipped() {
    return flipped;
  }

  /// Whether rows become columns.
  public boolean swapsAxes() {
    return quarters % 2 == 1;
  }
}

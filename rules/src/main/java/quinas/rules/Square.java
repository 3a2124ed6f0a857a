package quinas.rules;

/// A square by its place: columns from the left and rows from the top, both from 0.
///
/// Its text is the column's letter and the row's number from 1, so `a1` is the top left corner. For
/// reading and showing; positions and moves hold bits.
public record Square(int column, int row) {

  /// Reads the name of a square of a board with sides of `size`.
  public static Square read(String text, int size) throws NotationException {
    if (text.length() >= 2 && text.length() <= 3 && text.charAt(1) != '0') {
      int column = text.charAt(0) - 'a';
      int row = 0;
      for (int i = 1; i < text.length(); i++) {
        int digit = text.charAt(i) - '0';
        row = digit < 0 || digit > 9 ? size + 1 : 10 * row + digit;
      }
      if (column >= 0 && column < size && row <= size) {
        return new Square(column, row - 1);
      }
    }
    throw new NotationException(
        "\"%s\" is no square; the squares are a1 to %s", text, new Square(size - 1, size - 1));
  }

  @Override
  public String toString() {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }
}

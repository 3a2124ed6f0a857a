package quinas.cli.board;

import java.util.List;
import quinas.rules.Square;

/// Where the squares of a drawn board lie, counted in characters from its top left corner.
public interface Squares {

  /// A rectangle of characters.
  ///
  /// @param x the column of its left side
  /// @param y the line of its top
  record Spot(int x, int y, int width, int height) {

    /// The column in the middle.
    public int middle() {
      return x + (width - 1) / 2;
    }
  }

  /// Where a square lies.
  Spot spot(Square square);

  /// All squares of the board, rows from the top, columns from the left.
  List<Square> all();

  /// The width of the whole picture, coordinates included.
  int width();

  /// Its height.
  int height();
}

package quinas.cli.board;

import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import quinas.rules.Position;
import quinas.rules.Square;

/// A picture that shows each square by itself.
interface GridPicture extends BoardPicture {

  /// What a square holds.
  ///
  /// @param text fills the square but for its first and last column
  /// @param isEmpty whether the text only stands for an empty square
  record Content(String text, AttributedStyle style, boolean isEmpty) {

    static Content of(String text, AttributedStyle style) {
      return new Content(text, style, false);
    }

    /// An empty square that shows itself by `text`.
    static Content empty(String text, Look look) {
      return new Content(text, look.frame(), true);
    }
  }

  @Override
  Grid squares(Position position);

  /// What `square` holds, as wide as the inside of a square without its first and last column.
  Content content(Position position, Square square, Look look);

  @Override
  default List<AttributedString> draw(Position position, Marks marks, Look look) {
    Canvas canvas = squares(position).canvas(look);
    paint(canvas, position, marks, look);
    return canvas.lines();
  }

  /// Fills the squares.
  default void paint(Canvas canvas, Position position, Marks marks, Look look) {
    Grid grid = squares(position);
    for (Square square : grid.all()) {
      Squares.Spot spot = grid.spot(square);
      Content content = content(position, square, look);
      canvas.put(spot.x() + 1, spot.y(), content.text(), content.style());
      paintMarks(canvas, spot, square, content, marks, look);
    }
  }

  /// Points out a square.
  static void paintMarks(
      Canvas canvas, Squares.Spot spot, Square square, Content content, Marks marks, Look look) {
    if (content.isEmpty() && marks.targets().contains(square)) {
      canvas.put(spot.middle(), spot.y(), look.dot(), look.strong());
    }
    String around = marks.around(square, content.isEmpty(), look);
    if (!around.isBlank()) {
      canvas.put(spot.x(), spot.y(), around.substring(0, 1), look.strong());
      canvas.put(spot.x() + spot.width() - 1, spot.y(), around.substring(1), look.strong());
    }
    if (marks.isCursor(square)) {
      canvas.putCursor(spot, look);
    }
  }
}

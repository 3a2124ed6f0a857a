package quinas.arena.picture;

import java.util.ArrayList;
import java.util.List;
import quinas.rules.Position;
import quinas.rules.Square;

/// A board in the symbols of its notation, with coordinates: the same form for every game.
public final class TextBoard {

  /// The lines of the board; an empty square is a dot, and what a square is worth stands behind it.
  public static List<String> lines(Position position) {
    BoardText cells = BoardText.of(position);
    int width = 1;
    for (int row = 0; row < cells.size(); row++) {
      for (int column = 0; column < cells.size(); column++) {
        width = Math.max(width, cell(cells, column, row).length());
      }
    }
    List<String> lines = new ArrayList<>();
    StringBuilder letters = new StringBuilder("  ");
    for (int column = 0; column < cells.size(); column++) {
      letters.append(' ').append(padded(new Square(column, 0).toString().substring(0, 1), width));
    }
    lines.add(letters.toString().stripTrailing());
    for (int row = 0; row < cells.size(); row++) {
      StringBuilder line = new StringBuilder(row < 9 ? " " : "").append(row + 1);
      for (int column = 0; column < cells.size(); column++) {
        line.append(' ').append(padded(cell(cells, column, row), width));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private static String cell(BoardText cells, int column, int row) {
    String piece = cells.piece(column, row);
    return (piece.isEmpty() ? "." : piece) + cells.value(column, row);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private TextBoard() {}
}

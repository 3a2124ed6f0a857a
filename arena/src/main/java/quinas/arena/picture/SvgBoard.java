package quinas.arena.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Square;

/// A board as a self-contained SVG document: what it shows is said in its title, too.
public final class SvgBoard {

  private static final int CELL = 100;
  private static final int MARGIN = 50;

  private final Game game;
  private final BoardText cells;
  private final StringBuilder svg = new StringBuilder();

  private SvgBoard(Game game, Position position) {
    this.game = game;
    this.cells = BoardText.of(position);
    Map<String, String> pieces = SvgPieces.of(game.id());
    open(position);
    List<String> symbols = new ArrayList<>(pieces.keySet());
    svg.append("<defs>\n");
    pieces.forEach(
        (symbol, picture) -> add("<g id='p%d'>%s</g>\n", symbols.indexOf(symbol), picture));
    svg.append("</defs>\n");
    coordinates();
    for (int row = 0; row < cells.size(); row++) {
      for (int column = 0; column < cells.size(); column++) {
        square(column, row, symbols);
      }
    }
    svg.append("</svg>\n");
  }

  /// The document, ending with a line feed.
  public static String draw(Game game, Position position) {
    return new SvgBoard(game, position).svg.toString();
  }

  private void open(Position position) {
    int side = cells.size() * CELL + 2 * MARGIN;
    String pattern =
        """
        <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' width='%d' height='%d' \
        role='img' font-family='system-ui, sans-serif' text-anchor='middle'>
        <title>%s</title>
        <rect width='100%%' height='100%%' fill='%s'/>
        """;
    String title = escaped(game.title() + ": " + game.notation().text(position));
    add(pattern, side, side, side / 2, side / 2, title, SvgPieces.PAPER);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private void coordinates() {
    add("<g font-size='26' fill='%s'>\n", SvgPieces.INK);
    for (int i = 0; i < cells.size(); i++) {
      int middle = MARGIN + i * CELL + CELL / 2;
      text(middle, MARGIN - 16, new Square(i, 0).toString().substring(0, 1));
      text(MARGIN - 25, middle + 9, Integer.toString(i + 1));
    }
    svg.append("</g>\n");
  }

  private void square(int column, int row, List<String> symbols) {
    String piece = cells.piece(column, row);
    int x = MARGIN + column * CELL;
    int y = MARGIN + row * CELL;
    // A gap is no square at all.
    if (!piece.equals("-")) {
      String square = "<rect x='%d' y='%d' width='%d' height='%d' fill='%s' stroke='%s'/>\n";
      add(square, x, y, CELL, CELL, SvgPieces.ground(game.id()), SvgPieces.LINE);
    }
    String value = cells.value(column, row);
    if (!value.isEmpty()) {
      add("<g font-size='46' fill='%s'>", SvgPieces.INK);
      // Pieces lie at the left or at the bottom, beside the figure.
      text(x + CELL / 2 + 9, y + CELL / 2 + 6, value);
      svg.append("</g>\n");
    }
    if (symbols.contains(piece)) {
      add("<use href='#p%d' x='%d' y='%d'/>\n", symbols.indexOf(piece), x, y);
    } else if (!piece.isEmpty() && !piece.equals("-")) {
      text(x + CELL / 2, y + CELL / 2 + 9, escaped(piece));
    }
  }

  private void text(int x, int y, String text) {
    add("<text x='%d' y='%d'>%s</text>\n", x, y, text);
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency
  private void add(String pattern, Object... arguments) {
    svg.append(String.format(Locale.ROOT, pattern, arguments));
  }
}

package quinas.cli.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/// A rectangle of characters to draw on; each is one column wide.
final class Canvas {

  private final char[][] signs;
  private final AttributedStyle[][] styles;

  Canvas(int width, int height) {
    signs = new char[height][width];
    styles = new AttributedStyle[height][width];
    for (int y = 0; y < height; y++) {
      Arrays.fill(signs[y], ' ');
      Arrays.fill(styles[y], AttributedStyle.DEFAULT);
    }
  }

  /// Writes `text` from column `x` of line `y` on.
  void put(int x, int y, String text, AttributedStyle style) {
    for (int i = 0; i < text.length(); i++) {
      signs[y][x + i] = text.charAt(i);
      styles[y][x + i] = style;
    }
  }

  /// Shows that the cursor is on a rectangle.
  void putCursor(Squares.Spot spot, Look look) {
    for (int y = spot.y(); y < spot.y() + spot.height(); y++) {
      for (int x = spot.x(); x < spot.x() + spot.width(); x++) {
        styles[y][x] = look.underCursor(styles[y][x]);
      }
    }
  }

  /// What has been drawn, without the blanks at the ends of lines.
  List<AttributedString> lines() {
    List<AttributedString> lines = new ArrayList<>();
    for (int y = 0; y < signs.length; y++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      for (int x = 0; x < end(y); x++) {
        line.style(styles[y][x]).append(signs[y][x]);
      }
      lines.add(line.toAttributedString());
    }
    return lines;
  }

  private int end(int y) {
    int end = signs[y].length;
    while (end > 0 && signs[y][end - 1] == ' ' && isPlain(styles[y][end - 1])) {
      end--;
    }
    return end;
  }

  private static boolean isPlain(AttributedStyle style) {
    return style.equals(AttributedStyle.DEFAULT);
  }
}

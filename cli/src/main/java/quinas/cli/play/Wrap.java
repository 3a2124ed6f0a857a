package quinas.cli.play;

import java.util.ArrayList;
import java.util.List;

/// Breaks lines between words.
final class Wrap {

  /// The pieces of a line, none wider than `width` unless a single word is. Pieces after the first
  /// are indented as the line is.
  static List<String> at(int width, String line) {
    String indent = " ".repeat(line.length() - line.stripLeading().length());
    List<String> pieces = new ArrayList<>();
    String rest = line;
    while (rest.length() > width) {
      int space = rest.lastIndexOf(' ', width);
      if (space <= indent.length()) {
        space = rest.indexOf(' ', indent.length());
      }
      if (space < 0) {
        break;
      }
      pieces.add(rest.substring(0, space).stripTrailing());
      rest = indent + rest.substring(space).stripLeading();
    }
    pieces.add(rest);
    return pieces;
  }

  private Wrap() {}
}

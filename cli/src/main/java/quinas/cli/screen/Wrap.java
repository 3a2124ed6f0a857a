package quinas.cli.screen;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// Breaks texts into lines of a width.
final class Wrap {

  /// The lines of a text, broken between words where that is possible.
  static List<AttributedString> lines(AttributedString text, int width) {
    List<AttributedString> lines = new ArrayList<>();
    AttributedString rest = text;
    while (rest.length() > width) {
      int end = rest.toString().lastIndexOf(' ', width);
      int cut = end > 0 ? end : width;
      lines.add(rest.subSequence(0, cut));
      rest = rest.subSequence(end > 0 ? cut + 1 : cut, rest.length());
    }
    lines.add(rest);
    return lines;
  }

  /// The same for several texts.
  static List<AttributedString> lines(List<AttributedString> texts, int width) {
    return texts.stream().flatMap(text -> lines(text, width).stream()).toList();
  }

  /// A line, cut off if it is too long.
  static AttributedString cut(AttributedString line, int width) {
    return line.length() > width ? line.subSequence(0, width) : line;
  }

  private Wrap() {}
}

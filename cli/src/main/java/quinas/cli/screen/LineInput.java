package quinas.cli.screen;

import java.util.List;
import java.util.Locale;

/// A line that is being typed.
final class LineInput {

  private final List<String> history;
  private final List<String> completions;
  private int remembered;
  private String text = "";
  private int caret;

  /// @param history what was typed before, the latest last
  /// @param completions what Tab may complete the line to
  LineInput(List<String> history, List<String> completions) {
    this.history = history;
    this.completions = completions;
    remembered = history.size();
  }

  String text() {
    return text;
  }

  /// How many characters stand before the caret.
  int caret() {
    return caret;
  }

  void press(Key key) {
    switch (key.kind()) {
      case CHARACTER -> replace(caret, caret, key.text());
      case BACKSPACE -> replace(Math.max(0, caret - 1), caret, "");
      case DELETE -> replace(caret, Math.min(text.length(), caret + 1), "");
      case LEFT -> caret = Math.max(0, caret - 1);
      case RIGHT -> caret = Math.min(text.length(), caret + 1);
      case HOME -> caret = 0;
      case END -> caret = text.length();
      case UP -> remember(remembered - 1);
      case DOWN -> remember(remembered + 1);
      case TAB -> complete();
      default -> {}
    }
  }

  private void replace(int from, int to, String by) {
    text = text.substring(0, from) + by + text.substring(to);
    caret = from + by.length();
  }

  private void remember(int index) {
    remembered = Math.clamp(index, 0, history.size());
    text = remembered < history.size() ? history.get(remembered) : "";
    caret = text.length();
  }

  /// What the line could still become.
  List<String> candidates() {
    String typed = text.toLowerCase(Locale.ROOT);
    return completions.stream().filter(each -> each.startsWith(typed)).toList();
  }

  /// Adds what all candidates have in common.
  private void complete() {
    List<String> candidates = candidates();
    if (candidates.isEmpty()) {
      return;
    }
    String common = candidates.getFirst();
    for (String candidate : candidates) {
      while (!candidate.startsWith(common)) {
        common = common.substring(0, common.length() - 1);
      }
    }
    text = common;
    caret = text.length();
  }
}

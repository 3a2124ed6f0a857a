package quinas.arena.record;

import java.util.Locale;

/// How texts stand between delimiters: a backslash before the closing one and before itself, and
/// for what an editor or an encoding could not keep.
final class Escapes {

  /// The text with whatever must not stand as it is before the `closing` delimiter written as an
  /// escape. A line feed may stand in a text that is `longText`.
  static String write(String text, char closing, boolean longText) {
    StringBuilder written = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == closing || c == '\\') {
        written.append('\\').append(c);
      } else if (c == '\n') {
        written.append(longText ? "\n" : "\\n");
      } else if (Character.isISOControl(c) || c == '\uFEFF' || isLone(text, i)) {
        String digits = Integer.toHexString(0x1_0000 | c).substring(1);
        written.append("\\u").append(digits.toUpperCase(Locale.ROOT));
      } else {
        written.append(c);
      }
    }
    return written.toString();
  }

  /// Whether half a surrogate pair stands there, which no encoding of characters can keep.
  private static boolean isLone(String text, int at) {
    char c = text.charAt(at);
    if (Character.isHighSurrogate(c)) {
      return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
    }
    return Character.isLowSurrogate(c)
        && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
  }

  private Escapes() {}
}

package quinas.rules;

/// Sentences made of a pattern and its arguments: what errors use of [String#format], with the same
/// result. The whole of that brings a third of a megabyte along when compiled for the page.
public final class Sentence {

  private static final String HEX = "0123456789ABCDEF";

  /// The pattern with its arguments in it.
  ///
  /// @param pattern may contain `%s` and `%d`, `%02X` for a byte, and `%%`
  public static String of(String pattern, Object... arguments) {
    StringBuilder sentence = new StringBuilder(pattern.length() + 32);
    int next = 0;
    int at = 0;
    for (int sign = pattern.indexOf('%'); sign >= 0; sign = pattern.indexOf('%', at)) {
      sentence.append(pattern, at, sign);
      char kind = pattern.charAt(sign + 1);
      at = sign + 2;
      switch (kind) {
        case 's', 'd' -> sentence.append(arguments[next++]);
        case '%' -> sentence.append('%');
        case '0' -> {
          assert pattern.startsWith("2X", at) : pattern;
          int value = (Byte) arguments[next++];
          sentence.append(HEX.charAt(value >>> 4 & 0xF)).append(HEX.charAt(value & 0xF));
          at += 2;
        }
        default -> throw new IllegalArgumentException(pattern);
      }
    }
    return sentence.append(pattern, at, pattern.length()).toString();
  }

  private Sentence() {}
}

package quinas.arena.match;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import quinas.rules.NotationException;

/// One line of `key=value` pairs, `; ` between them. In values `;`, `%` and control characters are
/// written as `%3B`, as in addresses.
final class KeyValues {

  static String write(Map<String, String> values) {
    StringBuilder text = new StringBuilder();
    values.forEach((key, value) -> {
      text.append(text.isEmpty() ? "" : "; ").append(key).append('=').append(escaped(value));
    });
    return text.toString();
  }

  private static String escaped(String value) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == ';' || c == '%' || c < ' ' || c == 0x7F) {
        escaped.append(String.format(Locale.ROOT, "%%%02X", (int) c));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }

  static Map<String, String> read(String text) throws NotationException {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : text.split(";", -1)) {
      int equals = pair.indexOf('=');
      String key = equals < 0 ? pair : pair.substring(0, equals).strip();
      if (equals < 0 || values.put(key, plain(pair.substring(equals + 1))) != null) {
        throw new NotationException("match: \"%s\" is no key=value, or is given twice", pair);
      }
    }
    return values;
  }

  private static String plain(String value) throws NotationException {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '%') {
        String digits = value.substring(i + 1, Math.min(value.length(), i + 3));
        if (!digits.matches("[0-9A-F]{2}")) {
          throw new NotationException("match: \"%s\" has a %% without two digits", value);
        }
        plain.append((char) Integer.parseInt(digits, 16));
        i += 2;
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }

  private KeyValues() {}
}

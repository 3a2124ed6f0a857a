package quinas.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads JSON: texts as `String`, whole numbers as `Long`, truth values as `Boolean`, lists as
/// `List`, objects as `Map`, and `null`. The page sends no other numbers.
final class JsonReader {

  /// Deeper than anything that the page sends: a record's variations, up to 100 deep, are two
  /// levels each.
  private static final int MOST_DEPTH = 256;

  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  /// @throws IllegalArgumentException if it is no JSON
  static @Nullable Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value(0);
    if (reader.peek() != 0) {
      throw reader.error();
    }
    return value;
  }

  private @Nullable Object value(int depth) {
    if (depth > MOST_DEPTH) {
      throw error();
    }
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> list(depth);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  /// The next character that is no white space, 0 at the end.
  private char peek() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  /// Goes on behind `wanted` if it comes next.
  private boolean take(char wanted) {
    boolean isNext = peek() == wanted;
    at += isNext ? 1 : 0;
    return isNext;
  }

  private void expect(char wanted) {
    if (!take(wanted)) {
      throw error();
    }
  }

  private Map<String, @Nullable Object> object(int depth) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    expect('{');
    if (take('}')) {
      return object;
    }
    do {
      peek();
      String key = string();
      expect(':');
      object.put(key, value(depth + 1));
    } while (take(','));
    expect('}');
    return object;
  }

  private List<@Nullable Object> list(int depth) {
    List<@Nullable Object> list = new ArrayList<>();
    expect('[');
    if (take(']')) {
      return list;
    }
    do {
      list.add(value(depth + 1));
    } while (take(','));
    expect(']');
    return list;
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    while (true) {
      char next = character();
      if (next == '"') {
        return string.toString();
      }
      string.append(next == '\\' ? escaped(character()) : next);
    }
  }

  private char character() {
    if (at == text.length()) {
      throw error();
    }
    return text.charAt(at++);
  }

  private char escaped(char kind) {
    return switch (kind) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case '"', '\\', '/' -> kind;
      case 'u' -> {
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = Character.digit(character(), 16);
          if (digit < 0) {
            throw error();
          }
          code = code << 4 | digit;
        }
        yield (char) code;
      }
      default -> throw error();
    };
  }

  private @Nullable Object word(String word, @Nullable Object meaning) {
    if (!text.startsWith(word, at)) {
      throw error();
    }
    at += word.length();
    return meaning;
  }

  private Long number() {
    int from = at;
    while (at < text.length() && "-0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    try {
      return Long.valueOf(text.substring(from, at));
    } catch (NumberFormatException e) {
      throw error();
    }
  }

  private IllegalArgumentException error() {
    return new IllegalArgumentException("no JSON at character " + at);
  }
}

package quinas.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes JSON. Values are texts, whole numbers, truth values, lists, maps with texts as keys, and
/// `null`. Other numbers would make what is compiled for the page much larger.
final class Json {

  private final StringBuilder text = new StringBuilder();

  private Json() {}

  /// The members of an object, in this order.
  static Map<String, @Nullable Object> object() {
    return new LinkedHashMap<>();
  }

  static String write(@Nullable Object value) {
    Json json = new Json();
    json.value(value);
    return json.text.toString();
  }

  private void value(@Nullable Object value) {
    switch (value) {
      case null -> text.append("null");
      case String string -> string(string);
      case Map<?, ?> map -> map(map);
      case List<?> list -> list(list);
      case Integer number -> text.append(number.intValue());
      case Long number -> text.append(number.longValue());
      case Boolean truth -> text.append(truth.booleanValue());
      default -> throw new IllegalArgumentException("no value of JSON: " + value);
    }
  }

  private void map(Map<?, ?> map) {
    text.append('{');
    String separator = "";
    for (Map.Entry<?, ?> member : map.entrySet()) {
      text.append(separator);
      string((String) member.getKey());
      text.append(':');
      value(member.getValue());
      separator = ",";
    }
    text.append('}');
  }

  private void list(List<?> list) {
    text.append('[');
    String separator = "";
    for (Object element : list) {
      text.append(separator);
      value(element);
      separator = ",";
    }
    text.append(']');
  }

  private void string(String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char next = string.charAt(i);
      if (next == '"' || next == '\\') {
        text.append('\\').append(next);
      } else if (next < ' ' || Character.isSurrogate(next)) {
        escape(next);
      } else {
        text.append(next);
      }
    }
    text.append('"');
  }

  private void escape(char next) {
    text.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      text.append(Character.forDigit(next >>> shift & 0xF, 16));
    }
  }
}

package quinas.web;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// An answer of a door, taken apart.
///
/// @param json what was told
record Asked(Map<?, ?> json) {

  static Asked of(String answer) {
    return new Asked((Map<?, ?>) Objects.requireNonNull(JsonReader.read(answer)));
  }

  /// The value, which must be an object.
  Asked value() {
    return new Asked((Map<?, ?>) get("value"));
  }

  /// The values, which must be objects in a list.
  List<Asked> values() {
    return list("value");
  }

  Asked fault() {
    return new Asked((Map<?, ?>) get("fault"));
  }

  Asked at(String key) {
    return new Asked((Map<?, ?>) get(key));
  }

  List<Asked> list(String key) {
    return ((List<?>) get(key))
        .stream().map(element -> new Asked((Map<?, ?>) Objects.requireNonNull(element))).toList();
  }

  List<?> plain(String key) {
    return (List<?>) get(key);
  }

  String text(String key) {
    return (String) get(key);
  }

  Object get(String key) {
    @Nullable Object value = json.get(key);
    if (value == null) {
      throw new AssertionError("no " + key + " in " + json);
    }
    return value;
  }
}

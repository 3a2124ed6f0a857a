package quinas.server.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/// The fields of a JSON object that came from outside; whatever is not as it must be is refused
/// with the pointer to it.
public final class Fields {

  private final JsonNode node;
  private final String pointer;

  private Fields(JsonNode node, String pointer) {
    this.node = node;
    this.pointer = pointer;
  }

  /// Reads a text that must be one JSON object.
  public static Fields read(String text) throws ApiException {
    JsonNode node;
    try {
      node = Json.MAPPER.readTree(text);
    } catch (JacksonException e) {
      throw new ApiException(
          ApiError.of(Code.MALFORMED, "this is not JSON: %s", e.getOriginalMessage())
              .at(place(e.getLocation())));
    }
    if (!node.isObject()) {
      throw new ApiException(ApiError.of(Code.MALFORMED, "a JSON object is expected").at(""));
    }
    return new Fields(node, "");
  }

  private static String place(@Nullable TokenStreamLocation location) {
    return location == null
        ? ""
        : "line " + location.getLineNr() + ", column " + location.getColumnNr();
  }

  /// A refusal of what stands in a field.
  @SuppressWarnings("AnnotateFormatMethod") // as in ApiError
  public ApiException fault(String name, String pattern, Object... arguments) {
    return new ApiException(
        ApiError.of(Code.BAD_VALUE, pattern, arguments).at(pointer + "/" + name));
  }

  /// Refuses fields of any other name.
  public void only(String... names) throws ApiException {
    Set<String> known = Set.of(names);
    for (String name : node.propertyNames()) {
      if (!known.contains(name)) {
        String text = name.length() > 40 ? name.substring(0, 40) : name;
        String place = text.replace("~", "~0").replace("/", "~1");
        throw fault(place, "unknown field \"%s\"", text);
      }
    }
  }

  /// Whether the field is there and not null.
  public boolean has(String name) {
    return node.hasNonNull(name);
  }

  public String text(String name) throws ApiException {
    JsonNode value = node.path(name);
    if (!value.isString()) {
      throw fault(name, "a string is expected as \"%s\"", name);
    }
    return value.stringValue();
  }

  /// A text of at most so many characters.
  public String text(String name, int most) throws ApiException {
    String text = text(name);
    if (text.length() > most) {
      throw fault(name, "\"%s\" has more than %d characters", name, most);
    }
    return text;
  }

  public Optional<String> optionalText(String name, int most) throws ApiException {
    return has(name) ? Optional.of(text(name, most)) : Optional.empty();
  }

  /// One of these words.
  public String word(String name, String... words) throws ApiException {
    String text = text(name);
    if (!List.of(words).contains(text)) {
      throw fault(name, "\"%s\" is one of %s", name, String.join(", ", words));
    }
    return text;
  }

  public long number(String name, long least, long most) throws ApiException {
    JsonNode value = node.path(name);
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw fault(name, "a whole number is expected as \"%s\"", name);
    }
    long number = value.longValue();
    if (number < least || number > most) {
      throw fault(name, "\"%s\" is a number from %d to %d", name, least, most);
    }
    return number;
  }

  public Fields object(String name) throws ApiException {
    JsonNode value = node.path(name);
    if (!value.isObject()) {
      throw fault(name, "an object is expected as \"%s\"", name);
    }
    return new Fields(value, pointer + "/" + name);
  }

  /// A list of texts, empty if the field is not there.
  public List<String> texts(String name, int most, int length) throws ApiException {
    if (!has(name)) {
      return List.of();
    }
    JsonNode value = node.path(name);
    if (!value.isArray() || value.size() > most) {
      throw fault(name, "a list of at most %d strings is expected as \"%s\"", most, name);
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode element : value) {
      if (!element.isString() || element.stringValue().length() > length) {
        throw fault(
            name + "/" + texts.size(), "a string of at most %d characters is expected", length);
      }
      texts.add(element.stringValue());
    }
    return List.copyOf(texts);
  }
}

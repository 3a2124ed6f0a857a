package quinas.arena.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quinas.rules.NotationException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/// One table of a TOML file, of which the values are taken one by one; what nobody has taken is
/// refused in the end.
///
/// The TOML reader does not tell where a value stands, so that is looked for in the text: the line
/// with the key, in the table's part.
final class TomlTable {

  private static final Pattern HEADER = Pattern.compile("\\s*\\[.*");

  private final Map<String, JsonNode> values = new LinkedHashMap<>();
  private final List<String> keys;
  private final List<String> lines;
  private final int firstLine;

  private TomlTable(JsonNode node, List<String> lines, int firstLine) {
    node.properties().forEach(entry -> values.put(entry.getKey(), entry.getValue()));
    keys = new ArrayList<>();
    this.lines = lines;
    this.firstLine = firstLine;
  }

  /// Reads a file.
  static TomlTable read(String text) throws TournamentException {
    try {
      JsonNode root = TomlMapper.builder().build().readTree(text);
      return new TomlTable(root, text.lines().toList(), 0);
    } catch (JacksonException e) {
      throw new TournamentException(
          line(e), new NotationException("this is no TOML: %s", e.getOriginalMessage()));
    }
  }

  /// The line where reading stopped: the one before, if that is at the very beginning of the next.
  private static int line(JacksonException error) {
    TokenStreamLocation at = error.getLocation();
    if (at == null) {
      return 0;
    }
    return Math.max(0, at.getColumnNr() <= 1 ? at.getLineNr() - 1 : at.getLineNr());
  }

  /// Reads a value that the rules, or somebody else, know how to read.
  @FunctionalInterface
  interface Reading<T> {
    T read(String text) throws NotationException;
  }

  /// The text of a key.
  Optional<String> text(String key) throws TournamentException {
    return text(key, text -> text);
  }

  /// What the text of a key means.
  <T> Optional<T> text(String key, Reading<T> reading) throws TournamentException {
    JsonNode value = take(key);
    if (value == null) {
      return Optional.empty();
    }
    if (!value.isString()) {
      throw error(key, new NotationException("%s must be a text in quotation marks", key));
    }
    try {
      return Optional.of(reading.read(value.stringValue()));
    } catch (NotationException e) {
      throw error(key, e);
    }
  }

  /// The whole number of a key.
  Optional<Long> number(String key, long least, long most) throws TournamentException {
    JsonNode value = take(key);
    if (value == null) {
      return Optional.empty();
    }
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw error(key, new NotationException("%s must be a whole number", key));
    }
    long number = value.longValue();
    if (number < least || number > most) {
      throw error(
          key, new NotationException("%s must be from %d to %d, not %d", key, least, most, number));
    }
    return Optional.of(number);
  }

  /// Whether a key says `true`; not if it is missing.
  boolean flag(String key) throws TournamentException {
    JsonNode value = take(key);
    if (value != null && !value.isBoolean()) {
      throw error(key, new NotationException("%s must be true or false", key));
    }
    return value != null && value.booleanValue();
  }

  /// The tables of a key, each begun with `[[key]]`.
  List<TomlTable> tables(String key) throws TournamentException {
    JsonNode value = take(key);
    List<TomlTable> tables = new ArrayList<>();
    if (value == null) {
      return tables;
    }
    for (JsonNode node : value) {
      if (!value.isArray() || !node.isObject()) {
        throw error(key, new NotationException("each %s begins with [[%s]]", key, key));
      }
      tables.add(new TomlTable(node, lines, header(key, tables.size())));
    }
    return tables;
  }

  private @Nullable JsonNode take(String key) {
    keys.add(key);
    return values.remove(key);
  }

  /// Refuses what was not taken.
  void checkNothingElse() throws TournamentException {
    for (String key : values.keySet()) {
      throw error(
          key,
          new NotationException("there is no \"%s\" here, only %s", key, String.join(", ", keys)));
    }
  }

  /// What is wrong with a key, or lacks one.
  TournamentException error(String key, NotationException wrong) {
    return new TournamentException(line(key), wrong);
  }

  /// The line of a key; that of the table if there is none, 0 for the whole file.
  private int line(String key) {
    Pattern beginning = Pattern.compile("\\s*[\"']?" + Pattern.quote(key) + "[\"']?\\s*[=.].*");
    for (int i = firstLine; i < lines.size(); i++) {
      String line = lines.get(i);
      if (beginning.matcher(line).matches()) {
        return i + 1;
      }
      if (HEADER.matcher(line).matches()) {
        return line.contains(key) ? i + 1 : firstLine;
      }
    }
    return firstLine;
  }

  /// The line after which the table with this number begins, from 1; that of the key if it is
  /// written otherwise.
  private int header(String key, int number) {
    Pattern header = Pattern.compile("\\s*\\[\\[\\s*" + Pattern.quote(key) + "\\s*]].*");
    int count = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (header.matcher(lines.get(i)).matches() && count++ == number) {
        return i + 1;
      }
    }
    return line(key);
  }
}

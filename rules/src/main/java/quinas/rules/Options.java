package quinas.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The options of one game, each chosen or standard. Immutable, and always allowed together.
public final class Options {

  private final Game game;
  private final Map<String, String> chosen;

  private Options(Game game, Map<String, String> chosen) {
    this.game = game;
    this.chosen = chosen;
  }

  /// All options of `game` at their standard values.
  public static Options standard(Game game) {
    return new Options(game, Map.of());
  }

  /// Reads `key=value,key=value`; what is not named stays standard. The empty text names nothing.
  public static Options read(Game game, String text) throws NotationException {
    Map<String, String> chosen = new LinkedHashMap<>();
    if (!text.isEmpty()) {
      for (String pair : text.split(",", -1)) {
        int equals = pair.indexOf('=');
        if (equals < 0) {
          throw new NotationException("option \"%s\": expected key=value", pair);
        }
        String key = pair.substring(0, equals);
        if (chosen.put(key, pair.substring(equals + 1)) != null) {
          throw new NotationException("option %s is given twice", key);
        }
      }
    }
    return of(game, chosen);
  }

  /// The options of `game` with these chosen.
  public static Options of(Game game, Map<String, String> chosen) throws NotationException {
    for (Map.Entry<String, String> entry : chosen.entrySet()) {
      check(game, entry.getKey(), entry.getValue());
    }
    // Not Map.copyOf: in the page's class library nothing can be looked up in an empty copy.
    Options options = new Options(game, Collections.unmodifiableMap(new LinkedHashMap<>(chosen)));
    game.check(options);
    return options;
  }

  private static void check(Game game, String key, String value) throws NotationException {
    Optional<Option> option = option(game, key);
    if (option.isEmpty()) {
      List<String> keys = game.options().stream().map(Option::key).toList();
      throw new NotationException(
          "%s has no option \"%s\"; it has %s", game.title(), key, String.join(", ", keys));
    }
    if (!option.get().allows(value)) {
      throw new NotationException(
          "option %s: \"%s\" is not one of %s", key, value, option.get().range());
    }
  }

  /// These options with one more chosen.
  public Options with(String key, String value) throws NotationException {
    Map<String, String> more = new LinkedHashMap<>(chosen);
    more.put(key, value);
    return of(game, more);
  }

  /// These options with one back at its standard.
  public Options without(String key) throws NotationException {
    Map<String, String> less = new LinkedHashMap<>(chosen);
    less.remove(key);
    return of(game, less);
  }

  public Game game() {
    return game;
  }

  /// Whether the option was chosen, be it at its standard value.
  public boolean isChosen(String key) {
    return chosen.containsKey(key);
  }

  /// The value of one of the game's options: what was chosen or else is standard, even where
  /// another option leaves it without effect.
  public String get(String key) {
    String value = chosen.get(key);
    return value != null ? value : option(game, key).orElseThrow().standard();
  }

  /// The value of an option that is a number.
  public int number(String key) {
    return Integer.parseInt(get(key));
  }

  /// Whether the option has this value.
  public boolean is(String key, String value) {
    return get(key).equals(value);
  }

  private static Optional<Option> option(Game game, String key) {
    return game.options().stream().filter(option -> option.key().equals(key)).findFirst();
  }

  /// The chosen options as `key=value,key=value`, in the order of the rule sheet.
  @Override
  public String toString() {
    List<String> pairs = new ArrayList<>();
    for (Option option : game.options()) {
      if (isChosen(option.key())) {
        pairs.add(option.key() + "=" + get(option.key()));
      }
    }
    return String.join(",", pairs);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Options that && game.equals(that.game) && chosen.equals(that.chosen);
  }

  @Override
  public int hashCode() {
    return chosen.hashCode();
  }
}

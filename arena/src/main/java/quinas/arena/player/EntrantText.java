package quinas.arena.player;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quinas.arena.clock.TimeControl;
import quinas.arena.program.CommandLine;
import quinas.rules.NotationException;

/// The parts of an entrant's text: `uai:'my engine' -q?Hash=64&name=Sharp&tc=8+0.08`.
///
/// @param text all of it
/// @param kind what stands before the first colon, with it; empty for anything but a program
/// @param words the command, or whatever plays
/// @param name how it wants to be called, if it says so
/// @param control the time it plays with, if it says so
/// @param settings the options that are the program's own, in their order; the value is empty if
///   there is none
record EntrantText(
    String text,
    String kind,
    List<String> words,
    Optional<String> name,
    Optional<TimeControl> control,
    Map<String, Optional<String>> settings) {

  private static final String NAME = "name";
  private static final String CONTROL = "tc";

  /// @param kinds the beginnings after which a command line is expected
  static EntrantText read(String text, List<String> kinds) throws NotationException {
    String kind = kinds.stream().filter(text::startsWith).findFirst().orElse("");
    CommandLine command = CommandLine.read(text.substring(kind.length()));
    Map<String, Optional<String>> settings = settings(command.rest().orElse(""));
    Optional<String> name = taken(settings, NAME);
    Optional<String> control = taken(settings, CONTROL);
    return new EntrantText(
        text,
        kind,
        command.words(),
        name,
        control.isPresent() ? Optional.of(TimeControl.read(control.get())) : Optional.empty(),
        settings);
  }

  private static Optional<String> taken(Map<String, Optional<String>> settings, String key)
      throws NotationException {
    if (!settings.containsKey(key)) {
      return Optional.empty();
    }
    Optional<String> value = settings.remove(key).filter(text -> !text.isBlank());
    if (value.isEmpty()) {
      throw new NotationException("player: %s= has no value", key);
    }
    return value;
  }

  private static Map<String, Optional<String>> settings(String query) throws NotationException {
    Map<String, Optional<String>> settings = new LinkedHashMap<>();
    for (String pair : query.isEmpty() ? new String[0] : query.split("&", -1)) {
      int equals = pair.indexOf('=');
      String key = decoded(equals < 0 ? pair : pair.substring(0, equals));
      Optional<String> value =
          equals < 0 ? Optional.empty() : Optional.of(decoded(pair.substring(equals + 1)));
      if (key.isBlank()) {
        throw new NotationException("player: \"%s\" is not of the form key=value", pair);
      }
      if (settings.put(key, value) != null) {
        throw new NotationException("player: %s is given twice", key);
      }
    }
    return settings;
  }

  /// A plus sign stands for itself, as it must in `8+0.08`.
  private static String decoded(String text) throws NotationException {
    String decoded;
    try {
      decoded = URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw new NotationException("player: in \"%s\" a %% is not followed by two digits", text);
    }
    if (decoded.chars().anyMatch(Character::isISOControl)) {
      throw new NotationException("player: \"%s\" hides a control character", text);
    }
    return decoded;
  }

  /// Refuses options for somebody who has none.
  void checkNoSettings() throws NotationException {
    if (!settings.isEmpty()) {
      String key = settings.keySet().iterator().next();
      throw new NotationException("player: \"%s\" is neither name nor tc", key);
    }
  }
}

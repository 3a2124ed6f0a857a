package quinas.web;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quinas.arena.record.RecordException;
import quinas.rules.NotationException;

/// Refusals as the page wants them.
final class Faults {

  /// A word that is made of squares, such as `d4`, `a1c3`, `a6=b1`, `xd4` or `hd4`, or a notch.
  private static final Pattern PLACES =
      Pattern.compile(
          "(?<![\\w/#-])(?:[xhv]?([a-l][1-9][0-9]?)(?:=?([a-l][1-9][0-9]?))?"
              + "|((?:left|right|up|down)[1-7]))(?![\\w/#-])");

  static Map<String, @Nullable Object> of(NotationException e) {
    return of(String.valueOf(e.getMessage()), e.pattern(), e.arguments());
  }

  /// The message begins with line and column, the pattern does not.
  static Map<String, @Nullable Object> of(RecordException e) {
    Map<String, @Nullable Object> fault =
        of(String.valueOf(e.getMessage()), e.pattern(), e.arguments());
    fault.put("line", e.line());
    fault.put("column", e.column());
    return fault;
  }

  /// What has no pattern for a translator.
  static Map<String, @Nullable Object> of(String message) {
    return of(message, message.replace("%", "%%"), List.of());
  }

  private static Map<String, @Nullable Object> of(
      String message, String pattern, List<Object> arguments) {
    Map<String, @Nullable Object> fault = Json.object();
    fault.put("message", message);
    fault.put("pattern", pattern);
    List<Object> told = new ArrayList<>();
    for (Object argument : arguments) {
      told.add(
          switch (argument) {
            case NotationException inner -> of(inner);
            case RecordException inner -> of(inner);
            case Integer number -> number;
            default -> argument.toString();
          });
    }
    fault.put("arguments", told);
    fault.put("places", List.copyOf(places(message)));
    return fault;
  }

  /// The places that a sentence names.
  private static Set<String> places(String message) {
    Set<String> places = new LinkedHashSet<>();
    Matcher matcher = PLACES.matcher(message);
    while (matcher.find()) {
      for (int group = 1; group <= matcher.groupCount(); group++) {
        String place = matcher.group(group);
        if (place != null) {
          places.add(place);
        }
      }
    }
    return places;
  }

  private Faults() {}
}

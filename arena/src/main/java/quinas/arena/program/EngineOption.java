package quinas.arena.program;

import java.util.List;
import java.util.Optional;

/// An option that an engine says it has.
///
/// @param low the least number it takes; the least of all if it does not say
/// @param high the greatest
record EngineOption(String name, long low, long high) {

  /// The first word of a line that tells of one.
  static final String WORD = "option";

  /// Reads `option name Clear Hash type button`.
  static Optional<EngineOption> read(List<String> words) {
    int name = words.indexOf("name") + 1;
    int type = words.indexOf("type");
    if (!words.getFirst().equals(WORD) || name == 0 || type <= name) {
      return Optional.empty();
    }
    List<String> details = words.subList(type, words.size());
    return Optional.of(
        new EngineOption(
            String.join(" ", words.subList(name, type)),
            number(details, "min", Long.MIN_VALUE),
            number(details, "max", Long.MAX_VALUE)));
  }

  private static long number(List<String> words, String name, long otherwise) {
    int at = words.indexOf(name) + 1;
    boolean isThere = at > 0 && at < words.size() && words.get(at).matches("[+-]?[0-9]{1,18}");
    return isThere ? Long.parseLong(words.get(at)) : otherwise;
  }

  /// A number that the option takes, each about as likely as any other if `number` is random.
  long within(long number) {
    long count = high - low + 1;
    return (number >= low && number <= high) || count <= 0
        ? number
        : low + Math.floorMod(number, count);
  }
}

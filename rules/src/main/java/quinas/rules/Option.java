package quinas.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Something that can be chosen before a game starts.
///
/// @param key its name, lower case letters
/// @param standard the value it has when nobody chooses
/// @param low the least number allowed; `low > high` if no number is
/// @param high the greatest number allowed
/// @param words the words allowed, in the order of the rule sheet
/// @param isText whether any word is allowed that [Game#check] does not refuse
public record Option(
    String key, String standard, int low, int high, List<String> words, boolean isText) {

  /// An option whose values are words.
  public static Option words(String key, String standard, String... words) {
    return new Option(key, standard, 1, 0, List.of(words), false);
  }

  /// An option whose values are the numbers from `low` to `high`, and perhaps some words.
  public static Option numbers(String key, int standard, int low, int high, String... words) {
    return new Option(key, Integer.toString(standard), low, high, List.of(words), false);
  }

  /// An option whose value is a text of the game's own.
  public static Option text(String key, String standard) {
    return new Option(key, standard, 1, 0, List.of(standard), true);
  }

  /// All values, numbers first; of a text option only the standard one.
  public List<String> values() {
    List<String> values = new ArrayList<>();
    IntStream.rangeClosed(low, high).mapToObj(Integer::toString).forEach(values::add);
    values.addAll(words);
    return values;
  }

  /// The values as a rule sheet writes them: `0..6|unlimited`.
  public String range() {
    List<String> parts = new ArrayList<>();
    if (low <= high) {
      parts.add(low + ".." + high);
    }
    parts.addAll(words);
    if (isText) {
      parts.add("…");
    }
    return String.join("|", parts);
  }

  boolean allows(String value) {
    return isText || values().contains(value);
  }
}

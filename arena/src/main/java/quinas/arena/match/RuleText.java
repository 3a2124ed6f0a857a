package quinas.arena.match;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import quinas.rules.NotationException;

/// The numbers of a referee's rule: `moves=3,score=600`.
final class RuleText {

  /// Reads a number for each key, in any order; a key that is not given has its standard value.
  ///
  /// @return the numbers in the order of the keys
  static int[] read(String rule, String text, List<String> keys, int... standard)
      throws NotationException {
    int[] numbers = standard.clone();
    Set<String> given = new HashSet<>();
    for (String pair : text.split(",", -1)) {
      int equals = pair.indexOf('=');
      String key = equals < 0 ? pair : pair.substring(0, equals);
      String number = pair.substring(equals + 1);
      if (equals < 0 || !keys.contains(key) || !number.matches("[0-9]{1,6}")) {
        throw new NotationException(
            "%s: \"%s\" is not one of %s, with = and a number",
            rule, pair, String.join(", ", keys));
      }
      if (!given.add(key)) {
        throw new NotationException("%s: %s is given twice", rule, key);
      }
      numbers[keys.indexOf(key)] = Integer.parseInt(number);
    }
    return numbers;
  }

  private RuleText() {}
}

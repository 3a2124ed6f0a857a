package quinas.rules;

import java.util.List;

/// The words of a position's text, separated by single spaces.
public final class Words {

  /// Splits a text into its words.
  ///
  /// @param form how such a text looks, for the error: `<board> <x|o> <stock of x> <stock of o>`
  public static List<String> split(String text, int least, int most, String form)
      throws NotationException {
    List<String> words = List.of(text.split(" ", -1));
    if (words.contains("")) {
      throw new NotationException("words are separated by single spaces: %s", form);
    }
    if (words.size() < least || words.size() > most) {
      if (least == most) {
        throw new NotationException("%d words, expected %d: %s", words.size(), least, form);
      }
      throw new NotationException(
          "%d words, expected %d to %d: %s", words.size(), least, most, form);
    }
    return words;
  }

  /// A word that must be one of `allowed`; returns its index there.
  public static int choice(List<String> words, int index, String... allowed)
      throws NotationException {
    int choice = List.of(allowed).indexOf(words.get(index));
    if (choice < 0) {
      throw new NotationException(
          "word %d: \"%s\" is none of %s", index + 1, words.get(index), String.join(", ", allowed));
    }
    return choice;
  }

  /// A word that must be a number from `low` to `high`, written without leading zeros.
  public static int number(List<String> words, int index, int low, int high)
      throws NotationException {
    return number(words.get(index), index, low, high);
  }

  /// A part of word `index` that must be a number.
  public static int number(String digits, int index, int low, int high) throws NotationException {
    if (digits.matches("0|[1-9][0-9]{0,8}")) {
      int number = Integer.parseInt(digits);
      if (number >= low && number <= high) {
        return number;
      }
    }
    throw new NotationException(
        "word %d: \"%s\" is not a number from %d to %d", index + 1, digits, low, high);
  }

  private Words() {}
}

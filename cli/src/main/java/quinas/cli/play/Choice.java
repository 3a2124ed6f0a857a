package quinas.cli.play;

import java.util.List;

/// A question with a few answers to choose from.
///
/// @param title what is asked; may be of several lines
/// @param items the answers
/// @param standard the index of the answer that Enter gives
/// @param back what `0` and Esc mean here
public record Choice(String title, List<Item> items, int standard, String back) {

  /// One answer.
  ///
  /// @param word by which it can be typed
  /// @param text as it is shown
  public record Item(String word, String text) {}

  /// The index of the answer that a line means: its number, its word, `0` or an empty line; -1 for
  /// back, -2 for none.
  int answer(String line) {
    String word = line.strip();
    if (word.isEmpty()) {
      return standard;
    }
    if (word.matches("[0-9]{1,3}")) {
      int number = Integer.parseInt(word);
      return number <= items.size() ? number - 1 : -2;
    }
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).word().equalsIgnoreCase(word)) {
        return i;
      }
    }
    return -2;
  }
}

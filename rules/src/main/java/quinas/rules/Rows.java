package quinas.rules;

import java.util.ArrayList;
import java.util.List;

/// The text of a board, common to all games: rows from the top, separated by `/`, a number for that
/// many empty squares.
public final class Rows {

  /// What a square holds, in the symbols of the game; the empty text for an empty square.
  @FunctionalInterface
  public interface Content {
    String at(int column, int row);
  }

  /// Writes a square board.
  public static String write(int size, Content content) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < size; row++) {
      text.append(row == 0 ? "" : "/");
      int empty = 0;
      for (int column = 0; column < size; column++) {
        String symbol = content.at(column, row);
        if (symbol.isEmpty()) {
          empty++;
        } else {
          text.append(empty == 0 ? "" : empty).append(symbol);
          empty = 0;
        }
      }
      text.append(empty == 0 ? "" : empty);
    }
    return text.toString();
  }

  /// Reads a square board whose squares hold one of `symbols` each.
  ///
  /// @param least the least number of rows allowed
  /// @param most the greatest
  /// @return what each square holds, by row and then column; the empty text for an empty square
  public static List<List<String>> read(String board, String symbols, int least, int most)
      throws NotationException {
    return read(board, symbols, "", least, most);
  }

  /// As above, where one of `suffixes` may follow a symbol and then belongs to the same square.
  public static List<List<String>> read(
      String board, String symbols, String suffixes, int least, int most) throws NotationException {
    List<String> texts = split(board, least, most);
    List<List<String>> rows = new ArrayList<>();
    for (int row = 0; row < texts.size(); row++) {
      rows.add(row(texts.get(row), row + 1, symbols, suffixes, texts.size()));
    }
    return rows;
  }

  /// The texts of the rows, at least `least` and at most `most` of them.
  public static List<String> split(String board, int least, int most) throws NotationException {
    List<String> texts = List.of(board.split("/", -1));
    if (texts.size() < least || texts.size() > most) {
      if (least == most) {
        throw new NotationException("the board has %d rows, expected %d", texts.size(), least);
      }
      throw new NotationException(
          "the board has %d rows, expected %d to %d", texts.size(), least, most);
    }
    return texts;
  }

  private static List<String> row(
      String text, int number, String symbols, String suffixes, int size) throws NotationException {
    List<String> row = new ArrayList<>();
    int at = 0;
    while (at < text.length() && row.size() <= size) {
      char symbol = text.charAt(at);
      int end = at + 1;
      if (symbol >= '0' && symbol <= '9') {
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
          end++;
        }
        addEmpty(row, text.substring(at, end), number, size);
      } else if (symbols.indexOf(symbol) >= 0) {
        if (end < text.length() && suffixes.indexOf(text.charAt(end)) >= 0) {
          end++;
        }
        row.add(text.substring(at, end));
      } else {
        throw new NotationException(
            "row %d: \"%s\" is neither a number nor one of %s",
            number, text.substring(at, text.offsetByCodePoints(at, 1)), spaced(symbols));
      }
      at = end;
    }
    if (row.size() != size || at < text.length()) {
      int count = row.size() + (at < text.length() ? text.length() - at : 0);
      throw new NotationException("row %d has %d squares, expected %d", number, count, size);
    }
    return row;
  }

  private static void addEmpty(List<String> row, String digits, int number, int size)
      throws NotationException {
    if (digits.charAt(0) == '0') {
      throw new NotationException("row %d: the number %s begins with 0", number, digits);
    }
    int count = digits.length() > 3 ? 999 : Integer.parseInt(digits);
    if (row.size() + count > size) {
      throw new NotationException(
          "row %d has %d squares, expected %d", number, row.size() + count, size);
    }
    for (int i = 0; i < count; i++) {
      row.add("");
    }
  }

  private static String spaced(String symbols) {
    return String.join(" ", symbols.split(""));
  }

  private Rows() {}
}

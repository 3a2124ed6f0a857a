package quinas.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The text of a board, common to all games: rows from the top, separated by `/`, a number for that
/// many empty squares.
public final class Rows {

  /// What a square holds, in the symbols of the game; the empty text for an empty square.
  @FunctionalInterface
  public interface Content {
    String at(int column, int row);
  }

  /// Takes what a square holds, in the symbols of the game.
  @FunctionalInterface
  public interface Visitor {
    void visit(int column, int row, String symbol);
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

  /// Shows each square that is not empty, by row and then column.
  public static void forEach(List<List<String>> rows, Visitor visitor) {
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).size(); column++) {
        String symbol = rows.get(row).get(column);
        if (!symbol.isEmpty()) {
          visitor.visit(column, row, symbol);
        }
      }
    }
  }

  /// How many rows a board has.
  public static int count(String board) {
    return split(board).size();
  }

  private static List<String> split(String board) {
    return List.of(board.split("/", -1));
  }

  private static List<String> split(String board, int least, int most) throws NotationException {
    List<String> texts = split(board);
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
    long count = 0;
    int end;
    for (int at = 0; at < text.length(); at = end) {
      String symbol = "";
      int squares = 1;
      end = endOfDigits(text, at);
      if (end > at) {
        squares = number(text.substring(at, end), number);
      } else if (symbols.indexOf(text.charAt(at)) >= 0) {
        end = at + 1;
        end += end < text.length() && suffixes.indexOf(text.charAt(end)) >= 0 ? 1 : 0;
        symbol = text.substring(at, end);
      } else {
        throw new NotationException(
            "row %d: \"%s\" is neither a number nor one of %s",
            number, text.substring(at, text.offsetByCodePoints(at, 1)), spaced(symbols));
      }
      count += squares;
      if (count <= size) {
        row.addAll(Collections.nCopies(squares, symbol));
      }
    }
    if (count != size) {
      throw new NotationException("row %d has %d squares, expected %d", number, count, size);
    }
    return row;
  }

  private static int endOfDigits(String text, int at) {
    int end = at;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  /// So many empty squares; a billion if it is more.
  private static int number(String digits, int row) throws NotationException {
    if (digits.charAt(0) == '0') {
      throw new NotationException("row %d: the number %s begins with 0", row, digits);
    }
    return digits.length() > 9 ? 1_000_000_000 : Integer.parseInt(digits);
  }

  private static String spaced(String symbols) {
    return String.join(" ", symbols.split(""));
  }

  private Rows() {}
}

package quinas.arena.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import quinas.rules.Position;

/// What the squares of a position hold, read off its text: rows from the top, a symbol a square,
/// the empty text for an empty one.
///
/// This works for every game whose position text keeps to the common form, without knowing the
/// game: a board is a word of four rows at least, a number is that many empty squares, and a symbol
/// is a character, with an `l` or `d` behind a tile of Syrtis. (The games themselves read boards
/// with [quinas.rules.Rows], which must be told a game's symbols, and refuses all others.) A board
/// of digits alone, as many as there are rows, holds what the squares are worth.
///
/// @param pieces by row and column
/// @param values by row and column, empty where squares are not worth anything of their own
record BoardText(List<List<String>> pieces, List<List<String>> values) {

  private static final int LEAST_ROWS = 4;
  private static final String TILES = "oOsS";
  private static final String TOWERS = "ld";

  static BoardText of(Position position) {
    List<List<String>> pieces = List.of();
    List<List<String>> values = List.of();
    for (String word : position.toString().split(" ", -1)) {
      List<String> rows = List.of(word.split("/", -1));
      if (rows.size() >= LEAST_ROWS) {
        boolean digits = rows.stream().allMatch(row -> row.matches("[0-9]{" + rows.size() + "}"));
        if (digits) {
          values =
              rows.stream()
                  .map(row -> List.of(row.split("", -1)).subList(0, row.length()))
                  .toList();
        } else {
          pieces = rows.stream().map(BoardText::row).toList();
        }
      }
    }
    return new BoardText(pieces, values);
  }

  private static List<String> row(String text) {
    List<String> row = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = at + 1;
      if (Character.isDigit(text.charAt(at))) {
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
          end++;
        }
        row.addAll(Collections.nCopies(Integer.parseInt(text.substring(at, end)), ""));
      } else {
        if (TILES.indexOf(text.charAt(at)) >= 0
            && end < text.length()
            && TOWERS.indexOf(text.charAt(end)) >= 0) {
          end++;
        }
        row.add(text.substring(at, end));
      }
      at = end;
    }
    return row;
  }

  int size() {
    return pieces.size();
  }

  String piece(int column, int row) {
    return pieces.get(row).get(column);
  }

  /// What a square is worth; the empty text if the board has no values.
  String value(int column, int row) {
    return values.isEmpty() ? "" : values.get(row).get(column);
  }
}

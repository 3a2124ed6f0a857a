package quinas.testkit.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import quinas.testkit.PlainRules;

/// Pushee Pieces, written down from its rule sheet with a grid of characters and no thought of
/// speed.
public final class PlainPushee implements PlainRules {

  private static final String SYMBOLS = "xXoO";

  @Override
  public List<String> moves(String position, Map<String, String> options) {
    List<String> moves = new ArrayList<>();
    Table table = new Table(position, options);
    if (table.result().equals("none")) {
      for (int column = 0; column < table.size; column++) {
        for (int row = 0; row < table.size; row++) {
          if (table.admits(row, column)) {
            String square = (char) ('a' + column) + Integer.toString(row + 1);
            moves.add("h" + square);
            moves.add("v" + square);
          }
        }
      }
    }
    Collections.sort(moves);
    return moves;
  }

  @Override
  public String play(String position, String move, Map<String, String> options) {
    Table table = new Table(position, options);
    int column = move.charAt(1) - 'a';
    int row = Integer.parseInt(move.substring(2)) - 1;
    table.place(move.charAt(0) == 'v', row, column);
    return table.text();
  }

  @Override
  public String result(String position, Map<String, String> options) {
    return new Table(position, options).result();
  }

  @Override
  public String turn(String position, Map<String, String> options) {
    return new Table(position, options).turn == 'x' ? "first" : "second";
  }

  @Override
  public boolean isValid(String text, Map<String, String> options) {
    if (!text.matches("[0-9/]+ [xXoO1-9/]+ [xo] (0|[1-9][0-9]?) (0|[1-9][0-9]?)")) {
      return false;
    }
    String[] words = text.split(" ", -1);
    String[] values = words[0].split("/", -1);
    String[] rows = words[1].split("/", -1);
    int size = values.length;
    if (size < 6 || size > 9 || rows.length != size) {
      return false;
    }
    for (int row = 0; row < size; row++) {
      if (values[row].length() != size
          || rows[row].matches(".*[0-9][0-9].*")
          || squares(rows[row]).length != size) {
        return false;
      }
    }
    return new Table(text, options).isPossible();
  }

  /// A row of the board, `.` for an empty square.
  private static char[] squares(String row) {
    StringBuilder squares = new StringBuilder();
    for (int i = 0; i < row.length(); i++) {
      char symbol = row.charAt(i);
      squares.append(symbol > '9' ? String.valueOf(symbol) : ".".repeat(symbol - '0'));
    }
    return squares.toString().toCharArray();
  }

  /// A board on the table with the pieces beside it. Changes as they play.
  private static final class Table {
    private final String values;
    private final int size;
    private final char[][] board;
    private final Map<String, String> options;
    private char turn;
    private int stockX;
    private int stockO;

    Table(String position, Map<String, String> options) {
      this.options = options;
      String[] words = position.split(" ", -1);
      values = words[0];
      String[] rows = words[1].split("/", -1);
      size = rows.length;
      board = new char[size][];
      for (int row = 0; row < size; row++) {
        board[row] = squares(rows[row]);
      }
      turn = words[2].charAt(0);
      stockX = Integer.parseInt(words[3]);
      stockO = Integer.parseInt(words[4]);
    }

    private boolean is(String key, String value, String standard) {
      return options.getOrDefault(key, standard).equals(value);
    }

    private int pieces() {
      return Integer.parseInt(options.getOrDefault("pieces", "15"));
    }

    private int chains() {
      // Every tier of an unlimited chain moves a piece that has not moved, so there are no more
      // tiers than squares.
      return is("chains", "unlimited", "3")
          ? size * size
          : Integer.parseInt(options.getOrDefault("chains", "3"));
    }

    boolean isPossible() {
      return stockX == (turn == 'x' ? stockO : stockO - 1)
          && stockX <= pieces()
          && stockO <= pieces()
          && count('x') <= pieces() - stockX
          && count('o') <= pieces() - stockO;
    }

    boolean admits(int row, int column) {
      char square = board[row][column];
      boolean isImpossibru = is("impossibru", turn == 'x' ? "first" : "second", "none");
      return square == '.' || (isImpossibru && colour(square) != turn);
    }

    /// `x` or `o`, whichever way the piece lies.
    private static char colour(char square) {
      return square == 'X' ? 'x' : square == 'O' ? 'o' : square;
    }

    void place(boolean vertical, int row, int column) {
      board[row][column] = SYMBOLS.charAt((turn == 'x' ? 0 : 2) + (vertical ? 1 : 0));
      boolean[][] touched = new boolean[size][size];
      touched[row][column] = true;
      boolean[][] pushing = new boolean[size][size];
      pushing[row][column] = true;
      for (int tier = 1; tier <= chains(); tier++) {
        pushing = tier(pushing, touched);
      }
      if (turn == 'x') {
        stockX--;
        turn = 'o';
      } else {
        stockO--;
        turn = 'x';
      }
    }

    /// Lets the pieces on some squares push. Returns the squares of the pieces moved.
    private boolean[][] tier(boolean[][] pushing, boolean[][] touched) {
      boolean[][] moved = new boolean[size][size];
      for (int column = 0; column < size; column++) {
        for (int row = 0; row < size; row++) {
          if (pushing[row][column]) {
            boolean vertical = Character.isUpperCase(board[row][column]);
            for (int away : new int[] {-1, 1}) {
              push(row, column, vertical ? away : 0, vertical ? 0 : away, touched, moved);
            }
          }
        }
      }
      return moved;
    }

    private void push(
        int row, int column, int down, int right, boolean[][] touched, boolean[][] moved) {
      List<int[]> pieces = new ArrayList<>();
      int r = row + down;
      int c = column + right;
      while (isOnBoard(r, c) && board[r][c] != '.') {
        if (touched[r][c]) {
          return;
        }
        pieces.add(new int[] {r, c});
        r += down;
        c += right;
      }
      if (!isOnBoard(r, c) && is("walls", "on", "on")) {
        return;
      }
      for (int[] piece : pieces.reversed()) {
        char symbol = board[piece[0]][piece[1]];
        board[piece[0]][piece[1]] = '.';
        r = piece[0] + down;
        c = piece[1] + right;
        if (isOnBoard(r, c)) {
          board[r][c] = is("rotation", "on", "off") ? turned(symbol) : symbol;
          touched[r][c] = true;
          moved[r][c] = true;
        }
      }
    }

    private boolean isOnBoard(int row, int column) {
      return row >= 0 && row < size && column >= 0 && column < size;
    }

    private static char turned(char symbol) {
      return Character.isUpperCase(symbol)
          ? Character.toLowerCase(symbol)
          : Character.toUpperCase(symbol);
    }

    String result() {
      boolean isOut = (turn == 'x' ? stockX : stockO) == 0;
      if (!isOut && count('.') > 0) {
        return "none";
      }
      int x = points('x');
      int o = points('o');
      String winner = x > o ? "first" : x < o ? "second" : "draw";
      return winner + ", " + (isOut ? "out of pieces" : "board full") + ", " + x + "-" + o;
    }

    private int points(char colour) {
      int points = 0;
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          if (colour(board[row][column]) == colour) {
            points += values.charAt(row * (size + 1) + column) - '0';
          }
        }
      }
      return points;
    }

    /// How many squares hold a colour, or are empty (`.`).
    private int count(char colour) {
      int count = 0;
      for (char[] row : board) {
        for (char square : row) {
          count += colour(square) == colour ? 1 : 0;
        }
      }
      return count;
    }

    String text() {
      List<String> rows = new ArrayList<>();
      for (char[] row : board) {
        String text = new String(row);
        for (int run = size; run > 0; run--) {
          text = text.replace(".".repeat(run), Integer.toString(run));
        }
        rows.add(text);
      }
      return values + " " + String.join("/", rows) + " " + turn + " " + stockX + " " + stockO;
    }
  }
}

package quinas.testkit.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import quinas.testkit.PlainRules;

/// Shiftago, written down from its rule sheet with a grid of characters and no thought of speed.
public final class PlainShiftago implements PlainRules {

  private static final int SIZE = 7;
  private static final int MARBLES = 22;

  @Override
  public List<String> moves(String position, Map<String, String> options) {
    List<String> moves = new ArrayList<>();
    Table table = new Table(position, options);
    if (table.result().equals("none")) {
      for (String edge : List.of("left", "right", "up", "down")) {
        for (int line = 1; line <= SIZE; line++) {
          if (!table.isFull(edge, line)) {
            moves.add(edge + line);
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
    int split = move.length() - 1;
    table.push(move.substring(0, split), Integer.parseInt(move.substring(split)));
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
    if (!text.matches("[xo1-7/]+ [xo] (0|[1-9][0-9]?) (0|[1-9][0-9]?)")) {
      return false;
    }
    String[] rows = text.split(" ", -1)[0].split("/", -1);
    if (rows.length != SIZE) {
      return false;
    }
    for (String row : rows) {
      if (row.matches(".*[0-9][0-9].*") || squares(row).length != SIZE) {
        return false;
      }
    }
    Table table = new Table(text, options);
    return table.count('x') + table.stockX == MARBLES
        && table.count('o') + table.stockO == MARBLES
        && table.stockX == (table.turn == 'x' ? table.stockO : table.stockO - 1);
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

  /// A board on the table with the marbles beside it. Changes as they play.
  private static final class Table {
    private final char[][] board = new char[SIZE][];
    private final boolean emptyLoses;
    private char turn;
    private int stockX;
    private int stockO;

    Table(String position, Map<String, String> options) {
      String[] words = position.split(" ", -1);
      String[] rows = words[0].split("/", -1);
      for (int row = 0; row < SIZE; row++) {
        board[row] = squares(rows[row]);
      }
      turn = words[1].charAt(0);
      stockX = Integer.parseInt(words[2]);
      stockO = Integer.parseInt(words[3]);
      emptyLoses = options.getOrDefault("empty", "lose").equals("lose");
    }

    /// The squares of a line, as row and column, from the edge inwards.
    private static List<int[]> line(String edge, int number) {
      List<int[]> line = new ArrayList<>();
      for (int i = 0; i < SIZE; i++) {
        line.add(
            edge.equals("left") || edge.equals("right")
                ? new int[] {number - 1, i}
                : new int[] {i, number - 1});
      }
      return edge.equals("left") || edge.equals("up") ? line : line.reversed();
    }

    boolean isFull(String edge, int number) {
      return line(edge, number).stream().noneMatch(square -> board[square[0]][square[1]] == '.');
    }

    void push(String edge, int number) {
      char hand = turn;
      for (int[] square : line(edge, number)) {
        char pushed = board[square[0]][square[1]];
        board[square[0]][square[1]] = hand;
        hand = pushed;
        if (hand == '.') {
          break;
        }
      }
      if (turn == 'x') {
        stockX--;
        turn = 'o';
      } else {
        stockO--;
        turn = 'x';
      }
    }

    String result() {
      char mover = turn == 'x' ? 'o' : 'x';
      String he = mover == 'x' ? "first" : "second";
      String other = mover == 'x' ? "second" : "first";
      if (hasFive(mover)) {
        return he + ", line";
      }
      int left = mover == 'x' ? stockX : stockO;
      if (left == 0 && emptyLoses) {
        return other + ", out of marbles";
      }
      return stockX == 0 && stockO == 0 ? "draw, out of marbles" : "none";
    }

    private boolean hasFive(char colour) {
      for (int row = 0; row < SIZE; row++) {
        for (int column = 0; column < SIZE; column++) {
          if (run(colour, row, column, 0, 1) >= 5
              || run(colour, row, column, 1, 0) >= 5
              || run(colour, row, column, 1, 1) >= 5
              || run(colour, row, column, 1, -1) >= 5) {
            return true;
          }
        }
      }
      return false;
    }

    /// How many squares in a row hold the colour, from this one on.
    private int run(char colour, int row, int column, int down, int right) {
      boolean isOnBoard = row < SIZE && column >= 0 && column < SIZE;
      return isOnBoard && board[row][column] == colour
          ? 1 + run(colour, row + down, column + right, down, right)
          : 0;
    }

    int count(char symbol) {
      int count = 0;
      for (char[] row : board) {
        for (char square : row) {
          count += square == symbol ? 1 : 0;
        }
      }
      return count;
    }

    String text() {
      List<String> rows = new ArrayList<>();
      for (char[] row : board) {
        String text = new String(row);
        for (int run = SIZE; run > 0; run--) {
          text = text.replace(".".repeat(run), Integer.toString(run));
        }
        rows.add(text);
      }
      return String.join("/", rows) + " " + turn + " " + stockX + " " + stockO;
    }
  }
}

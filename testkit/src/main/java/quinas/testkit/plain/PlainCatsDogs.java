package quinas.testkit.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import quinas.testkit.PlainRules;

/// Cats & Dogs, written down from its rule sheet with a grid of characters and no thought of speed.
public final class PlainCatsDogs implements PlainRules {

  @Override
  public List<String> moves(String position, Map<String, String> options) {
    return new Table(position, options).moves();
  }

  @Override
  public String play(String position, String move, Map<String, String> options) {
    Table table = new Table(position, options);
    table.play(move);
    return table.text();
  }

  @Override
  public String result(String position, Map<String, String> options) {
    return new Table(position, options).result();
  }

  @Override
  public String turn(String position, Map<String, String> options) {
    return new Table(position, options).turn == 'c' ? "first" : "second";
  }

  @Override
  public boolean isValid(String text, Map<String, String> options) {
    String number = "(0|[1-9][0-9]{0,8})";
    if (!text.matches("[^ ]+ [cd] (place|remove|again) " + number + " " + number)) {
      return false;
    }
    List<String> rows = List.of(text.split(" ", -1)[0].split("/", -1));
    return rows.size() >= 4
        && rows.size() <= 12
        && rows.stream().allMatch(row -> isRow(row, rows.size()))
        && new Table(text, options).isPossible();
  }

  private static boolean isRow(String row, int size) {
    return row.matches("([cd#]|(?<![0-9])[1-9][0-9]?(?![0-9]))+")
        && Table.squares(row).length == size;
  }

  /// A board on the table and what the players keep in mind. Changes as they play.
  private static final class Table {
    private final char[][] board;
    private final int size;
    private final boolean hasSpecials;
    private char turn;
    private String step;
    private int catsTurns;
    private int dogsTurns;

    Table(String position, Map<String, String> options) {
      String[] words = position.split(" ", -1);
      String[] rows = words[0].split("/", -1);
      size = rows.length;
      board = new char[size][];
      for (int row = 0; row < size; row++) {
        board[row] = squares(rows[row]);
      }
      hasSpecials = !options.getOrDefault("specials", "on").equals("off");
      turn = words[1].charAt(0);
      step = words[2];
      catsTurns = Integer.parseInt(words[3]);
      dogsTurns = Integer.parseInt(words[4]);
    }

    private static char[] squares(String row) {
      StringBuilder squares = new StringBuilder();
      int number = 0;
      for (int at = 0; at < row.length(); at++) {
        char symbol = row.charAt(at);
        if (Character.isDigit(symbol)) {
          number = 10 * number + symbol - '0';
        } else {
          squares.repeat('.', number).append(symbol);
          number = 0;
        }
      }
      return squares.repeat('.', number).toString().toCharArray();
    }

    List<String> moves() {
      List<String> moves = new ArrayList<>();
      if (isOver()) {
        return moves;
      }
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          if (step.equals("remove") && board[row][column] == 'd') {
            moves.add("x" + name(row, column));
          }
          if (!step.equals("remove") && canPlace(turn, row, column)) {
            moves.add(name(row, column));
          }
        }
      }
      if (moves.isEmpty()) {
        moves.add("pass");
      }
      Collections.sort(moves);
      return moves;
    }

    void play(String move) {
      if (move.equals("pass")) {
        endTurn();
      } else if (move.charAt(0) == 'x') {
        set(move.substring(1), '.');
        step = "place";
        if (!canPlace('c')) {
          endTurn();
        }
      } else {
        set(move, turn);
        boolean isFirstOfTwo = turn == 'd' && isSpecialTurn() && step.equals("place");
        if (isFirstOfTwo && canPlace('d')) {
          step = "again";
        } else {
          endTurn();
        }
      }
    }

    private void endTurn() {
      if (turn == 'c') {
        catsTurns++;
        turn = 'd';
      } else {
        dogsTurns++;
        turn = 'c';
      }
      step = "place";
      if (turn == 'c' && isSpecialTurn() && count('d') > 0 && !isOver()) {
        step = "remove";
      }
    }

    private boolean isSpecialTurn() {
      int number = 1 + (turn == 'c' ? catsTurns : dogsTurns);
      return hasSpecials && number % size == 0;
    }

    private boolean isOver() {
      return step.equals("place") && !canPlace('c') && !canPlace('d');
    }

    String result() {
      if (!isOver()) {
        return "none";
      }
      int cats = count('c');
      int dogs = count('d');
      String winner = cats > dogs ? "first" : cats < dogs ? "second" : "draw";
      return winner + ", no room, " + cats + "-" + dogs;
    }

    boolean isPossible() {
      int ownTurns = turn == 'c' ? catsTurns : dogsTurns;
      int otherTurns = turn == 'c' ? dogsTurns : catsTurns;
      if (ownTurns != otherTurns && ownTurns + 1 != otherTurns) {
        return false;
      }
      return hasCatsAndDogsApart()
          && switch (step) {
            case "remove" ->
                turn == 'c'
                    && isSpecialTurn()
                    && count('d') > 0
                    && (canPlace('c') || canPlace('d')); // a finished game has the step place
            case "again" -> turn == 'd' && isSpecialTurn() && canPlace('d');
            default -> true;
          };
    }

    private boolean hasCatsAndDogsApart() {
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          if (board[row][column] == 'c'
              && (at(row - 1, column) == 'd'
                  || at(row + 1, column) == 'd'
                  || at(row, column - 1) == 'd'
                  || at(row, column + 1) == 'd')) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean canPlace(char animal) {
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          if (canPlace(animal, row, column)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean canPlace(char animal, int row, int column) {
      char enemy = animal == 'c' ? 'd' : 'c';
      return board[row][column] == '.'
          && at(row - 1, column) != enemy
          && at(row + 1, column) != enemy
          && at(row, column - 1) != enemy
          && at(row, column + 1) != enemy;
    }

    private char at(int row, int column) {
      boolean isOnBoard = row >= 0 && row < size && column >= 0 && column < size;
      return isOnBoard ? board[row][column] : '#';
    }

    private int count(char animal) {
      int count = 0;
      for (char[] row : board) {
        for (char square : row) {
          count += square == animal ? 1 : 0;
        }
      }
      return count;
    }

    private void set(String name, char content) {
      board[Integer.parseInt(name.substring(1)) - 1][name.charAt(0) - 'a'] = content;
    }

    private static String name(int row, int column) {
      return (char) ('a' + column) + Integer.toString(row + 1);
    }

    String text() {
      StringBuilder text = new StringBuilder();
      for (int row = 0; row < size; row++) {
        text.append(row == 0 ? "" : "/");
        int empty = 0;
        for (char square : board[row]) {
          if (square == '.') {
            empty++;
          } else {
            text.append(empty == 0 ? "" : empty).append(square);
            empty = 0;
          }
        }
        text.append(empty == 0 ? "" : empty);
      }
      return text + " " + turn + " " + step + " " + catsTurns + " " + dogsTurns;
    }
  }
}

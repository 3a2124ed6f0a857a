package quinas.testkit.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import quinas.testkit.PlainRules;

/// 7th Guest: Infection on a text of 49 characters, one a square, `.` for an empty one.
public final class PlainInfection implements PlainRules {

  private static final int SIZE = 7;

  private record Scene(String squares, char turn, int quiet) {}

  @Override
  public boolean isValid(String text, Map<String, String> options) {
    String[] words = text.split(" ", -1);
    String[] rows = words[0].split("/", -1);
    if (words.length < 3 || words.length > 4 || rows.length != SIZE) {
      return false;
    }
    for (String row : rows) {
      if (!row.matches("([xo-]|[1-7](?![0-9]))+") || expanded(row).length() != SIZE) {
        return false;
      }
    }
    return words[1].matches("[xo]")
        && words[2].matches("0|[1-9][0-9]?|100")
        && (words.length == 3 || words[3].matches("0|[1-9][0-9]*"));
  }

  private static String expanded(String row) {
    String squares = row;
    for (int empty = 1; empty <= SIZE; empty++) {
      squares = squares.replace(Integer.toString(empty), ".".repeat(empty));
    }
    return squares;
  }

  private static Scene read(String position) {
    String[] words = position.split(" ", -1);
    String squares = expanded(words[0]).replace("/", "");
    return new Scene(squares, words[1].charAt(0), Integer.parseInt(words[2]));
  }

  private static String write(String squares, char turn, int quiet) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < SIZE; row++) {
      String text = squares.substring(row * SIZE, (row + 1) * SIZE);
      for (int empty = SIZE; empty > 0; empty--) {
        text = text.replace(".".repeat(empty), Integer.toString(empty));
      }
      rows.add(text);
    }
    return String.join("/", rows) + " " + turn + " " + quiet;
  }

  @Override
  public List<String> moves(String position, Map<String, String> options) {
    Scene scene = read(position);
    if (!result(position, options).equals("none")) {
      return List.of();
    }
    Set<String> moves = movesOf(scene, scene.turn, options);
    return moves.isEmpty() ? List.of("pass") : new ArrayList<>(moves);
  }

  /// Clones and jumps.
  private static Set<String> movesOf(Scene scene, char mover, Map<String, String> options) {
    Set<String> moves = new TreeSet<>();
    for (int from = 0; from < SIZE * SIZE; from++) {
      for (int to = 0; to < SIZE * SIZE; to++) {
        int across = Math.abs(from % SIZE - to % SIZE);
        int down = Math.abs(from / SIZE - to / SIZE);
        int distance = Math.max(across, down);
        if (scene.squares.charAt(from) != mover || scene.squares.charAt(to) != '.') {
          continue;
        }
        boolean isLine = across % 2 == 0 && down % 2 == 0;
        if (distance == 1) {
          moves.add(name(to));
        } else if (distance == 2 && (isLine || "ring".equals(options.get("jumps")))) {
          moves.add(name(from) + name(to));
        }
      }
    }
    return moves;
  }

  private static String name(int square) {
    return "abcdefg".charAt(square % SIZE) + "" + (square / SIZE + 1);
  }

  private static int square(String name) {
    return (name.charAt(1) - '1') * SIZE + name.charAt(0) - 'a';
  }

  @Override
  public String play(String position, String move, Map<String, String> options) {
    Scene scene = read(position);
    char enemy = scene.turn == 'x' ? 'o' : 'x';
    if (move.equals("pass")) {
      return write(scene.squares, enemy, scene.quiet + 1);
    }
    boolean isJump = move.length() == 4;
    int landing = square(isJump ? move.substring(2) : move);
    char[] squares = scene.squares.toCharArray();
    if (isJump) {
      squares[square(move.substring(0, 2))] = '.';
    }
    squares[landing] = scene.turn;
    for (int near = 0; near < SIZE * SIZE; near++) {
      int across = Math.abs(near % SIZE - landing % SIZE);
      int down = Math.abs(near / SIZE - landing / SIZE);
      if (across <= 1 && down <= 1 && squares[near] == enemy) {
        squares[near] = scene.turn;
      }
    }
    return write(new String(squares), enemy, isJump ? scene.quiet + 1 : 0);
  }

  @Override
  public String result(String position, Map<String, String> options) {
    Scene scene = read(position);
    int first = count(scene, 'x');
    int second = count(scene, 'o');
    String score = first + "-" + second;
    String winner = first > second ? "first" : second > first ? "second" : "draw";
    if (first == 0 || second == 0) {
      return winner + ", wiped out, " + score;
    }
    if (count(scene, '.') == 0) {
      return winner + ", board full, " + score;
    }
    if (movesOf(scene, 'x', options).isEmpty() && movesOf(scene, 'o', options).isEmpty()) {
      return winner + ", stuck, " + score;
    }
    return scene.quiet == 100 ? "draw, 100 moves without a clone, " + score : "none";
  }

  private static int count(Scene scene, char symbol) {
    return (int) scene.squares.chars().filter(square -> square == symbol).count();
  }

  @Override
  public String turn(String position, Map<String, String> options) {
    return read(position).turn == 'x' ? "first" : "second";
  }
}

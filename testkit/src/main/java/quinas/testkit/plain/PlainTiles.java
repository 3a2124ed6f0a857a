package quinas.testkit.plain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/// The tiles of Syrtis as texts, one a square: `o`, `Sd`, or nothing. Squares are numbered row by
/// row from the top.
final class PlainTiles {

  final int size;
  final String[] cells;

  PlainTiles(int size, String[] cells) {
    this.size = size;
    this.cells = cells;
  }

  static PlainTiles read(String board) {
    String[] rows = board.split("/", -1);
    List<String> cells = new ArrayList<>();
    for (String row : rows) {
      for (int i = 0; i < row.length(); i++) {
        char symbol = row.charAt(i);
        if (symbol == 'l' || symbol == 'd') {
          cells.set(cells.size() - 1, cells.getLast() + symbol);
        } else if (symbol >= '1' && symbol <= '9') {
          for (int empty = symbol - '0'; empty > 0; empty--) {
            cells.add("");
          }
        } else {
          cells.add(Character.toString(symbol));
        }
      }
    }
    return new PlainTiles(rows.length, cells.toArray(new String[0]));
  }

  String write() {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < size; column++) {
        String cell = cells[row * size + column];
        text.append(cell.isEmpty() ? "." : cell);
      }
      String written = text.toString();
      for (int empty = size; empty > 0; empty--) {
        written = written.replace(".".repeat(empty), Integer.toString(empty));
      }
      rows.add(written);
    }
    return String.join("/", rows);
  }

  PlainTiles with(int square, String cell) {
    String[] changed = Arrays.copyOf(cells, cells.length);
    changed[square] = cell;
    return new PlainTiles(size, changed);
  }

  String name(int square) {
    return "abcdefg".charAt(square % size) + "" + (square / size + 1);
  }

  int square(String name) {
    return (name.charAt(1) - '1') * size + name.charAt(0) - 'a';
  }

  boolean isTile(int square) {
    return !cells[square].isEmpty();
  }

  boolean hasTower(int square) {
    return cells[square].length() == 2;
  }

  boolean hasTower(int square, char tower) {
    return cells[square].length() == 2 && cells[square].charAt(1) == tower;
  }

  int towers(char tower) {
    return squares(square -> hasTower(square, tower)).size();
  }

  /// Whether a tile has the colour of a tower.
  boolean hasColour(int square, char tower) {
    return isTile(square) && (tower == 'l' ? "os" : "OS").indexOf(cells[square].charAt(0)) >= 0;
  }

  /// Whether a tile has the shape of a tower.
  boolean hasShape(int square, char tower) {
    return isTile(square) && (tower == 'l' ? "oO" : "sS").indexOf(cells[square].charAt(0)) >= 0;
  }

  Set<Integer> squares(IntPredicate wanted) {
    Set<Integer> squares = new TreeSet<>();
    for (int square = 0; square < cells.length; square++) {
      if (wanted.test(square)) {
        squares.add(square);
      }
    }
    return squares;
  }

  /// The squares of the frame beside a square.
  List<Integer> beside(int square) {
    List<Integer> beside = new ArrayList<>();
    if (square >= size) {
      beside.add(square - size);
    }
    if (square < size * size - size) {
      beside.add(square + size);
    }
    if (square % size > 0) {
      beside.add(square - 1);
    }
    if (square % size < size - 1) {
      beside.add(square + 1);
    }
    return beside;
  }

  /// The squares of some kind that hang together with `start`, which need not be of that kind.
  Set<Integer> reach(int start, IntPredicate kind) {
    Set<Integer> reached = new TreeSet<>(Set.of(start));
    Deque<Integer> waiting = new ArrayDeque<>(reached);
    while (!waiting.isEmpty()) {
      for (int next : beside(waiting.remove())) {
        if (kind.test(next) && reached.add(next)) {
          waiting.add(next);
        }
      }
    }
    return reached;
  }

  /// Whether there are squares of some kind, and all hang together.
  boolean isOne(IntPredicate kind) {
    Set<Integer> all = squares(kind);
    return !all.isEmpty() && reach(all.iterator().next(), kind).equals(all);
  }

  boolean hasIsland(char owner) {
    return isOne(square -> hasColour(square, owner)) || isOne(square -> hasShape(square, owner));
  }

  boolean isConnected() {
    return isOne(this::isTile);
  }

  Set<Integer> towerTargets(int from, char tower) {
    Set<Integer> targets = new TreeSet<>();
    if (hasColour(from, tower)) {
      targets.addAll(reach(from, square -> hasColour(square, tower)));
    }
    if (hasShape(from, tower)) {
      targets.addAll(reach(from, square -> hasShape(square, tower)));
    }
    targets.removeIf(this::hasTower);
    return targets;
  }

  PlainTiles slid(int from, int to) {
    return with(to, cells[from]).with(from, "");
  }

  Set<Integer> slideTargets(int from) {
    Set<Integer> tiles = squares(this::isTile);
    int left = tiles.stream().mapToInt(tile -> tile % size).min().orElseThrow();
    int right = tiles.stream().mapToInt(tile -> tile % size).max().orElseThrow();
    int top = tiles.stream().mapToInt(tile -> tile / size).min().orElseThrow();
    int bottom = tiles.stream().mapToInt(tile -> tile / size).max().orElseThrow();
    IntPredicate isFree =
        square ->
            !isTile(square)
                && square % size >= left
                && square % size <= right
                && square / size >= top
                && square / size <= bottom;
    Set<Integer> targets = reach(from, isFree);
    targets.removeIf(to -> to == from || !slid(from, to).isConnected());
    return targets;
  }

  Set<Integer> sinkable(char tower) {
    return squares(square ->
        isTile(square)
            && !hasTower(square)
            && beside(square).stream().anyMatch(near -> hasTower(near, tower))
            && (beside(square).size() < 4
                || beside(square).stream().anyMatch(near -> !isTile(near)))
            && with(square, "").isConnected());
  }
}

package quinas.testkit.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import quinas.testkit.PlainRules;

/// Syrtis, on the texts of its notation.
public final class PlainSyrtis implements PlainRules {

  private static final String MINOR =
      """
       .  . 15 13  .
       5  7  9 11  .
       3  1  .  2  4
       . 12 10  8  6
       . 14 16  .  .
      """;

  private static final String MAJOR =
      """
       .  . 31 33 35  .  .
       . 29 27 25 23 21  .
       7  9 11 13 15 17 19
       5  3  1  .  2  4  6
      20 18 16 14 12 10  8
       . 22 24 26 28 30  .
       .  . 36 34 32  .  .
      """;

  @Override
  public List<String> moves(String position, Map<String, String> options) {
    String[] words = position.split(" ", -1);
    PlainTiles tiles = PlainTiles.read(words[0]);
    Set<String> moves = new TreeSet<>();
    switch (words[1]) {
      case "towers" -> {
        char tower = nextTower(tiles);
        tiles.squares(square -> canPlace(tiles, square, tower)).stream()
            .map(tiles::name)
            .forEach(moves::add);
      }
      case "choose" -> moves.addAll(List.of("dark", "light"));
      case "l", "d" -> {
        if (result(position, options).equals("none")) {
          turns(tiles, words[1].charAt(0), moves);
        }
      }
      default -> notSwapped(words[1], tiles).forEach(number -> moves.add("swap" + number));
    }
    return new ArrayList<>(moves);
  }

  private static char nextTower(PlainTiles tiles) {
    return tiles.towers('l') < 2 ? 'l' : 'd';
  }

  private static boolean canPlace(PlainTiles tiles, int square, char tower) {
    return !tiles.hasTower(square)
        && (tiles.hasColour(square, tower) || tiles.hasShape(square, tower));
  }

  private static void turns(PlainTiles tiles, char mover, Set<String> moves) {
    moves.add("pass");
    for (int from : tiles.squares(square -> tiles.hasTower(square, mover))) {
      for (int to : tiles.towerTargets(from, mover)) {
        moves.add(tiles.name(from) + "-" + tiles.name(to));
      }
      for (int to : tiles.slideTargets(from)) {
        moves.add(tiles.name(from) + "=" + tiles.name(to));
      }
    }
    for (int square : tiles.sinkable(mover)) {
      moves.add("x" + tiles.name(square));
    }
  }

  /// The odd numbers of the pairs that the word `swap:1,11` does not name.
  private static List<Integer> notSwapped(String word, PlainTiles tiles) {
    List<String> swapped = List.of(word.replace("swap", "").replace(":", "").split(",", -1));
    List<Integer> left = new ArrayList<>();
    for (int number = 1; placed(tiles.size, number) >= 0; number += 2) {
      if (!swapped.contains(Integer.toString(number))) {
        left.add(number);
      }
    }
    return left;
  }

  /// The square of a numbered place, −1 if there is no such number.
  private static int placed(int size, int number) {
    String picture = size == 5 ? MINOR : MAJOR;
    return List.of(picture.strip().split("\\s+", -1)).indexOf(Integer.toString(number));
  }

  @Override
  public String play(String position, String move, Map<String, String> options) {
    String[] words = position.split(" ", -1);
    PlainTiles tiles = PlainTiles.read(words[0]);
    return switch (words[1]) {
      case "towers" -> {
        int square = tiles.square(move);
        PlainTiles after = tiles.with(square, tiles.cells[square] + nextTower(tiles));
        yield after.write() + (after.towers('d') == 2 ? " choose" : " towers") + " - - 0/0 0";
      }
      case "choose" -> words[0] + " l " + (move.equals("light") ? 2 : 1) + " - 0/0 0";
      case "l", "d" -> afterTurn(words, tiles, move);
      default -> afterSwap(words[1], tiles, Integer.parseInt(move.substring(4)));
    };
  }

  private static String afterSwap(String word, PlainTiles tiles, int number) {
    int one = placed(tiles.size, number);
    int two = placed(tiles.size, number + 1);
    PlainTiles after = tiles.with(one, tiles.cells[two]).with(two, tiles.cells[one]);
    Set<Integer> swapped = new TreeSet<>(Set.of(number));
    for (String before : word.split("[:,]", -1)) {
      if (!before.equals("swap")) {
        swapped.add(Integer.parseInt(before));
      }
    }
    String numbers = String.join(",", swapped.stream().map(i -> Integer.toString(i)).toList());
    boolean isDone = !hasIsland(after) || notSwapped(numbers, after).isEmpty();
    return after.write() + " " + (isDone ? "towers" : "swap:" + numbers) + " - - 0/0 0";
  }

  private static boolean hasIsland(PlainTiles tiles) {
    return tiles.hasIsland('l') || tiles.hasIsland('d');
  }

  private static String afterTurn(String[] words, PlainTiles tiles, String move) {
    String mover = words[1];
    String[] passes = words[4].split("/", -1);
    int own = mover.equals("l") ? 0 : 1;
    passes[own] = move.equals("pass") ? "" + (Integer.parseInt(passes[own]) + 1) : "0";
    PlainTiles after = tiles;
    String streak = words[3];
    int quiet = Integer.parseInt(words[5]) + 1;
    if (move.startsWith("x")) {
      after = tiles.with(tiles.square(move.substring(1)), "");
      boolean isLonger = streak.startsWith(mover);
      streak = mover + (isLonger ? Integer.parseInt(streak.substring(1)) + 1 : 1);
      quiet = 0;
    } else if (move.contains("=")) {
      after = tiles.slid(tiles.square(move), tiles.square(move.substring(3)));
    } else if (move.contains("-")) {
      int from = tiles.square(move);
      int to = tiles.square(move.substring(3));
      after =
          tiles.with(from, tiles.cells[from].replace(mover, "")).with(to, tiles.cells[to] + mover);
    }
    return String.join(
        " ",
        after.write(),
        mover.equals("l") ? "d" : "l",
        words[2],
        streak,
        String.join("/", passes),
        Integer.toString(quiet));
  }

  @Override
  public String result(String position, Map<String, String> options) {
    String[] words = position.split(" ", -1);
    if (!words[1].matches("[ld]") || position.matches("\\S+ l . - 0/0 0")) {
      return "none";
    }
    PlainTiles tiles = PlainTiles.read(words[0]);
    char last = words[3].equals("-") ? 'l' : words[3].charAt(0);
    if (words[3].endsWith("4")) {
      return winner(words, last) + ", quicksand";
    }
    boolean light = tiles.hasIsland('l');
    boolean dark = tiles.hasIsland('d');
    if (light != dark) {
      return winner(words, light ? 'l' : 'd') + ", island";
    }
    boolean isQuiet = words[4].matches("[1-4]/[1-4]|4/.|./4") || words[5].equals("100");
    return light || isQuiet ? winner(words, last) + ", initiative" : "none";
  }

  private static String winner(String[] words, char side) {
    return words[2].equals(side == 'l' ? "1" : "2") ? "first" : "second";
  }

  @Override
  public String turn(String position, Map<String, String> options) {
    String[] words = position.split(" ", -1);
    return switch (words[1]) {
      case "choose" -> "second";
      case "l", "d" -> winner(words, words[1].charAt(0));
      default -> "first";
    };
  }

  @Override
  public boolean isValid(String text, Map<String, String> options) {
    String[] words = text.split(" ", -1);
    if (words.length != 6 || !isBoard(words[0])) {
      return false;
    }
    PlainTiles tiles = PlainTiles.read(words[0]);
    if (!tiles.isConnected() || !towersStandWell(tiles)) {
      return false;
    }
    int light = tiles.towers('l');
    int dark = tiles.towers('d');
    if (words[1].matches("[ld]")) {
      return light == 2
          && dark == 2
          && words[2].matches("[12]")
          && words[3].matches("-|[ld][1-4]")
          && words[4].matches("[0-4]/[0-4]")
          && words[5].matches("0|[1-9][0-9]?|100");
    }
    return text.endsWith(" - - 0/0 0")
        && tiles.squares(tiles::isTile).equals(tiles.squares(at -> isPlace(tiles.size, at)))
        && switch (words[1]) {
          case "choose" -> light == 2 && dark == 2;
          case "towers" ->
              light + dark < 4
                  && light <= 2
                  && dark < 2
                  && canPlaceAll(tiles)
                  && (light == 2 || dark == 0);
          default -> light + dark == 0 && isSwap(words[1], tiles) && canPlaceAll(tiles);
        };
  }

  private static boolean isBoard(String board) {
    String[] rows = board.split("/", -1);
    for (String row : rows) {
      if (!row.matches("([osOS][ld]?|[1-7](?![0-9]))+")) {
        return false;
      }
    }
    int size = rows.length;
    return (size == 5 || size == 7)
        && List.of(rows).stream().allMatch(row -> PlainTiles.read(row).cells.length == size);
  }

  private static boolean towersStandWell(PlainTiles tiles) {
    for (String cell : tiles.cells) {
      if (cell.equals("Sl") || cell.equals("od")) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlace(int size, int square) {
    String picture = size == 5 ? MINOR : MAJOR;
    return !picture.strip().split("\\s+", -1)[square].equals(".");
  }

  private static boolean isSwap(String word, PlainTiles tiles) {
    if (!word.matches("swap(:[1-9][0-9]?(,[1-9][0-9]?)*)?")) {
      return false;
    }
    int before = -1;
    for (String number : word.replace("swap", "0").split("[:,]", -1)) {
      int place = Integer.parseInt(number);
      boolean isOddPlace = place % 2 == 1 && placed(tiles.size, place) >= 0;
      if (place <= before || (before >= 0 && !isOddPlace)) {
        return false;
      }
      before = place;
    }
    return hasIsland(tiles) && !notSwapped(word, tiles).isEmpty();
  }

  /// Whether every tower finds a tile, however those before it are placed.
  private static boolean canPlaceAll(PlainTiles tiles) {
    int both = 0;
    int onlyLight = 0;
    int onlyDark = 0;
    for (int square = 0; square < tiles.cells.length; square++) {
      if (tiles.isTile(square)) {
        boolean light = canPlace(tiles, square, 'l');
        boolean dark = canPlace(tiles, square, 'd');
        both += light && dark ? 1 : 0;
        onlyLight += light && !dark ? 1 : 0;
        onlyDark += dark && !light ? 1 : 0;
      }
    }
    return canPlaceAll(both, onlyLight, onlyDark, 2 - tiles.towers('l'), 2 - tiles.towers('d'));
  }

  private static boolean canPlaceAll(int both, int onlyLight, int onlyDark, int light, int dark) {
    if (light > 0) {
      return both + onlyLight > 0
          && (both == 0 || canPlaceAll(both - 1, onlyLight, onlyDark, light - 1, dark))
          && (onlyLight == 0 || canPlaceAll(both, onlyLight - 1, onlyDark, light - 1, dark));
    }
    return both + onlyDark >= dark;
  }
}

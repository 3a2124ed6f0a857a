package quinas.arena.picture;

import java.util.Map;
import java.util.TreeMap;

/// How the pieces of each game look, as pieces of SVG on a square of 100 by 100. The two seats
/// always differ in shape as well as in colour.
final class SvgPieces {

  static final String PAPER = "#fbf8f1";
  static final String INK = "#192230";
  static final String COBALT = "#1a469d";
  static final String TERRACOTTA = "#c65d26";
  static final String LINE = "#cdd1d8";

  private static final String GLAZE = "#fffdfa";
  private static final String SEA = "#1f3a4d";
  private static final String LIGHT_STONE = "#efe1c0";
  private static final String DARK_STONE = "#6d5a49";

  private static final Map<String, String> SHIFTAGO =
      Map.of(
          "x",
          disc(COBALT) + "<circle cx='37' cy='36' r='9' fill='#fff' fill-opacity='.55'/>",
          "o",
          ring(TERRACOTTA));

  /// Red and blue have the warm and the cold colour, though red is the first seat.
  private static final Map<String, String> INFECTION =
      Map.of(
          "x",
          disc(TERRACOTTA)
              + "<circle cx='50' cy='50' r='43' fill='none' stroke='"
              + TERRACOTTA
              + "' stroke-width='5' stroke-dasharray='6 9'/>",
          "o",
          ring(COBALT) + "<circle cx='50' cy='50' r='9' fill='" + COBALT + "'/>");

  private static final Map<String, String> CATS_AND_DOGS =
      Map.of("c", cat(), "d", dog(), "#", flowerPot());

  private static final Map<String, String> PUSHEE =
      Map.of(
          "x", bar(COBALT, COBALT, 8, 72, 84, 18),
          "X", bar(COBALT, COBALT, 10, 8, 18, 84),
          "o", bar(TERRACOTTA, "none", 8, 72, 84, 18),
          "O", bar(TERRACOTTA, "none", 10, 8, 18, 84));

  private static final Map<String, Map<String, String>> BY_GAME =
      Map.of(
          "shiftago", SHIFTAGO,
          "syrtis", syrtis(),
          "pushee", PUSHEE,
          "catsdogs", CATS_AND_DOGS,
          "infection", INFECTION);

  /// What the squares of a game look like if not glazed.
  private static final Map<String, String> GROUNDS = Map.of("syrtis", SEA);

  /// The pictures of a game's symbols, in the order of the symbols. A symbol without one is shown
  /// as a letter.
  static Map<String, String> of(String game) {
    return new TreeMap<>(BY_GAME.getOrDefault(game, Map.of()));
  }

  /// The colour of a game's squares.
  static String ground(String game) {
    return GROUNDS.getOrDefault(game, GLAZE);
  }

  private static String disc(String colour) {
    return "<circle cx='50' cy='50' r='36' fill='" + colour + "'/>";
  }

  private static String ring(String colour) {
    return "<circle cx='50' cy='50' r='29' fill='none' stroke='" + colour + "' stroke-width='14'/>";
  }

  private static String bar(String edge, String fill, int x, int y, int width, int height) {
    return "<rect x='"
        + x
        + "' y='"
        + y
        + "' width='"
        + width
        + "' height='"
        + height
        + "' rx='6' fill='"
        + fill
        + "' stroke='"
        + edge
        + "' stroke-width='6'/>";
  }

  private static String cat() {
    return path(
        COBALT,
        "M32 88 C22 70 30 54 40 48 C32 42 30 32 32 14 L44 24 L56 24 L68 14 C70 32 68 42 60 48"
            + " C70 54 74 66 70 80 C80 82 84 74 80 62 L87 60 C94 78 86 90 70 88 Z");
  }

  private static String dog() {
    return path(
            TERRACOTTA,
            "M26 88 L26 58 C26 46 34 42 44 42 L50 30 C44 30 38 34 36 42 L30 38 C30 24 38 16 52 16"
                + " L70 20 L88 30 L86 40 L70 44 L66 56 L68 88 L56 88 L54 68 L42 88 Z")
        + "<circle cx='66' cy='28' r='4' fill='"
        + GLAZE
        + "'/>";
  }

  private static String flowerPot() {
    return path("#8a6a52", "M24 48 L76 48 L76 58 L71 58 L65 90 L35 90 L29 58 L24 58 Z")
        + path(
            "#4d7a4f",
            "M47 48 C30 44 26 26 30 18 C42 22 48 32 50 42 C52 28 60 16 72 14 C74 30 66 44 53 48 Z");
  }

  private static String path(String colour, String data) {
    return "<path fill='" + colour + "' d='" + data + "'/>";
  }

  /// Light and dark tiles with a circle or a square, each alone and with either tower.
  private static Map<String, String> syrtis() {
    Map<String, String> pieces = new TreeMap<>();
    for (String tile : new String[] {"o", "s", "O", "S"}) {
      String picture = tile(tile);
      pieces.put(tile, picture);
      pieces.put(tile + "l", picture + tower(true));
      pieces.put(tile + "d", picture + tower(false));
    }
    return pieces;
  }

  private static String tile(String symbol) {
    boolean light = Character.isLowerCase(symbol.charAt(0));
    String stone = light ? LIGHT_STONE : DARK_STONE;
    String relief = light ? DARK_STONE : LIGHT_STONE;
    String shape =
        symbol.equalsIgnoreCase("o")
            ? "<circle cx='50' cy='50' r='32'"
            : "<rect x='20' y='20' width='60' height='60'";
    return "<rect x='3' y='3' width='94' height='94' rx='6' fill='%s'/>".formatted(stone)
        + "%s fill='none' stroke='%s' stroke-width='6'/>".formatted(shape, relief);
  }

  /// Light's towers are round, Dark's are square.
  private static String tower(boolean light) {
    return light
        ? "<circle cx='50' cy='50' r='19' fill='#fff' stroke='%s' stroke-width='6'/>"
            .formatted(TERRACOTTA)
        : "<rect x='32' y='32' width='36' height='36' fill='%s' stroke='#fff' stroke-width='6'/>"
            .formatted(INK);
  }

  private SvgPieces() {}
}

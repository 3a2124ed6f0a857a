package quinas.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import quinas.rules.Game;

/// The levels of every game by name, in the engine's order. They are the engine's, which the rules
/// in the page do without.
final class LevelNames {

  private static final int LADDER = 10;

  private static final Map<String, List<String>> ORIGINAL =
      Map.of(
          "shiftago", List.of("easy", "medium", "hard"),
          "pushee", List.of("easy", "normal", "hard", "impossibru"),
          "catsdogs", List.of("easy", "medium", "hard"),
          "infection", List.of("easy", "medium"),
          "syrtis", List.of("easy", "hard"));

  static List<String> of(Game game) {
    List<String> names = new ArrayList<>();
    for (int number = 1; number <= LADDER; number++) {
      names.add("level:" + number);
    }
    ORIGINAL.getOrDefault(game.id(), List.of()).forEach(word -> names.add("classic:" + word));
    names.add("engine");
    return List.copyOf(names);
  }

  private LevelNames() {}
}

package quinas.web;

import java.util.List;
import java.util.Map;
import quinas.rules.Game;

/// The levels of every game by name, the weakest first. They are the engine's, which the rules in
/// the page do without.
final class LevelNames {

  private static final Map<String, List<String>> NAMES =
      Map.of(
          "shiftago", List.of("classic:easy", "classic:medium", "classic:hard", "engine"),
          "pushee",
              List.of(
                  "classic:easy", "classic:normal", "classic:hard", "classic:impossibru", "engine"),
          "catsdogs", List.of("classic:easy", "classic:medium", "classic:hard", "engine"),
          "infection", List.of("classic:easy", "classic:medium", "engine"),
          "syrtis", List.of("classic:easy", "classic:hard", "engine"));

  static List<String> of(Game game) {
    return NAMES.getOrDefault(game.id(), List.of());
  }

  private LevelNames() {}
}

package quinas.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quinas.rules.Game;

/// The options with which the original programs play, and those of the published games, as the rule
/// sheets tell them. What is not named is at its standard.
final class Presets {

  private static final Map<String, Map<String, String>> ORIGINAL =
      Map.of(
          "shiftago", Map.of(),
          "syrtis", Map.of("tiles", "pairs"),
          "pushee", Map.of(),
          "catsdogs", Map.of(),
          "infection", Map.of());

  /// Nothing like Cats & Dogs with its special turns was ever published.
  private static final Map<String, Map<String, String>> PUBLISHED =
      Map.of(
          "shiftago", Map.of("empty", "draw"),
          "syrtis", Map.of(),
          "pushee", Map.of("values", "dragons"),
          "infection", Map.of("jumps", "ring"));

  static List<Map<String, @Nullable Object>> of(Game game) {
    List<Map<String, @Nullable Object>> presets = new ArrayList<>();
    add(presets, "original", ORIGINAL.get(game.id()));
    add(presets, "published", PUBLISHED.get(game.id()));
    return presets;
  }

  private static void add(
      List<Map<String, @Nullable Object>> presets,
      String id,
      @Nullable Map<String, String> options) {
    if (options != null) {
      Map<String, @Nullable Object> preset = Json.object();
      preset.put("id", id);
      preset.put("options", options);
      presets.add(preset);
    }
  }

  private Presets() {}
}

package quinas.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quinas.rules.Game;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What separate code, written after the rule sheets, says about one position.
///
/// @param options those that matter
/// @param result `first`, `second`, `draw`, or `none` while the game goes on
/// @param moves all legal moves, sorted
/// @param after the positions after some of the moves
public record Vector(
    Map<String, String> options,
    String position,
    String result,
    List<String> moves,
    Map<String, String> after) {

  /// All vectors of a game; none if nobody has made any.
  public static List<Vector> of(Game game) {
    String file = "/vectors/" + game.id() + ".jsonl.gz";
    if (!Resources.exists(file)) {
      return List.of();
    }
    JsonMapper json = new JsonMapper();
    return Resources.lines(file).stream().map(line -> read(json.readTree(line))).toList();
  }

  private static Vector read(JsonNode line) {
    List<String> moves = new ArrayList<>();
    line.get("moves").forEach(move -> moves.add(move.stringValue()));
    JsonNode result = line.get("result");
    return new Vector(
        texts(line.get("options")),
        line.get("position").stringValue(),
        result.isNull() ? "none" : result.stringValue(),
        moves,
        texts(line.get("after")));
  }

  private static Map<String, String> texts(JsonNode object) {
    Map<String, String> texts = new LinkedHashMap<>();
    object.properties().forEach(entry -> texts.put(entry.getKey(), entry.getValue().stringValue()));
    return texts;
  }
}

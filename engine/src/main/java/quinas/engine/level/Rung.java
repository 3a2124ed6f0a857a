package quinas.engine.level;

import java.util.LinkedHashMap;
import java.util.Map;
import quinas.engine.search.Score;
import quinas.rules.NotationException;

/// How strong a level of the ladder is: what it looks at, and how particular it is about what it
/// sees. It never plays a move that it does not want: a weak level sees less, and likes more.
///
/// @param depth how many plies it looks ahead at most, from 1 on
/// @param nodes how many positions it looks at in about, from 1 on; one depth is always finished
/// @param width how many moves it chooses among at most, from 1 on; who wants the best alone, with
///   1, asks the engine, and every other looks at each move by itself
/// @param margin by how much less than the best a move may be worth that it still likes, in the
///   units of the evaluation
public record Rung(int depth, long nodes, int width, int margin) {

  /// As far ahead as its positions reach.
  public static final int MOST_DEPTH = 255;

  private static final int MOST_WIDTH = 1_000;
  private static final int MOST_MARGIN = 10_000;
  private static final long MOST_NODES = 1_000_000_000;

  public Rung {
    assert depth >= 1 && nodes >= 1 && width >= 1 && margin >= 0;
  }

  /// What a move must be worth to be liked, where the best is worth so much. Who sees the end plays
  /// for it, and for the longest game if it is lost.
  int leastLiked(int best) {
    return Score.isDecided(best) ? best : best - margin;
  }

  /// Reads `depth=2,nodes=400,width=3,margin=50`, all four in any order.
  ///
  /// @throws NotationException if it is anything else, or a number out of range
  public static Rung read(String text) throws NotationException {
    Map<String, Long> most = new LinkedHashMap<>();
    most.put("depth", (long) MOST_DEPTH);
    most.put("nodes", MOST_NODES);
    most.put("width", (long) MOST_WIDTH);
    most.put("margin", (long) MOST_MARGIN);
    Map<String, Long> values = new LinkedHashMap<>();
    for (String part : text.split(",", -1)) {
      int equals = Math.max(0, part.indexOf('='));
      String key = part.substring(0, equals);
      String number = part.substring(Math.min(part.length(), equals + 1));
      long least = key.equals("margin") ? 0 : 1;
      if (!most.containsKey(key) || values.containsKey(key) || !number.matches("[0-9]{1,10}")) {
        throw new NotationException("level \"%s\" is not %s", text, form());
      }
      long value = Long.parseLong(number);
      if (value < least || value > most.getOrDefault(key, 0L)) {
        throw new NotationException(
            "%s: %d is not a number from %d to %d", key, value, least, most.getOrDefault(key, 0L));
      }
      values.put(key, value);
    }
    if (values.size() < most.size()) {
      throw new NotationException("level \"%s\" is not %s", text, form());
    }
    return new Rung(
        Math.toIntExact(values.getOrDefault("depth", 1L)),
        values.getOrDefault("nodes", 1L),
        Math.toIntExact(values.getOrDefault("width", 1L)),
        Math.toIntExact(values.getOrDefault("margin", 0L)));
  }

  private static String form() {
    return "depth=N,nodes=N,width=N,margin=N";
  }

  /// The text that [#read] takes.
  @Override
  public String toString() {
    return "depth=" + depth + ",nodes=" + nodes + ",width=" + width + ",margin=" + margin;
  }
}

package quinas.arena.match;

import java.util.List;
import quinas.rules.NotationException;

/// A player that said of its last moves, one after another, that it stands so badly has lost.
///
/// @param moves how many of its own moves
/// @param score how badly, in hundredths of a point
public record ResignRule(int moves, int score) {

  /// Reads `moves=3,score=600`.
  public static ResignRule read(String text) throws NotationException {
    int[] numbers = RuleText.read("resign", text, List.of("moves", "score"), 3, 600);
    return new ResignRule(Math.max(1, numbers[0]), numbers[1]);
  }

  /// The text that [#read] takes.
  @Override
  public String toString() {
    return "moves=" + moves + ",score=" + score;
  }
}

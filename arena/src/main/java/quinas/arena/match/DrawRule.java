package quinas.arena.match;

import java.util.List;
import quinas.rules.NotationException;

/// When both players said of their last moves, one after another, that they stand about equal, the
/// game is drawn.
///
/// @param from how many moves, of both players together, must have been made in the game
/// @param moves how many of each player's own moves
/// @param score how equal, in hundredths of a point
public record DrawRule(int from, int moves, int score) {

  /// Reads `from=40,moves=8,score=10`.
  public static DrawRule read(String text) throws NotationException {
    int[] numbers = RuleText.read("draw", text, List.of("from", "moves", "score"), 40, 8, 10);
    return new DrawRule(numbers[0], Math.max(1, numbers[1]), numbers[2]);
  }

  /// The text that [#read] takes.
  @Override
  public String toString() {
    return "from=" + from + ",moves=" + moves + ",score=" + score;
  }
}

package quinas.arena.match;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import quinas.rules.Outcome.Result;
import quinas.rules.Seat;

/// What the players' own scores say about a game, by the rules of resigning and drawing.
final class ScoreWatch {

  private final Terms terms;

  /// How many moves in a row each seat has seen itself lost.
  private final int[] lost = new int[2];

  /// How many moves in a row each seat has seen itself equal.
  private final int[] equal = new int[2];

  ScoreWatch(Terms terms) {
    this.terms = terms;
  }

  /// Notes what the seat said with its move. A move without a score breaks every row.
  void note(Seat seat, OptionalInt score) {
    int at = seat.index();
    boolean isLost =
        score.isPresent()
            && terms.resign().filter(rule -> score.getAsInt() <= -rule.score()).isPresent();
    boolean isEqual =
        score.isPresent()
            && terms.draw().filter(rule -> Math.abs(score.getAsInt()) <= rule.score()).isPresent();
    lost[at] = isLost ? lost[at] + 1 : 0;
    equal[at] = isEqual ? equal[at] + 1 : 0;
  }

  /// Forgets all rows: whoever spoke sits elsewhere now.
  void forget() {
    Arrays.fill(lost, 0);
    Arrays.fill(equal, 0);
  }

  /// The result by score, if it has come to that after so many moves.
  Optional<Result> result(int plies) {
    if (terms.resign().isPresent()) {
      int moves = terms.resign().get().moves();
      if (lost[0] >= moves || lost[1] >= moves) {
        return Optional.of(lost[0] >= moves ? Result.SECOND : Result.FIRST);
      }
    }
    return terms
        .draw()
        .filter(rule -> plies >= rule.from())
        .filter(rule -> Math.min(equal[0], equal[1]) >= rule.moves())
        .map(rule -> Result.DRAW);
  }
}

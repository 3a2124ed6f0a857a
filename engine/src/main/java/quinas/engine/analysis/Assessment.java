package quinas.engine.analysis;

import java.util.List;
import java.util.Optional;
import quinas.rules.Game;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// What a position is worth, whether play goes on from it or not.
///
/// @param chance the first seat's expected result in thousandths
/// @param line the expected moves; none if the game is over
public record Assessment(Worth worth, int chance, List<Integer> line) {

  public Assessment {
    line = List.copyOf(line);
  }

  /// What an analysis has found.
  public static Assessment of(Insight insight) {
    Variation best = insight.lines().getFirst();
    return new Assessment(best.worth(), insight.chance(), best.moves());
  }

  /// What a finished game has come to.
  public static Assessment ofFinished(Game game, Position position) {
    Outcome outcome = position.outcome();
    boolean isFirst = outcome.isWonBy(Seat.FIRST);
    boolean isDraw = !isFirst && !outcome.isWonBy(Seat.SECOND);
    Worth worth;
    if (isDraw || game.hasPoints()) {
      worth = new Worth.Exact(isDraw ? 0 : outcome.first() - outcome.second());
    } else {
      worth = new Worth.Forced(isFirst ? Seat.FIRST : Seat.SECOND, 0);
    }
    return new Assessment(worth, Chances.of(game, worth), List.of());
  }

  /// The move to play, unless the game is over.
  public Optional<Integer> best() {
    return line.isEmpty() ? Optional.empty() : Optional.of(line.getFirst());
  }
}

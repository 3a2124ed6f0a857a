package quinas.arena.match;

import java.util.List;
import quinas.arena.rating.Tally;
import quinas.arena.record.GameRecord;
import quinas.rules.Outcome.Result;
import quinas.rules.Seat;

/// Two games from the same opening, the seats swapped. In either the players may have changed seats
/// once more by the [pie rule][quinas.arena.record.Pie]; results are credited to whoever sat there
/// in the end.
///
/// @param index of the pair in its match, from 0
/// @param first the game that the match's first entrant began in the first seat
/// @param second the game that it began in the second
public record PairResult(int index, GameRecord first, GameRecord second) {

  /// Both records.
  public List<GameRecord> games() {
    return List.of(first, second);
  }

  /// Where the match's first entrant sat at the end of the first game.
  public Seat firstSeat() {
    return first.pie().seat(Seat.FIRST);
  }

  /// Where it sat at the end of the second.
  public Seat secondSeat() {
    return second.pie().seat(Seat.SECOND);
  }

  /// What the match's first entrant made of the first game, in half points.
  int firstScore() {
    return halfPoints(first, firstSeat());
  }

  /// What it made of the second.
  int secondScore() {
    return halfPoints(second, secondSeat());
  }

  /// The pair as the match's first entrant sees it.
  public Tally tally() {
    return Tally.pair(firstScore(), secondScore());
  }

  /// What a seat made of a game, in half points: nothing of one that is not over.
  public static int halfPoints(GameRecord game, Seat seat) {
    if (game.outcome().result() == Result.DRAW) {
      return 1;
    }
    return game.outcome().isWonBy(seat) ? 2 : 0;
  }
}

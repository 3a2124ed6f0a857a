package quinas.arena.tournament;

import quinas.arena.match.PairResult;
import quinas.arena.rating.Tally;
import quinas.arena.record.GameRecord;
import quinas.rules.Seat;

/// Results as tallies.
final class Results {

  private Results() {}

  /// A pair of games, as its match's first entrant sees it.
  static Tally tally(PairResult pair) {
    return Tally.pair(halfPoints(pair.first(), Seat.FIRST), halfPoints(pair.second(), Seat.SECOND));
  }

  /// What a seat made of a game that is over.
  static int halfPoints(GameRecord game, Seat seat) {
    return switch (game.outcome().result()) {
      case DRAW -> 1;
      case FIRST -> seat == Seat.FIRST ? 2 : 0;
      case SECOND -> seat == Seat.SECOND ? 2 : 0;
      case NONE -> throw new IllegalArgumentException("the game is not over");
    };
  }
}

package quinas.arena.tournament;

import quinas.arena.match.Faults;
import quinas.arena.match.PairResult;
import quinas.arena.match.Summary;
import quinas.arena.rating.Tally;

/// What is kept of pairs of games: little, whatever their number.
///
/// @param tally as the encounter's first entrant sees it
/// @param firstFaults the games that the first entrant lost by a mishap
/// @param secondFaults those that the second did
record PlayedPairs(Tally tally, Faults firstFaults, Faults secondFaults) {

  static final PlayedPairs NONE = new PlayedPairs(Tally.NONE, Faults.NONE, Faults.NONE);

  static PlayedPairs of(PairResult pair) {
    Summary summary = Summary.of(pair);
    return new PlayedPairs(pair.tally(), summary.firstFaults(), summary.secondFaults());
  }

  /// This and what ended later.
  PlayedPairs plus(PlayedPairs later) {
    return new PlayedPairs(
        tally.plus(later.tally),
        firstFaults.plus(later.firstFaults),
        secondFaults.plus(later.secondFaults));
  }
}

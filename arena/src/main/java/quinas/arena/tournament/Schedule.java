package quinas.arena.tournament;

import java.util.List;
import java.util.Optional;

/// Who meets whom: a pure function of how many entrants there are, of what happened so far, and of
/// a seed where something must be drawn. Entrants are numbers from 0, the strongest first as far as
/// somebody knows.
public sealed interface Schedule permits RoundRobin, Gauntlet, Knockout, Swiss, Neighbours {

  /// The word for it in files, such as `round-robin`.
  String kind();

  /// How many entrants there are.
  int entrants();

  /// How many rounds there will be.
  int rounds();

  /// The next round, or nothing if that was the last.
  ///
  /// @param played all rounds so far, as this schedule made them
  Optional<Round> next(List<PlayedRound> played);

  /// How many more pairs an encounter may get, one after another, while its points are equal.
  default int furtherPairs() {
    return 0;
  }

  /// How many encounters there will be in all rounds.
  long encounters();

  /// How many pairs an encounter has.
  ///
  /// @param standard how many were agreed on
  default int pairs(Pairing pairing, int standard) {
    return standard;
  }

  /// How many pairs all encounters have together, without further ones.
  default long allPairs(int standard) {
    return encounters() * standard;
  }

  /// Whether pairings depend on results, so that a round cannot begin before the last is over.
  boolean needsResults();
}

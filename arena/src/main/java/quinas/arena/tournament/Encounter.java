package quinas.arena.tournament;

import java.util.BitSet;
import java.util.OptionalInt;
import quinas.arena.match.MatchJob;
import quinas.arena.match.PairResult;
import quinas.arena.rating.Tally;

/// One encounter while it is played: which pairs are given out, and which are finished. Guarded by
/// its owner.
final class Encounter {

  private final MatchJob job;
  private final int pairs;
  private final int furtherPairs;
  private final BitSet finished = new BitSet();
  private int given;
  private PlayedPairs played = PlayedPairs.NONE;

  /// @param pairs how many are played in any case
  /// @param furtherPairs how many more while it is even
  Encounter(MatchJob job, int pairs, int furtherPairs) {
    this.job = job;
    this.pairs = pairs;
    this.furtherPairs = furtherPairs;
  }

  MatchJob job() {
    return job;
  }

  /// All finished pairs, as the job's first entrant sees them.
  Tally tally() {
    return played.tally();
  }

  /// All finished pairs, in the order in which they ended.
  PlayedPairs played() {
    return played;
  }

  /// How many pairs are to be played, as far as is known: all that are sure, and one more if those
  /// are finished and leave it even.
  private int wanted() {
    int done = finished.cardinality();
    boolean isEven = tally().wins() == tally().losses();
    boolean goesOn = done >= pairs && isEven && done < pairs + furtherPairs;
    return goesOn ? done + 1 : Math.max(done, pairs);
  }

  boolean isOver() {
    return finished.cardinality() == wanted();
  }

  /// The index of the next pair to play; nothing if all are given out.
  OptionalInt take() {
    while (given < wanted()) {
      int index = given++;
      if (!finished.get(index)) {
        return OptionalInt.of(index);
      }
    }
    return OptionalInt.empty();
  }

  /// Counts a pair.
  void finish(PairResult pair) {
    finished.set(pair.index());
    played = played.plus(PlayedPairs.of(pair));
  }

  /// Counts a pair that was played earlier.
  ///
  /// @return whether this encounter can have such a pair
  boolean restore(int index, PlayedPairs pair) {
    if (index >= pairs + furtherPairs) {
      return false;
    }
    finished.set(index);
    played = played.plus(pair);
    return true;
  }
}

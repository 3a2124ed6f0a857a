package quinas.arena.match;

import java.util.Optional;
import quinas.arena.rating.Sprt;

/// Where a match stands.
///
/// @param summary of all pairs before the first that is missing
/// @param pairs how many are to be played at most
/// @param waiting pairs that are played but do not count yet, or, after a verdict, any more
/// @param verdict of the sequential test, once there is one
public record Progress(Summary summary, int pairs, int waiting, Optional<Sprt.Verdict> verdict) {

  /// Whether all that was to be played was played, or a verdict made the rest needless.
  public boolean isComplete() {
    return verdict.isPresent() || summary.pairs() >= pairs;
  }
}

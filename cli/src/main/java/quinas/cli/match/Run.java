package quinas.cli.match;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import quinas.arena.match.MatchJob;
import quinas.arena.match.Progress;
import quinas.arena.match.Summary;
import quinas.arena.rating.Sprt;

/// One run of a match, as far as it has come.
///
/// @param test the sequential test, if there is one
/// @param file where the games are, if they are kept
/// @param restored how many pairs an earlier run had played
/// @param time how long this run has taken
public record Run(
    MatchJob job,
    Optional<Sprt> test,
    Optional<Path> file,
    long restored,
    Progress progress,
    Duration time) {

  Summary summary() {
    return progress.summary();
  }

  /// Games that this run has played in a second.
  double rate() {
    long games = 2 * (summary().pairs() + progress.waiting() - restored);
    return time.isZero() ? 0 : games / (time.toNanos() / 1e9);
  }

  /// How long it will go on at this rate, without a verdict; empty while nothing is known.
  Optional<Duration> remaining() {
    double rate = rate();
    long games = 2 * (progress.pairs() - summary().pairs());
    return rate <= 0 ? Optional.empty() : Optional.of(Duration.ofSeconds(Math.round(games / rate)));
  }
}

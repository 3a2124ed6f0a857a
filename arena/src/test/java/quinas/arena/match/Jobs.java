package quinas.arena.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.player.Entrant;
import quinas.arena.player.Entrants;
import quinas.arena.rating.Sprt;
import quinas.arena.record.RecordException;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;

/// Match jobs for tests, and matches of them.
final class Jobs {

  private static final Duration OFTEN = Duration.ofMillis(20);

  private Jobs() {}

  /// A match of two entrants, seed 7.
  static MatchJob of(String game, Entrant first, Entrant second) throws NotationException {
    Options options = Options.standard(Games.read(game));
    return new MatchJob(
        options,
        first,
        second,
        TimeControl.NONE,
        TimeControl.NONE,
        Terms.PLAIN,
        Openings.dealt(options, Openings.standardPlies(options)),
        7,
        Verdicts.NONE,
        Map.of());
  }

  static MatchJob of(String game, String first, String second) throws NotationException {
    Options options = Options.standard(Games.read(game));
    return of(
        game,
        Entrants.read(options, first, Timing.STANDARD),
        Entrants.read(options, second, Timing.STANDARD));
  }

  /// The same match by other terms.
  static MatchJob with(Terms terms, MatchJob job) {
    return new MatchJob(
        job.options(),
        job.first(),
        job.second(),
        job.firstControl(),
        job.secondControl(),
        terms,
        job.openings(),
        job.seed(),
        job.verdicts(),
        job.tags());
  }

  static MatchJob easy() throws NotationException {
    return of("shiftago", "classic:medium", "classic:easy");
  }

  /// Plays a match without a file.
  static Progress play(MatchJob job, int pairs, int threads, Optional<Sprt> test)
      throws UnplayableException, IOException, InterruptedException {
    return new Match(job, pairs, threads, test).run(Match.Keeper.NONE, progress -> {}, OFTEN);
  }

  /// Plays a match into a file that is not there yet.
  static Progress begin(MatchJob job, int pairs, int threads, Path file)
      throws UnplayableException, IOException, InterruptedException {
    try (Journal journal = Journal.create(file)) {
      return new Match(job, pairs, threads, Optional.empty())
          .run(journal::append, progress -> {}, OFTEN);
    }
  }

  /// Goes on with a match.
  static Progress resume(MatchJob job, int pairs, int threads, Path file)
      throws UnplayableException, IOException, InterruptedException, RecordException {
    Match match = new Match(job, pairs, threads, Optional.empty());
    try (Journal journal = Journal.resume(file, job, match::restore)) {
      return match.run(journal::append, progress -> {}, OFTEN);
    }
  }

  /// The games of a file, sorted.
  static List<String> sorted(Path file) throws IOException {
    return Stream.of(Files.readString(file).split("\n(?=\\[Game \")", -1)).sorted().toList();
  }
}

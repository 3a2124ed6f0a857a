package quinas.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quinas.arena.match.Journal;
import quinas.arena.match.Match;
import quinas.arena.match.MatchJob;
import quinas.arena.match.Progress;
import quinas.arena.match.UnplayableException;
import quinas.arena.rating.Sprt;
import quinas.arena.record.RecordException;
import quinas.cli.board.Look;
import quinas.cli.match.JobOptions;
import quinas.cli.match.JobOptions.Given;
import quinas.cli.match.JsonReport;
import quinas.cli.match.LiveLine;
import quinas.cli.match.Person;
import quinas.cli.match.Report;
import quinas.cli.match.Run;
import quinas.cli.play.PipeConsole;
import quinas.cli.play.Setup;
import quinas.cli.text.StatusLine;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;

/// `quinas match`: two players, many games.
@Command(
    name = "match",
    description = "Play a match, pairs of games with the seats swapped, and say who is stronger.",
    mixinStandardHelpOptions = true)
class MatchCommand extends GamesCommand {

  private static final int STANDARD_PAIRS = 50;

  @Mixin private final JobOptions jobOptions = new JobOptions();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "How many pairs of games at most (standard: 50).")
  private @Nullable Integer pairs;

  @Option(names = "--games", paramLabel = "N", description = "The same in games, an even number.")
  private @Nullable Integer number;

  @Option(
      names = "--sprt",
      paramLabel = "TEST",
      description = "End as soon as it is clear: elo0=0,elo1=10,alpha=.05,beta=.05.")
  private @Nullable String sprt;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the result there as JSON.")
  private @Nullable Path json;

  @Override
  int play(Texts texts)
      throws NotationException,
          RecordException,
          IOException,
          UnplayableException,
          InterruptedException {
    ResultFiles.check(json);
    Path file = games;
    Given fresh = new Given(Setup.anySeed(), LocalDate.now(ZoneId.systemDefault()).toString());
    Given given = file != null && goesOn() ? JobOptions.given(Journal.job(file), fresh) : fresh;
    Person person = person(texts);
    MatchJob job = jobOptions.job(given, person);
    Optional<Sprt> test = sprt == null ? Optional.empty() : Optional.of(Sprt.read(sprt));
    int pairs = pairs();
    check(job, person);
    try (Venue venue = venue()) {
      Match match = new Match(job, pairs, threads(), test, venue::board);
      if (file == null) {
        return run(match, Match.Keeper.NONE, job, test, texts);
      }
      try (Journal journal =
          goesOn() ? Journal.resume(file, job, match::restore) : Journal.create(file)) {
        return run(match, journal::append, job, test, texts);
      }
    }
  }

  /// Somebody at standard input and output.
  private static Person person(Texts texts) {
    return new Person(
        () -> {
          PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
          Reader in = new InputStreamReader(System.in, StandardCharsets.UTF_8);
          return new PipeConsole(interruptible(in), out, texts);
        },
        Look.PLAIN,
        texts);
  }

  /// Reading a terminal cannot be interrupted, so another thread does it.
  private static Reader interruptible(Reader in) {
    PipedReader reader = new PipedReader();
    PipedWriter writer = new PipedWriter();
    try {
      reader.connect(writer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofPlatform()
        .daemon()
        .start(() -> {
          try (writer) {
            for (int next = in.read(); next >= 0; next = in.read()) {
              writer.write(next);
              writer.flush();
            }
          } catch (IOException gone) {
            // As good as the end of the input, which closing tells.
            return;
          }
        });
    return reader;
  }

  private int pairs() throws NotationException {
    if (pairs != null && number != null) {
      throw new NotationException("--pairs and --games say the same: give one of them");
    }
    int wanted =
        pairs != null
            ? pairs
            : number != null ? (number % 2 == 0 ? number / 2 : 0) : STANDARD_PAIRS;
    if (wanted < 1) {
      throw new NotationException("a match has one pair at least, and an even number of games");
    }
    return wanted;
  }

  private void check(MatchJob job, Person person) throws NotationException {
    boolean hasPerson = job.first().equals(person) || job.second().equals(person);
    if (hasPerson && threads() != 1) {
      throw new NotationException("a person plays one game at a time");
    }
  }

  /// Where the games are played.
  Venue venue() throws IOException, NotationException {
    return Venue.home();
  }

  private int run(Match match, Match.Keeper keeper, MatchJob job, Optional<Sprt> test, Texts texts)
      throws IOException, UnplayableException, InterruptedException {
    long restored = match.progress().summary().pairs() + match.progress().waiting();
    long began = System.nanoTime();
    PrintWriter out = spec.commandLine().getOut();
    Optional<StatusLine> line = StatusLine.ofTerminal(out);
    LiveLine live = new LiveLine(texts);
    begin();
    try (Farewell _ = new Farewell(match::stop)) {
      Progress end;
      try {
        end =
            match.run(
                keeper,
                progress ->
                    line.ifPresent(
                        shown -> shown.show(live.text(of(job, test, restored, progress, began)))),
                LIVE);
      } catch (IOException | UnplayableException e) {
        // What was played counts, whatever ended it.
        line.ifPresent(StatusLine::clear);
        Progress reached = match.progress();
        if (reached.summary().pairs() + reached.waiting() > 0) {
          report(of(job, test, restored, reached, began), texts);
        }
        throw e;
      }
      line.ifPresent(StatusLine::clear);
      report(of(job, test, restored, end, began), texts);
      return end.isComplete() ? 0 : FAILED;
    }
  }

  private void report(Run run, Texts texts) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    Report.of(run, texts).forEach(out::println);
    out.flush();
    if (json != null) {
      Files.writeString(json, JsonReport.of(run));
    }
  }

  private Run of(MatchJob job, Optional<Sprt> test, long restored, Progress progress, long began) {
    Duration time = Duration.ofNanos(System.nanoTime() - began);
    return new Run(job, test, Optional.ofNullable(games), restored, progress, time);
  }
}

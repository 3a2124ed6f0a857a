package quinas.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quinas.arena.match.Journal;
import quinas.arena.match.Match.Keeper;
import quinas.arena.match.UnplayableException;
import quinas.arena.picture.RatingsPlot;
import quinas.arena.rating.BradleyTerry;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Ratings;
import quinas.arena.record.RecordException;
import quinas.arena.tournament.Tournament;
import quinas.arena.tournament.TournamentException;
import quinas.arena.tournament.TournamentFile;
import quinas.arena.tournament.TournamentProgress;
import quinas.arena.tournament.TournamentRun;
import quinas.cli.text.StatusLine;
import quinas.cli.text.Texts;
import quinas.cli.tournament.ResultJson;
import quinas.cli.tournament.ResultTables;
import quinas.cli.tournament.TournamentLine;
import quinas.rules.NotationException;

/// `quinas tournament`: any number of players, everybody against whom the file says.
@Command(
    name = "tournament",
    description = "Play a tournament that a file describes, and rate its players.",
    mixinStandardHelpOptions = true)
class TournamentCommand extends GamesCommand {

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "The tournament, in TOML: see docs/tournaments.md.")
  private Path file = Path.of("");

  @Option(
      names = "--pie",
      description = "Who does not begin may change seats, whatever the file says.")
  private boolean hasPie;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the result there as JSON.")
  private @Nullable Path json;

  @Option(names = "--svg", paramLabel = "FILE", description = "Draw the ratings there.")
  private @Nullable Path svg;

  @Override
  int play(Texts texts)
      throws NotationException,
          RecordException,
          UnplayableException,
          IOException,
          InterruptedException {
    ResultFiles.check(json);
    ResultFiles.check(svg);
    Tournament written;
    try {
      written =
          TournamentFile.read(
              Files.readString(file), name -> Files.readString(file.resolveSibling(name)));
    } catch (TournamentException e) {
      return refuse(file + ": " + texts.say(e));
    } catch (MalformedInputException e) {
      return refuse(file + ": " + texts.say("file.encoding"));
    }
    Tournament tournament = hasPie ? written.with(written.terms().withPie(true)) : written;
    try (Venue venue = venue()) {
      TournamentRun run = new TournamentRun(tournament, threads(), venue::board);
      if (games == null) {
        return run(run, Keeper.NONE, texts);
      }
      try (Journal journal = journal(games, run::restore)) {
        return run(run, journal::append, texts);
      }
    }
  }

  /// Where the games are played.
  Venue venue() throws IOException, NotationException {
    return Venue.home();
  }

  private int run(TournamentRun run, Keeper keeper, Texts texts)
      throws UnplayableException, IOException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    Optional<StatusLine> line = StatusLine.ofTerminal(out);
    TournamentLine live = new TournamentLine(texts, System.nanoTime());
    begin();
    try (Farewell _ = new Farewell(run::stop)) {
      TournamentProgress end;
      try {
        end =
            run.run(
                keeper,
                progress ->
                    line.ifPresent(shown -> shown.show(live.text(progress, System.nanoTime()))),
                LIVE);
      } catch (IOException | UnplayableException e) {
        // What was played counts, whatever ended it.
        line.ifPresent(StatusLine::clear);
        if (run.progress().pairs() > 0) {
          report(run.progress(), out, texts);
        }
        throw e;
      }
      line.ifPresent(StatusLine::clear);
      report(end, out, texts);
      return end.isComplete() ? 0 : FAILED;
    }
  }

  private void report(TournamentProgress progress, PrintWriter out, Texts texts)
      throws IOException {
    Tournament tournament = progress.tournament();
    Crosstable table = progress.table();
    Ratings ratings = BradleyTerry.rate(table);
    ResultTables tables = new ResultTables(texts);
    out.println(title(tournament, texts));
    String how =
        progress.isComplete()
            ? "tournament.complete"
            : games == null ? "tournament.stopped" : "tournament.stopped.kept";
    out.println(
        texts.say(
            how, progress.rounds().size(), tournament.schedule().rounds(), 2 * progress.pairs()));
    out.println();
    tables.standings(progress).forEach(out::println);
    out.println();
    tables.ratings(ratings, table).forEach(out::println);
    out.println();
    tables.cross(ratings, table).forEach(out::println);
    List<String> mishaps = tables.mishaps(progress);
    if (!mishaps.isEmpty()) {
      out.println();
      mishaps.forEach(out::println);
    }
    out.flush();
    if (json != null) {
      Files.writeString(json, ResultJson.of(progress));
    }
    if (svg != null) {
      Files.writeString(svg, RatingsPlot.draw(title(tournament, texts), ratings));
    }
  }

  private static String title(Tournament tournament, Texts texts) {
    String game = tournament.options().game().title() + " " + tournament.options();
    String event = tournament.event().isEmpty() ? "" : tournament.event() + ": ";
    return event + game.strip() + ", " + texts.say("kind." + tournament.schedule().kind());
  }
}

package quinas.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.match.Journal;
import quinas.arena.match.Match.Keeper;
import quinas.arena.match.Openings;
import quinas.arena.match.Terms;
import quinas.arena.match.UnplayableException;
import quinas.arena.picture.RatingsPlot;
import quinas.arena.player.Entrant;
import quinas.arena.player.Entrants;
import quinas.arena.rating.BradleyTerry;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Ratings;
import quinas.arena.record.RecordException;
import quinas.arena.tournament.Neighbours;
import quinas.arena.tournament.PairTable;
import quinas.arena.tournament.Tournament;
import quinas.arena.tournament.TournamentProgress;
import quinas.arena.tournament.TournamentRun;
import quinas.cli.text.StatusLine;
import quinas.cli.text.Texts;
import quinas.cli.tournament.LadderReport;
import quinas.cli.tournament.ResultTables;
import quinas.cli.tournament.TournamentLine;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.engine.level.Rung;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;

/// `quinas ladder`: how strong the levels of a game are, on one scale.
@Command(
    name = "ladder",
    description = "Measure how strong the levels of a game are, by games of each with the next.",
    mixinStandardHelpOptions = true)
final class LadderCommand extends GamesCommand {

  private static final int MOST_PAIRS = 1_000_000;
  private static final int MOST_REACH = 9;
  private static final int MOST_LEVELS = 10;

  /// The levels of the original meet so many: 1, 3, 5, 7 and 9.
  private static final int HOSTS = 5;

  /// Levels that look at more than so many positions play fewer games, with the next alone.
  private static final long QUICK = 100_000;

  /// Where one seat wins nearly always, so that pairs are rated and not games.
  private static final Set<Game> BY_PAIRS = Set.of(CatsDogs.GAME);

  @Parameters(index = "0", paramLabel = "GAME", description = "Which game.")
  private String game = "";

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "Pairs of games between two levels; a twentieth where one thinks for long.")
  private int pairs = 100;

  @Option(
      names = "--levels",
      paramLabel = "N",
      description = "Only the first N levels (standard: all).")
  private int levels = MOST_LEVELS;

  @Option(
      names = "--reach",
      paramLabel = "N",
      description = "How far apart two levels may be that meet.")
  private int reach = 2;

  @Option(names = "--seed", paramLabel = "N", description = "Decides the openings and all chance.")
  private long seed = 1;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "Write the table there as GAME.md, and the ratings drawn as GAME.svg.")
  private @Nullable Path folder;

  @Override
  int play(Texts texts)
      throws NotationException,
          RecordException,
          UnplayableException,
          IOException,
          InterruptedException {
    Options options = Options.standard(Games.read(game));
    check();
    List<Level> all = Levels.ladder(options.game());
    List<Level> ladder = all.subList(0, Math.min(levels, all.size()));
    List<Level> others =
        Levels.original(options.game()).stream()
            .filter(level -> level.plays(options.game().deal(options, new SplitMix64(seed))))
            .toList();
    Tournament tournament = tournament(options, ladder, others);
    PairTable byPairs = new PairTable();
    tournament.names().forEach(byPairs::add);
    TournamentRun run = new TournamentRun(tournament, threads());
    Journal.Sink sink =
        pair -> {
          run.restore(pair);
          byPairs.add(pair);
        };
    TournamentProgress end;
    if (games == null) {
      end = run(run, byPairs::add, texts);
    } else {
      try (Journal journal = journal(games, sink)) {
        Keeper keeper =
            pair -> {
              journal.append(pair);
              byPairs.add(pair);
            };
        end = run(run, keeper, texts);
      }
    }
    Crosstable table = BY_PAIRS.contains(options.game()) ? byPairs.table() : end.table();
    report(end, ladder, others, table, texts);
    return end.isComplete() ? 0 : FAILED;
  }

  private void check() throws NotationException, IOException {
    checkNumber("pairs", pairs, 1, MOST_PAIRS);
    checkNumber("levels", levels, 2, MOST_LEVELS);
    checkNumber("reach", reach, 1, MOST_REACH);
    if (folder != null) {
      Files.createDirectories(folder);
      ResultFiles.check(folder.resolve(game + ".md"));
      ResultFiles.check(folder.resolve(game + ".svg"));
    }
  }

  private static void checkNumber(String name, int value, int least, int most)
      throws NotationException {
    if (value < least || value > most) {
      throw new NotationException("%s: %d is not a number from %d to %d", name, value, least, most);
    }
  }

  private Tournament tournament(Options options, List<Level> ladder, List<Level> others)
      throws NotationException {
    List<Entrant> entrants = new ArrayList<>();
    for (Level level : ladder) {
      entrants.add(Entrants.read(options, written(level), Timing.STANDARD));
    }
    for (Level level : others) {
      entrants.add(Entrants.read(options, level.id(), Timing.STANDARD));
    }
    long quick =
        ladder.stream()
            .flatMap(level -> Levels.rung(level).stream())
            .filter(rung -> rung.nodes() <= QUICK)
            .count();
    Neighbours schedule =
        new Neighbours(
            entrants.size(),
            others.size(),
            reach,
            others.isEmpty() ? 0 : Math.min(HOSTS, (ladder.size() + 1) / 2),
            Math.toIntExact(quick));
    return new Tournament(
        "",
        options,
        schedule,
        pairs,
        TimeControl.NONE,
        Terms.PLAIN,
        Openings.dealt(options, Openings.standardPlies(options)),
        seed,
        entrants);
  }

  /// A level with what it looks at, so that games of what it once was are not taken for its own.
  private static String written(Level level) {
    Optional<Rung> rung = Levels.rung(level);
    return rung.map(sight -> "level:" + sight + "?name=" + level.id()).orElse(level.id());
  }

  private TournamentProgress run(TournamentRun run, Keeper keeper, Texts texts)
      throws UnplayableException, IOException, InterruptedException {
    Optional<StatusLine> line = StatusLine.ofTerminal(spec.commandLine().getOut());
    TournamentLine live = new TournamentLine(texts, System.nanoTime());
    begin();
    try (Farewell _ = new Farewell(run::stop)) {
      return run.run(
          keeper,
          progress -> line.ifPresent(shown -> shown.show(live.text(progress, System.nanoTime()))),
          LIVE);
    } finally {
      line.ifPresent(StatusLine::clear);
    }
  }

  private void report(
      TournamentProgress end, List<Level> ladder, List<Level> others, Crosstable table, Texts texts)
      throws IOException {
    Game played = end.tournament().options().game();
    boolean isByPairs = BY_PAIRS.contains(played);
    Ratings ratings = BradleyTerry.rate(table).anchored(ladder.getFirst().id(), 0);
    String title = texts.say("ladder.title", played.title());
    PrintWriter out = spec.commandLine().getOut();
    out.println(title);
    out.println(
        texts.say(
            end.isComplete() ? "ladder.complete" : "ladder.stopped",
            2 * end.pairs(),
            2 * end.expected()));
    if (isByPairs) {
      out.println(texts.say("ladder.pairs"));
    }
    out.println();
    new ResultTables(texts).ratings(ratings, table).forEach(out::println);
    out.flush();
    if (folder != null) {
      String command =
          "quinas ladder %s --pairs %d --reach %d --seed %d"
              + (levels < MOST_LEVELS ? " --levels " + levels : "");
      String preface =
          texts.say(
              isByPairs ? "ladder.preface.pairs" : "ladder.preface",
              "`" + String.format(Locale.ROOT, command, game, pairs, reach, seed) + "`",
              2 * end.pairs(),
              2 * end.expected());
      String page =
          new LadderReport(texts, ladder, others, ratings, table)
              .page(title, preface, game + ".svg");
      Files.writeString(folder.resolve(game + ".md"), page);
      Files.writeString(folder.resolve(game + ".svg"), RatingsPlot.draw(title, ratings));
    }
  }
}

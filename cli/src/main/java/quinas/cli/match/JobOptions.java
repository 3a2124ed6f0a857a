package quinas.cli.match;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.match.Book;
import quinas.arena.match.DrawRule;
import quinas.arena.match.JobText;
import quinas.arena.match.LengthRule;
import quinas.arena.match.MatchJob;
import quinas.arena.match.Openings;
import quinas.arena.match.ResignRule;
import quinas.arena.match.Terms;
import quinas.arena.match.Verdicts;
import quinas.arena.player.Entrant;
import quinas.arena.player.Entrants;
import quinas.arena.record.Komi;
import quinas.arena.record.RecordException;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.SplitMix64;

/// The arguments that the games of a match depend on.
public final class JobOptions {

  private static final String PERSON = "human";
  private static final int MOST_PLIES = 200;

  @Parameters(index = "0", paramLabel = "GAME", description = "Which game.")
  private String game = "";

  @Option(
      names = "--first",
      required = true,
      paramLabel = "PLAYER",
      description = "Whom the result is told of: human, a level, engine:nodes=10000, a program.")
  private String first = "";

  @Option(names = "--second", required = true, paramLabel = "PLAYER", description = "The opponent.")
  private String second = "";

  @Option(
      names = {"--set", "--options"},
      paramLabel = "KEY=VALUE",
      description = "An option of the game.")
  private List<String> settings = List.of();

  @Option(
      names = "--tc",
      paramLabel = "CONTROL",
      description = "The time of both: 8+0.08, 40/60+0.6, 0.1/move (standard: no clock).")
  private @Nullable String control;

  @Option(names = "--first-tc", paramLabel = "CONTROL", description = "That of --first alone.")
  private @Nullable String firstControl;

  @Option(names = "--second-tc", paramLabel = "CONTROL", description = "That of --second alone.")
  private @Nullable String secondControl;

  @Option(names = "--nodes", paramLabel = "N", description = "So many positions for each move.")
  private @Nullable Long nodes;

  @Option(names = "--depth", paramLabel = "N", description = "So many plies ahead for each move.")
  private @Nullable Integer depth;

  @Option(
      names = "--margin",
      paramLabel = "MS",
      description = "Milliseconds that a clock forgives with each move (standard: 20).")
  private @Nullable Integer margin;

  @Option(
      names = "--clock",
      paramLabel = "wall|cpu",
      description = "Charge the time that goes by, or that of the processor.")
  private String clock = "wall";

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description = "Openings: records, or a position or some moves a line.")
  private @Nullable Path openings;

  @Option(
      names = "--opening-plies",
      paramLabel = "N",
      description = "Random moves before the players begin.")
  private @Nullable Integer plies;

  @Option(names = "--seed", paramLabel = "N", description = "Decides the openings and all chance.")
  private @Nullable Long seed;

  @Option(
      names = "--resign",
      paramLabel = "RULE",
      description = "Who sees itself lost has lost: moves=3,score=600.")
  private @Nullable String resign;

  @Option(
      names = "--draw",
      paramLabel = "RULE",
      description = "Who both see themselves equal are drawn: from=40,moves=8,score=10.")
  private @Nullable String draw;

  @Option(
      names = "--adjudicate",
      description = "End a game as soon as its result is proven (Cats & Dogs).")
  private boolean isAdjudicated;

  @Option(
      names = "--komi",
      paramLabel = "POINTS",
      description = "Points that the second seat is given: 1.5 (Cats & Dogs, Pushee Pieces).")
  private @Nullable String komi;

  @Option(
      names = "--pie",
      description = "Who does not begin may change seats, once, after the opening or first turn.")
  private boolean hasPie;

  @Option(
      names = "--max-plies",
      paramLabel = "N[,points]",
      description = "A game so long is drawn, or won by points.")
  private @Nullable String length;

  @Option(names = "--event", paramLabel = "TEXT", description = "Tag Event of the games.")
  private @Nullable String event;

  /// What an earlier run has settled that this one does not say.
  ///
  /// @param seed the openings and all chance
  /// @param date the day on which the match began
  public record Given(long seed, String date) {}

  /// The job that the arguments describe.
  ///
  /// @param person who plays as `human`
  /// @throws NotationException if an argument makes no sense
  /// @throws RecordException if the openings are records, and wrong ones
  /// @throws IOException if the openings cannot be read
  public MatchJob job(Given given, Entrant person)
      throws NotationException, RecordException, IOException {
    Options options = Options.read(Games.read(game), settings());
    Terms terms = terms().with(komi(options.game())).withPie(hasPie);
    Entrant one = entrant(options, first, terms.timing(), person);
    Entrant two = entrant(options, second, terms.timing(), person);
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Date", given.date());
    if (event != null) {
      tags.put("Event", event);
    }
    return new MatchJob(
        options,
        one,
        two,
        control(one, firstControl),
        control(two, secondControl),
        terms,
        openings(options),
        seed == null ? given.seed() : seed,
        isAdjudicated ? Verdicts.PROVEN : Verdicts.NONE,
        tags);
  }

  /// What is settled by the text of an earlier job, as far as it says it.
  public static Given given(Optional<String> job, Given fresh) throws NotationException {
    if (job.isEmpty()) {
      return fresh;
    }
    String seed = JobText.value(job.get(), "seed").orElse(Long.toString(fresh.seed()));
    String date = JobText.value(job.get(), "tag.Date").orElse(fresh.date());
    return new Given(SplitMix64.readSeed(seed), date);
  }

  private String settings() throws NotationException {
    for (String setting : settings) {
      if (setting.indexOf('=') < 0) {
        throw new NotationException("option \"%s\": expected key=value", setting);
      }
    }
    return String.join(",", settings);
  }

  private static Entrant entrant(Options options, String text, Timing timing, Entrant person)
      throws NotationException {
    return text.equals(PERSON) ? person : Entrants.read(options, text, timing);
  }

  /// What an entrant says itself comes first, then what was said of it, then what was said of both.
  private TimeControl control(Entrant entrant, @Nullable String own) throws NotationException {
    if (entrant.control().isPresent()) {
      return entrant.control().get();
    }
    List<String> parts = new ArrayList<>();
    if (own != null) {
      parts.add(own);
    } else if (control != null) {
      parts.add(control);
    }
    if (nodes != null) {
      parts.add("nodes=" + nodes);
    }
    if (depth != null) {
      parts.add("depth=" + depth);
    }
    return parts.isEmpty() ? TimeControl.NONE : TimeControl.read(String.join(",", parts));
  }

  private Terms terms() throws NotationException {
    Timing timing = Timing.STANDARD;
    if (margin != null) {
      if (margin < 0) {
        throw new NotationException("margin: %d is less than 0", margin);
      }
      timing = timing.withMargin(Duration.ofMillis(margin));
    }
    if (clock.equals("cpu")) {
      timing = timing.onProcessorTime();
    } else if (!clock.equals("wall")) {
      throw new NotationException("clock: \"%s\" is none of wall, cpu", clock);
    }
    return new Terms(
        timing,
        length == null ? Optional.empty() : Optional.of(LengthRule.read(length)),
        resign == null ? Optional.empty() : Optional.of(ResignRule.read(resign)),
        draw == null ? Optional.empty() : Optional.of(DrawRule.read(draw)));
  }

  private Komi komi(Game game) throws NotationException {
    if (komi == null) {
      return Komi.NONE;
    }
    if (isAdjudicated) {
      throw new NotationException("what is proven does not hold with komi: give one of the two");
    }
    return Komi.read(game, komi);
  }

  private Openings openings(Options options)
      throws NotationException, RecordException, IOException {
    if (plies != null && (plies < 0 || plies > MOST_PLIES)) {
      throw new NotationException(
          "opening plies: %d is not a number from 0 to %d", plies, MOST_PLIES);
    }
    if (openings == null) {
      return Openings.dealt(options, plies == null ? Openings.standardPlies(options) : plies);
    }
    return Openings.of(options, book(options, openings), plies == null ? 0 : plies);
  }

  private static Book book(Options options, Path file) throws NotationException, IOException {
    String text = text(file);
    try {
      return Book.read(options, file.toString(), text);
    } catch (RecordException e) {
      throw new NotationException("openings %s: %s", file, e);
    }
  }

  private static String text(Path file) throws NotationException, IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "Is a directory");
    }
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw new NotationException("%s is not UTF-8", file);
    }
  }
}

package quinas.arena.tournament;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.match.Book;
import quinas.arena.match.DrawRule;
import quinas.arena.match.JobText;
import quinas.arena.match.LengthRule;
import quinas.arena.match.Openings;
import quinas.arena.match.ResignRule;
import quinas.arena.match.Terms;
import quinas.arena.player.Entrant;
import quinas.arena.player.Entrants;
import quinas.arena.record.Komi;
import quinas.arena.record.RecordException;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;

/// Reads tournaments, written down in TOML: see `docs/tournaments.md`.
public final class TournamentFile {

  /// More than anybody waits for, and few enough that their sums stay numbers.
  private static final long MANY = 1_000_000;

  private static final String ENTRANT = "entrant";

  private final TomlTable table;
  private final JobText.Library library;

  private TournamentFile(TomlTable table, JobText.Library library) {
    this.table = table;
    this.library = library;
  }

  /// Reads the text of a file.
  ///
  /// @param library where a file of openings is found
  /// @throws TournamentException if the text is none of a tournament
  /// @throws IOException if its openings cannot be read
  public static Tournament read(String text, JobText.Library library)
      throws TournamentException, IOException {
    return new TournamentFile(TomlTable.read(text), library).read();
  }

  private Tournament read() throws TournamentException, IOException {
    Game game = table.text("game", Games::read).orElseThrow(() -> missing("game"));
    Options options =
        table
            .text("options", text -> Options.read(game, text))
            .orElseGet(() -> Options.standard(game));
    String event = table.text("event", TournamentFile::name).orElse("");
    long seed = table.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(0L);
    int pairs = table.number("pairs", 1, MANY).orElse(1L).intValue();
    TimeControl control = table.text("time", TimeControl::read).orElse(TimeControl.NONE);
    Terms terms = terms().with(komi(game)).withPie(table.flag("pie"));
    Openings openings = openings(options);
    List<TomlTable> tables = table.tables(ENTRANT);
    Schedule schedule = schedule(tables.size(), seed);
    table.checkNothingElse();
    List<Entrant> entrants = entrants(tables, options, terms.timing());
    return new Tournament(
        event, options, schedule, pairs, control, terms, openings, seed, entrants);
  }

  private TournamentException missing(String key) {
    return table.error(key, new NotationException("%s is missing", key));
  }

  private static String name(String text) throws NotationException {
    if (text.isBlank() || text.length() > 60 || text.chars().anyMatch(Character::isISOControl)) {
      throw new NotationException("\"%s\" is no name: 1 to 60 characters on one line", text);
    }
    return text.strip();
  }

  private Terms terms() throws TournamentException {
    Timing timing = Timing.STANDARD;
    Optional<Long> margin = table.number("margin", 0, 60_000);
    return new Terms(
        margin.isPresent() ? timing.withMargin(Duration.ofMillis(margin.get())) : timing,
        table.text("length", LengthRule::read),
        table.text("resign", ResignRule::read),
        table.text("draw", DrawRule::read));
  }

  private Komi komi(Game game) throws TournamentException {
    return table.text("komi", text -> Komi.read(game, text)).orElse(Komi.NONE);
  }

  private Openings openings(Options options) throws TournamentException, IOException {
    Optional<Integer> plies = table.number("opening-plies", 0, 1000).map(Long::intValue);
    Optional<String> file = table.text("openings");
    if (file.isEmpty()) {
      return Openings.dealt(options, plies.orElseGet(() -> Openings.standardPlies(options)));
    }
    String text = library.text(file.get());
    try {
      return Openings.of(options, Book.read(options, file.get(), text), plies.orElse(0));
    } catch (NotationException e) {
      throw table.error("openings", e);
    } catch (RecordException e) {
      throw table.error("openings", new NotationException("openings %s: %s", file.get(), e));
    }
  }

  private Schedule schedule(int entrants, long seed) throws TournamentException {
    String kind = table.text("kind").orElse(RoundRobin.KIND);
    if (entrants < 2) {
      throw table.error(
          ENTRANT, new NotationException("a tournament needs two entrants or more: [[entrant]]"));
    }
    return switch (kind) {
      case RoundRobin.KIND -> new RoundRobin(entrants, cycles());
      case Gauntlet.KIND -> new Gauntlet(entrants, cycles());
      case Knockout.KIND ->
          new Knockout(entrants, table.number("further-pairs", 0, MANY).orElse(10L).intValue());
      case Swiss.KIND -> {
        // As many as a knockout has, with two more to sort out those behind the winner.
        int enough = new Knockout(entrants, 0).rounds() + 2;
        long standard = Math.min(enough, entrants - 1 + entrants % 2);
        yield new Swiss(
            entrants, table.number("rounds", 1, MANY).orElse(standard).intValue(), seed);
      }
      default ->
          throw table.error(
              "kind",
              new NotationException(
                  "kind \"%s\" is none of round-robin, gauntlet, knockout, swiss", kind));
    };
  }

  private int cycles() throws TournamentException {
    return table.number("cycles", 1, MANY).orElse(1L).intValue();
  }

  private static List<Entrant> entrants(List<TomlTable> tables, Options options, Timing timing)
      throws TournamentException {
    List<Entrant> entrants = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (TomlTable table : tables) {
      Entrant player =
          table
              .text("player", text -> Entrants.read(options, text, timing))
              .orElseThrow(
                  () -> table.error("player", new NotationException("%s is missing", "player")));
      String name = table.text("name", TournamentFile::name).orElse(player.name());
      Optional<TimeControl> control = table.text("time", TimeControl::read).or(player::control);
      table.checkNothingElse();
      if (!names.add(name)) {
        throw table.error("name", new NotationException("there are two entrants \"%s\"", name));
      }
      entrants.add(new NamedEntrant(player, name, control));
    }
    return entrants;
  }
}

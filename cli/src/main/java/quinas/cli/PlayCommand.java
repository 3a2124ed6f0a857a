package quinas.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quinas.cli.board.Look;
import quinas.cli.play.Autosave;
import quinas.cli.play.Console;
import quinas.cli.play.Face;
import quinas.cli.play.LineGame;
import quinas.cli.play.Phrases;
import quinas.cli.play.PipeConsole;
import quinas.cli.play.Player;
import quinas.cli.play.Session;
import quinas.cli.play.Setup;
import quinas.cli.play.Table;
import quinas.cli.play.TerminalConsole;
import quinas.cli.screen.ScreenGame;
import quinas.cli.text.Characters;
import quinas.cli.text.Texts;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;

/// `quinas play`: the menu, or straight into a game.
@Command(
    name = "play",
    description = "Play: with no more a menu, with the name of a game straight into it.")
final class PlayCommand implements Callable<Integer> {

  private static final int WRONG_ARGUMENTS = 2;
  private static final Duration USUAL_DELAY = Duration.ofMillis(600);
  private static final Pattern TIME = Pattern.compile("([0-9]{1,6})(ms|s)?");

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // picocli looks at it
  private boolean help;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "Which game.")
  private @Nullable String game;

  @Option(names = "--first", paramLabel = "PLAYER", description = "human or a level: classic:hard.")
  private @Nullable String first;

  @Option(names = "--second", paramLabel = "PLAYER", description = "The same for the second seat.")
  private @Nullable String second;

  @Option(
      names = {"--set", "--options"},
      paramLabel = "KEY=VALUE",
      description = "An option of the game.")
  private List<String> settings = List.of();

  @Option(names = "--position", paramLabel = "TEXT", description = "The position to start from.")
  private @Nullable String position;

  @Option(names = "--pie", description = "Who does not begin may change seats, once.")
  private boolean pie;

  @Option(names = "--seed", paramLabel = "N", description = "Decides the deal and all chance.")
  private @Nullable Long seed;

  @Mixin private LanguageOption language = new LanguageOption();

  @Option(names = "--ascii", description = "Draw with ASCII characters only.")
  private boolean ascii;

  @Option(
      names = "--delay",
      paramLabel = "TIME",
      description = "How long each of the computer's moves is shown: 300ms, 2s.")
  private @Nullable String delay;

  @Option(names = "--line", description = "Play line by line, not on the whole screen.")
  private boolean line;

  /// What is wrong with the arguments, in the player's language.
  private static final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    Refusal(String message) {
      super(message);
    }
  }

  @Override
  public Integer call() throws IOException {
    Texts texts = language.texts();
    try {
      play(texts, game == null ? Optional.empty() : Optional.of(table(texts, game)));
      return 0;
    } catch (Refusal refusal) {
      PrintStream err = new PrintStream(System.err, true, Characters.ofSystem().charset());
      err.println(refusal.getMessage());
      err.println(texts.say("error.more"));
      return WRONG_ARGUMENTS;
    }
  }

  private void play(Texts texts, Optional<Table> table) throws IOException, Refusal {
    Map<String, String> environment = System.getenv();
    boolean isTerminal =
        Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal).isPresent();
    Path state = Autosave.place(environment, System.getProperty("user.home", "."));
    Autosave autosave = new Autosave(state, isTerminal);
    Duration pause = delay == null ? isTerminal ? USUAL_DELAY : Duration.ZERO : time(texts, delay);
    if (isTerminal) {
      onTerminal(texts, table, environment, autosave, pause);
    } else {
      inPipe(texts, table, autosave, pause);
    }
  }

  private void onTerminal(
      Texts texts,
      Optional<Table> table,
      Map<String, String> environment,
      Autosave autosave,
      Duration pause)
      throws IOException {
    // Lines in Unicode, not in the alphabet of the VT100: they can be copied and read aloud.
    System.setProperty(TerminalBuilder.PROP_DISABLE_ALTERNATE_CHARSET, "true");
    Characters characters = Characters.ofSystem();
    Terminal terminal =
        TerminalBuilder.builder()
            .system(true)
            .encoding(characters.charset())
            .stdinEncoding(characters.charset())
            .stdoutEncoding(characters.charset())
            .build();
    Look look = Look.of(terminal, environment, ascii || characters.ascii());
    Console console = new TerminalConsole(terminal, look, texts);
    Function<Phrases, Face> faces =
        phrases ->
            (opening, greeting) -> {
              boolean isWhole = !line && ScreenGame.fits(terminal, opening);
              return isWhole
                  ? new ScreenGame(terminal, phrases, look, pause, autosave).play(opening, greeting)
                  : new LineGame(console, phrases, look, pause, autosave, opening).play(greeting);
            };
    begin(console, faces, autosave, texts, table, isPlain());
  }

  private void inPipe(Texts texts, Optional<Table> table, Autosave autosave, Duration pause) {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    Reader in = new InputStreamReader(System.in, StandardCharsets.UTF_8);
    Console console = new PipeConsole(in, out, texts);
    Look look = new Look(ascii, 0);
    Function<Phrases, Face> faces =
        phrases ->
            (opening, greeting) ->
                new LineGame(console, phrases, look, pause, autosave, opening).play(greeting);
    begin(console, faces, autosave, texts, table, isPlain());
  }

  private static void begin(
      Console console,
      Function<Phrases, Face> faces,
      Autosave autosave,
      Texts texts,
      Optional<Table> opening,
      boolean isPlain) {
    try (console) {
      Session session = new Session(console, faces, autosave, texts);
      opening.ifPresentOrElse(table -> session.begin(table, isPlain), session::begin);
    }
  }

  /// Whether nothing was said about the game but which.
  private boolean isPlain() {
    return first == null
        && second == null
        && position == null
        && seed == null
        && !pie
        && settings.isEmpty();
  }

  private static Duration time(Texts texts, String text) throws Refusal {
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches()) {
      throw new Refusal(texts.say("error.delay", text));
    }
    long number = Long.parseLong(matcher.group(1));
    return "s".equals(matcher.group(2)) ? Duration.ofSeconds(number) : Duration.ofMillis(number);
  }

  /// The table that the arguments describe.
  private Table table(Texts texts, String id) throws Refusal {
    List<String> ids = Games.ALL.stream().map(Game::id).toList();
    Game chosen =
        Games.byId(id)
            .orElseThrow(() -> new Refusal(texts.say("error.game", id, String.join(", ", ids))));
    try {
      Table table = table(chosen, Options.read(chosen, settings(texts)));
      Optional<Seat> misplaced = table.misplaced();
      if (misplaced.isPresent()) {
        throw new Refusal(new Phrases(texts).misplaced(table, misplaced.get()));
      }
      return table;
    } catch (NotationException error) {
      throw new Refusal(texts.say(error));
    }
  }

  private Table table(Game chosen, Options options) throws NotationException {
    Setup standard = Setup.standard(chosen);
    Player one = first == null ? standard.first() : Player.read(chosen, first);
    Player two = second == null ? standard.second() : Player.read(chosen, second);
    long random = seed == null ? Setup.anySeed() : seed;
    if (position == null) {
      return Table.deal(options, random, one, two).withPie(pie);
    }
    Position start = chosen.notation().position(position, options);
    return Table.from(start, options, random, one, two).withPie(pie);
  }

  /// The options as one text.
  private String settings(Texts texts) throws Refusal {
    for (String setting : settings) {
      if (setting.indexOf('=') < 0) {
        throw new Refusal(texts.say("error.set", setting));
      }
    }
    return String.join(",", settings);
  }
}

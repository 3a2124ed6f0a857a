package quinas.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.cli.text.Texts;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.training.SelfPlay;
import quinas.training.SelfPlayRun;

/// `quinas selfplay`: games of the engine with itself, for a net to learn from.
@Command(
    name = "selfplay",
    description = {
      "Let the engine play itself, and keep the games in a file that nets are trained on.",
      "Whenever it is stopped, the same command goes on with the games that are missing."
    },
    mixinStandardHelpOptions = true)
final class SelfPlayCommand implements Callable<Integer> {

  private static final int REFUSED = 2;

  /// How often the progress is told: after so many games.
  private static final int STEP = 1000;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", description = "Which game.")
  private String game = "";

  @Parameters(index = "1", paramLabel = "FILE", description = "Where the games are kept.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path file;

  @Option(
      names = {"--options", "--set"},
      paramLabel = "KEY=VALUE,…",
      description = "The game's options; the others have their standard values.")
  private String options = "";

  @Option(
      names = "--games",
      required = true,
      paramLabel = "N",
      description = "How many games the file holds in the end.")
  private int games;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "300",
      description = "How many positions are looked at for a move (standard: 300).")
  private long nodes;

  @Option(
      names = "--plies",
      paramLabel = "N-N",
      defaultValue = "6-15",
      description = "How many random moves a game begins with (standard: 6-15).")
  private String plies = "";

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed that all games come from (standard: 0).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many games are played at once (standard: 1).")
  private int threads;

  @Mixin private LanguageOption language = new LanguageOption();

  @Override
  public Integer call() throws InterruptedException {
    Texts texts = language.texts();
    try {
      Game chosen = Games.read(game);
      SelfPlay play = selfPlay(Options.read(chosen, options));
      PrintWriter out = spec.commandLine().getOut();
      SelfPlayRun.run(play, file, games, threads, count -> tell(out, texts, count));
      return 0;
    } catch (NotationException e) {
      return refuse(texts.say(e));
    } catch (IOException e) {
      return refuse(SelfPlayFiles.say(texts, e));
    }
  }

  private int refuse(String sentence) {
    spec.commandLine().getErr().println("quinas selfplay: " + sentence);
    return REFUSED;
  }

  private void tell(PrintWriter out, Texts texts, int count) {
    if (count % STEP == 0 || count == games) {
      out.println(texts.say("selfplay.games", count));
      out.flush();
    }
  }

  private SelfPlay selfPlay(Options read) throws NotationException {
    if (games < 1 || nodes < 1 || threads < 1) {
      throw new NotationException("--games, --nodes and --threads: at least 1");
    }
    if (!plies.matches("[0-9]{1,2}-[0-9]{1,2}")) {
      throw wrongPlies();
    }
    int dash = plies.indexOf('-');
    int fewest = Integer.parseInt(plies.substring(0, dash));
    int most = Integer.parseInt(plies.substring(dash + 1));
    if (fewest > most) {
      throw wrongPlies();
    }
    return new SelfPlay(read, seed, nodes, fewest, most);
  }

  private NotationException wrongPlies() {
    return new NotationException("--plies: \"%s\" is no range such as 6-15", plies);
  }
}

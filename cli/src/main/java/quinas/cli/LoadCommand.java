package quinas.cli;

import java.io.PrintWriter;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.cli.text.Texts;
import quinas.load.Load;
import quinas.load.LoadPlan;
import quinas.load.LoadReport;
import quinas.load.Spread;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import tools.jackson.databind.json.JsonMapper;

/// `quinas load`: many games at once against a running server.
@Command(
    name = "load",
    description = "Play many random games at once against a running server, and measure it.",
    mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {

  private static final int FAILED = 1;
  private static final int REFUSED = 2;

  private static final Pattern PACE = Pattern.compile("([0-9]{1,7})(?:-([0-9]{1,7}))?");

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(paramLabel = "ADDRESS", description = "The server's, such as http://localhost:8710/")
  private URI server = URI.create("");

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games at once, with two WebSockets each (standard: 100).")
  private int games = 100;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "Which game (standard: all five in turn).")
  private @Nullable String game;

  @Option(
      names = "--pace",
      paramLabel = "MILLISECONDS",
      description = "How long a player takes for a move, such as 1000-2000, which is standard.")
  private String pace = "1000-2000";

  @Option(
      names = "--ramp",
      paramLabel = "SECONDS",
      description = "Time for all games to begin (standard: one second for 50 games).")
  private @Nullable Integer ramp;

  @Option(
      names = "--time",
      paramLabel = "SECONDS",
      description = "How long to measure after that (standard: 30).")
  private int time = 30;

  @Option(
      names = "--metrics",
      paramLabel = "ADDRESS",
      description = "The server's metrics, such as http://localhost:9100/metrics, for its memory.")
  private @Nullable URI metrics;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of all that is left to chance (standard: 1).")
  private long seed = 1;

  @Option(names = "--json", description = "Print one JSON object instead.")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    Texts texts = Texts.of(Usage.language());
    Matcher range = PACE.matcher(pace);
    if (!range.matches() || !server.isAbsolute() || games < 1 || time < 1) {
      return refuse(texts.say(server.isAbsolute() ? "load.numbers" : "load.address"));
    }
    List<Game> kinds;
    try {
      kinds = game == null ? Games.ALL : List.of(Games.read(game));
    } catch (NotationException e) {
      return refuse(texts.say(e));
    }
    long least = Long.parseLong(range.group(1));
    long most = range.group(2) == null ? least : Long.parseLong(range.group(2));
    LoadPlan plan =
        new LoadPlan(
            server,
            Optional.ofNullable(metrics),
            games,
            kinds,
            Duration.ofMillis(least),
            Duration.ofMillis(Math.max(least, most)),
            Duration.ofSeconds(ramp == null ? 1 + games / 50 : Math.max(0, ramp)),
            Duration.ofSeconds(time),
            seed);
    LoadReport report = Load.run(plan);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(new JsonMapper().writeValueAsString(report));
    } else {
      print(out, texts, report);
    }
    out.flush();
    return report.errors().isEmpty() && report.accepted().count() > 0 ? 0 : FAILED;
  }

  private int refuse(String sentence) {
    spec.commandLine().getErr().println("quinas load: " + sentence);
    return REFUSED;
  }

  private static void print(PrintWriter out, Texts texts, LoadReport report) {
    out.println(texts.say("load.games", report.playing(), report.finished()));
    out.println(texts.say("load.moves", number(report.movesPerSecond())));
    out.println(spread(texts, "load.accepted", report.accepted()));
    out.println(spread(texts, "load.seen", report.seen()));
    out.println(spread(texts, "load.late", report.late()));
    report
        .memory()
        .ifPresent(bytes -> out.println(texts.say("load.memory", number(bytes / 1048576.0))));
    report.errors().forEach((what, count) -> out.println(texts.say("load.error", count, what)));
  }

  private static String spread(Texts texts, String key, Spread spread) {
    return texts.say(key, number(spread.median()), number(spread.p99()), number(spread.longest()));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}

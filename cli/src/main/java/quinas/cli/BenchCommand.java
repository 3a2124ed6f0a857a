package quinas.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quinas.cli.bench.Speed;
import quinas.cli.bench.SpeedUp;
import quinas.cli.bench.Workload;

/// `quinas bench`: how fast rules and search are, and a number for each that changes when they do.
///
/// All workloads are done for a while before the first is measured: a game that runs alone is
/// compiled as if there were no other, and flatters itself.
///
/// With `--threads`, what several threads are worth instead: [SpeedUp].
@Command(
    name = "bench",
    description = {
      "Measure how fast rules and search are, one thread.",
      "The signatures are the numbers of all nodes: that of the rules changes only when the rules"
          + " do, that of the search whenever it looks at other positions than before."
    },
    mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {

  private static final int MOST_THREADS = 1024;

  /// So many positions of each game.
  private static final int WARM_UP = 5;

  @Option(names = "--quick", description = "Little work, no warm-up: for the signatures.")
  private boolean quick;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "2",
      description = "How long each row is measured at least (standard: 2).")
  private double seconds;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "In place of all that: how much sooner N threads reach a depth than one.")
  private @Nullable Integer threads;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "30",
      description = "From so many positions of each game, with --threads (standard: 30).")
  private int positions;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "This game alone, with --threads (standard: all five).")
  private @Nullable String game;

  @Spec private CommandSpec spec = CommandSpec.create(); // until picocli puts in the real one

  @Override
  public Integer call() throws InterruptedException {
    check(seconds >= 0, "--seconds", seconds);
    check(positions >= 2, "--positions", positions);
    check(game == null || rows().findAny().isPresent(), "--game", String.valueOf(game));
    if (threads == null) {
      speeds();
    } else {
      check(threads >= 2 && threads <= MOST_THREADS, "--threads", threads);
      speedUps(threads);
    }
    return 0;
  }

  private void check(boolean isGood, String option, Object value) {
    if (!isGood) {
      CommandLine command = spec.commandLine();
      throw new ParameterException(
          command, "out of range", null, spec.findOption(option), value.toString());
    }
  }

  private void speeds() {
    PrintWriter out = spec.commandLine().getOut();
    List<Workload> workloads = quick ? Workload.QUICK : Workload.FULL;
    if (!quick) {
      workloads.forEach(workload -> Speed.of(workload, seconds / 2));
    }
    out.printf(
        "%-9s %-12s %-8s %6s %12s %11s%n",
        "game", "options", "kind", "amount", "nodes", "Mnodes/s");
    long ofRules = 0;
    long ofSearch = 0;
    for (Workload workload : workloads) {
      Speed speed = Speed.of(workload, quick ? 0 : seconds);
      out.println(row(workload, speed));
      out.flush();
      if (workload.kind() == Workload.Kind.SEARCH) {
        ofSearch += speed.nodes();
      } else {
        ofRules += speed.nodes();
      }
    }
    out.println("signature rules=" + ofRules + " search=" + ofSearch);
    out.flush();
  }

  private void speedUps(int threads) throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%-9s %5s %9s %7s %6s %7s %6s%n",
        "game", "plies", "seconds", "median", "mean", "error", "nodes");
    for (SpeedUp row : rows().toList()) {
      SpeedUp.Found found =
          row.measure(threads, positions, quick ? 0 : Math.min(WARM_UP, positions));
      out.printf(
          Locale.ROOT,
          "%-9s %5d %9.3f %7.2f %6.2f %7.2f %6.2f%n",
          row.game().id(),
          row.plies(),
          found.seconds(),
          found.median(),
          found.mean(),
          found.error(),
          found.nodes());
      out.flush();
    }
  }

  private Stream<SpeedUp> rows() {
    Stream<SpeedUp> all = (quick ? SpeedUp.QUICK : SpeedUp.FULL).stream();
    return all.filter(row -> game == null || row.game().id().equals(game));
  }

  private static String row(Workload workload, Speed speed) {
    return String.format(
        Locale.ROOT,
        "%-9s %-12s %-8s %6d %12d %11.2f",
        workload.options().game().id(),
        workload.options(),
        workload.kind(),
        workload.amount(),
        speed.nodes(),
        speed.perSecond() / 1e6);
  }
}

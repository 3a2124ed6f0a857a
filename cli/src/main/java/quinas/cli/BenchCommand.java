package quinas.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quinas.cli.bench.Speed;
import quinas.cli.bench.Workload;

/// `quinas bench`: how fast rules and search are, and a number for each that changes when they do.
///
/// All workloads are done for a while before the first is measured: a game that runs alone is
/// compiled as if there were no other, and flatters itself.
@Command(
    name = "bench",
    description = {
      "Measure how fast rules and search are, one thread.",
      "The signatures are the numbers of all nodes: that of the rules changes only when the rules"
          + " do, that of the search whenever it looks at other positions than before."
    },
    mixinStandardHelpOptions = true)
final class BenchCommand implements Runnable {

  @Option(names = "--quick", description = "Little work, no warm-up: for the signatures.")
  private boolean quick;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "2",
      description = "How long each row is measured at least (standard: 2).")
  private double seconds;

  @Spec private CommandSpec spec = CommandSpec.create(); // until picocli puts in the real one

  @Override
  public void run() {
    if (!(seconds >= 0)) {
      throw new ParameterException(spec.commandLine(), "--seconds: at least 0, not " + seconds);
    }
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

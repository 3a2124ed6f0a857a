package quinas.cli;

import java.io.Console;
import java.io.IOException;
import java.util.BitSet;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import quinas.arena.job.JobProcess;
import quinas.arena.job.PerftJob;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;

/// `quinas cluster perft`: counts move sequences on many machines.
@Command(
    name = "perft",
    description = "Count the sequences of moves from a position; the last line is the number.",
    mixinStandardHelpOptions = true)
final class ClusterPerftCommand implements Callable<Integer> {

  private static final int FAILED = 1;
  private static final int REFUSED = 2;

  @Mixin private PerftSubject subject = new PerftSubject();
  @Mixin private Cluster cluster = new Cluster();

  @Override
  public Integer call() {
    try {
      PerftJob job = new PerftJob(subject.options(), subject.start(), subject.depth());
      System.out.println("nodes " + count(job));
      return 0;
    } catch (NotationException e) {
      System.err.println("quinas cluster perft: " + e.getMessage());
      return REFUSED;
    } catch (IOException e) {
      System.err.println("quinas cluster perft: " + e.getMessage());
      return FAILED;
    }
  }

  private long count(PerftJob job) throws IOException {
    BitSet all = new BitSet();
    all.set(0, job.size());
    try (JobProcess process = cluster.start();
        Sum sum = new Sum(job.size())) {
      process.run(job, all, sum);
      return sum.nodes;
    }
  }

  /// Adds up, and shows how far it is where somebody can see it.
  private static final class Sum implements JobProcess.Observer, AutoCloseable {

    private final Texts texts = Texts.of(Language.ofSystem());
    private final boolean isSeen =
        Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    private final int pieces;
    private int done;
    private int workers;
    private long nodes;

    Sum(int pieces) {
      this.pieces = pieces;
      show();
    }

    @Override
    public void done(int piece, String result) {
      nodes += Long.parseLong(result);
      done++;
      show();
    }

    @Override
    public void workers(int number) {
      workers = number;
      show();
    }

    private void show() {
      if (isSeen) {
        System.err.print("\r" + texts.say("cluster.progress", done, pieces, workers) + "\u001b[K");
      }
    }

    @Override
    public void close() {
      if (isSeen) {
        System.err.print("\r\u001b[K");
      }
    }
  }
}

package quinas.cli;

import java.io.Console;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import quinas.arena.job.JobProcess;
import quinas.arena.job.PerftJob;
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

  /// Back to the beginning of the line, which becomes empty.
  private static final String CLEAR = "\r\u001b[K";

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Mixin private PerftSubject subject = new PerftSubject();
  @Mixin private Cluster cluster = new Cluster();

  @Override
  public Integer call() throws InterruptedException {
    try {
      PerftJob job = new PerftJob(subject.options(), subject.start(), subject.depth());
      System.out.println("nodes " + count(job));
      return 0;
    } catch (NotationException e) {
      spec.commandLine().getErr().println("quinas cluster perft: " + subject.texts().say(e));
      return REFUSED;
    } catch (IOException e) {
      spec.commandLine().getErr().println("quinas cluster perft: " + subject.texts().say(e));
      return FAILED;
    }
  }

  private long count(PerftJob job) throws IOException, NotationException, InterruptedException {
    Texts texts = subject.texts();
    boolean isSeen = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    try (JobProcess process = cluster.start()) {
      CompletionService<String> pieces =
          new ExecutorCompletionService<>(task -> Thread.ofVirtual().start(task));
      for (int piece = 0; piece < job.size(); piece++) {
        int asked = piece;
        pieces.submit(() -> process.run(job, asked));
      }
      long nodes = 0;
      for (int done = 0; done < job.size(); done++) {
        if (isSeen) {
          System.err.print(
              CLEAR + texts.say("cluster.progress", done, job.size(), process.workers()));
        }
        nodes += Long.parseLong(pieces.take().get());
      }
      return nodes;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failed) {
        throw failed;
      }
      throw new IllegalStateException(e);
    } finally {
      System.err.print(isSeen ? CLEAR : "");
    }
  }
}

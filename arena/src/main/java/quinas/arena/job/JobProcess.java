package quinas.arena.job;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A process that does the pieces of a job, by whatever means: one of Spark's drivers. It is told
/// what to do on its standard input, in [JobLine]s, and stops when that is closed; what it has to
/// say to people goes to our standard error.
public final class JobProcess implements AutoCloseable {

  /// Told what the process does, by the thread that runs the job.
  public interface Observer {

    /// A piece is done. Said once for each.
    void done(int piece, String result) throws IOException;

    /// So many workers are there now.
    default void workers(int number) {}
  }

  /// How long the process may take to end after it was told so.
  private static final int PATIENCE_SECONDS = 20;

  private final Process process;

  private JobProcess(Process process) {
    this.process = process;
  }

  /// Starts the process.
  public static JobProcess start(List<String> command) throws IOException {
    return new JobProcess(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  /// Has some pieces of a job done, and returns when they are. They come in any order.
  ///
  /// @throws IOException if the process fails, with its own reason as the message; or if the
  ///   observer throws it
  public void run(Job job, BitSet pieces, Observer observer) throws IOException {
    BufferedWriter in = process.outputWriter(StandardCharsets.UTF_8);
    in.write(JobLine.of(JobLine.JOB, job.kind(), job.text()) + "\n");
    in.write(new JobLine(JobLine.PIECES, Pieces.text(pieces)) + "\n");
    in.flush();
    BitSet missing = (BitSet) pieces.clone();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    while (true) {
      String line = out.readLine();
      if (line == null) {
        throw new IOException("the cluster's driver has ended before its time");
      }
      if (isDone(JobLine.read(line), missing, observer)) {
        break;
      }
    }
    if (!missing.isEmpty()) {
      throw new IOException("without a result: " + Pieces.text(missing));
    }
  }

  private static boolean isDone(@Nullable JobLine line, BitSet missing, Observer observer)
      throws IOException {
    if (line == null) {
      return false;
    }
    switch (line.word()) {
      case JobLine.RESULT -> {
        int piece = Integer.parseInt(line.first());
        if (missing.get(piece)) {
          missing.clear(piece);
          observer.done(piece, line.rest());
        }
      }
      case JobLine.WORKERS -> observer.workers(Integer.parseInt(line.text()));
      case JobLine.ERROR -> throw new IOException(line.text());
      default -> {}
    }
    return line.word().equals(JobLine.DONE);
  }

  /// Whether the process is still there.
  public boolean isAlive() {
    return process.isAlive();
  }

  /// Tells the process to stop, and sees to it that it does.
  @Override
  public void close() throws IOException {
    try {
      process.outputWriter().close();
    } catch (IOException e) {
      // it is gone already
    }
    boolean gone = false;
    try {
      gone = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (!gone) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}

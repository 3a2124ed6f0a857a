package quinas.arena.job;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A process that does pieces of jobs, by whatever means: one of Spark's drivers. It is told what
/// to do on its standard input, in [JobLine]s, and stops when that is closed; what it has to say to
/// people goes to our standard error.
///
/// It does many pieces at the same time, so ask for them on many threads.
public final class JobProcess implements AutoCloseable {

  private record Piece(int job, int number) {}

  /// How long the process may take to end after it was told so.
  private static final int PATIENCE_SECONDS = 20;

  private final Process process;
  private final Writer input;
  private final Map<Piece, CompletableFuture<String>> asked = new ConcurrentHashMap<>();

  /// The numbers of jobs by kind and text. Only with [#input] locked.
  private final Map<List<String>, Integer> jobs = new HashMap<>();

  private volatile int workers;
  private volatile @Nullable String end;

  private JobProcess(Process process) {
    this.process = process;
    input = process.outputWriter(StandardCharsets.UTF_8);
  }

  /// Starts the process with this command.
  public static JobProcess start(List<String> command) throws IOException {
    JobProcess process =
        new JobProcess(
            new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    Thread.ofPlatform().daemon().name("job-process").start(process::listen);
    return process;
  }

  /// Has a piece of a job done, as [Job#run] would do it here.
  ///
  /// @throws IOException if the process fails; its own reason is the message
  public String run(Job job, int piece) throws IOException, InterruptedException {
    CompletableFuture<String> result = new CompletableFuture<>();
    ask(job, piece, result);
    try {
      return result.get();
    } catch (ExecutionException e) {
      throw new IOException(String.valueOf(end), e);
    }
  }

  private void ask(Job job, int piece, CompletableFuture<String> result) throws IOException {
    synchronized (input) {
      List<String> key = List.of(job.kind(), job.text());
      Integer known = jobs.get(key);
      int number = known == null ? jobs.size() : known;
      if (known == null) {
        jobs.put(key, number);
        say(JobLine.of(JobLine.JOB, number, job.kind(), job.text()));
      }
      CompletableFuture<String> before = asked.putIfAbsent(new Piece(number, piece), result);
      assert before == null : "piece " + piece + " is asked for twice";
      if (end != null) {
        throw new IOException(end);
      }
      say(JobLine.of(JobLine.PIECE, number, piece));
    }
  }

  private void say(JobLine line) throws IOException {
    try {
      input.write(line + "\n");
      input.flush();
    } catch (IOException e) {
      String reason = end;
      throw reason == null ? e : new IOException(reason, e);
    }
  }

  private void listen() {
    String reason = "the driver of the cluster has ended";
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      for (String text = output.readLine(); text != null; text = output.readLine()) {
        Optional<JobLine> line = JobLine.read(text);
        if (line.isPresent() && line.get().word().equals(JobLine.ERROR)) {
          reason = line.get().text();
        } else {
          line.ifPresent(this::hear);
        }
      }
    } catch (IOException | IllegalArgumentException e) {
      reason = String.valueOf(e.getMessage());
    }
    end = reason;
    IOException failure = new IOException(reason);
    asked.values().forEach(result -> result.completeExceptionally(failure));
  }

  private void hear(JobLine line) {
    switch (line.word()) {
      case JobLine.RESULT -> {
        List<String> parts = line.parts(3);
        Piece piece = new Piece(Integer.parseInt(parts.get(0)), Integer.parseInt(parts.get(1)));
        CompletableFuture<String> result = asked.remove(piece);
        if (result != null) { // or it has come before
          result.complete(parts.get(2));
        }
      }
      case JobLine.WORKERS -> workers = Integer.parseInt(line.text());
      default -> {}
    }
  }

  /// How many workers there are now, as far as is known.
  public int workers() {
    return workers;
  }

  /// Whether the process is still there.
  public boolean isAlive() {
    return process.isAlive();
  }

  /// Tells the process to stop, and sees to it that it does.
  @Override
  public void close() {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      // it is gone already
    }
    boolean isGone = false;
    try {
      isGone = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (!isGone) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}

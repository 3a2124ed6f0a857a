package quinas.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import quinas.arena.job.JobLine;

/// A driver of Spark that does one job: told which on standard input, it says the results on
/// standard output, in [JobLine]s. At the end of its input it stops, whether the job is done or
/// not.
///
/// `--master URL` says where the workers are (`local[*]`: here), `--conf KEY=VALUE` sets one of
/// Spark's properties; both may have been set by `spark-submit` instead.
public final class Main {

  private static final String MASTER = "spark.master";
  private static final String JARS = "spark.jars";

  public static void main(String[] args) throws IOException, InterruptedException {
    // Whatever else is printed must not get between the lines.
    PrintStream out = System.out;
    System.setOut(System.err);
    Lines lines = new Lines(out);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String reason = reason(configuration(args), in, lines);
    lines.say(new JobLine(JobLine.ERROR, reason));
    System.exit(1);
  }

  /// Does what is asked for until the input ends, and this process with it.
  ///
  /// @return why it ended before
  private static String reason(SparkConf configuration, BufferedReader in, Lines lines)
      throws InterruptedException {
    Map<Integer, JobText> jobs = new ConcurrentHashMap<>();
    Chunks chunks = new Chunks();
    Thread.ofPlatform().daemon().start(() -> read(in, jobs, chunks));
    try (JavaSparkContext spark = new JavaSparkContext(configuration)) {
      Workers.watch(spark, number -> lines.say(JobLine.of(JobLine.WORKERS, number)));
      Driver.Results results =
          (job, piece, result) -> lines.say(JobLine.of(JobLine.RESULT, job, piece, result));
      new Driver(spark, jobs, chunks, results).run();
      return "the driver has ended";
    } catch (ExecutionException e) {
      return reason(e);
    } catch (RuntimeException e) { // of Spark's own, which are not declared
      return reason(e);
    }
  }

  /// Hands on what is asked for, and ends this process when the input ends.
  private static void read(BufferedReader in, Map<Integer, JobText> jobs, Chunks chunks) {
    try {
      for (String text = in.readLine(); text != null; text = in.readLine()) {
        String asked = text;
        JobLine line =
            JobLine.read(text)
                .orElseThrow(() -> new IOException("neither a job nor a piece: " + asked));
        switch (line.word()) {
          case JobLine.JOB -> {
            List<String> job = line.parts(3);
            jobs.put(Integer.parseInt(job.get(0)), new JobText(job.get(1), job.get(2)));
          }
          case JobLine.PIECE -> {
            List<String> piece = line.parts(2);
            chunks.add(Integer.parseInt(piece.get(0)), Integer.parseInt(piece.get(1)));
          }
          default -> {}
        }
      }
    } catch (IOException | IllegalArgumentException e) {
      System.err.println(e.getMessage());
    }
    System.exit(0); // Spark takes leave of its workers in a shutdown hook
  }

  /// The innermost reason, without the stack traces that Spark puts into messages.
  private static String reason(Throwable failure) {
    Throwable inner = failure;
    while (inner.getCause() != null && !(inner instanceof SparkException)) {
      inner = inner.getCause();
    }
    String message = String.valueOf(inner.getMessage());
    int end = message.indexOf('\n');
    return end < 0 ? message : message.substring(0, end);
  }

  private static SparkConf configuration(String[] args) throws IOException {
    SparkConf configuration =
        new SparkConf()
            .setAppName("quinas")
            .set("spark.ui.enabled", "false")
            .set("spark.ui.showConsoleProgress", "false")
            // What Spark remembers of the past, in memory.
            .set("spark.ui.retainedJobs", "10")
            .set("spark.ui.retainedStages", "10")
            .set("spark.ui.retainedTasks", "1000")
            .set("spark.driver.maxResultSize", "0")
            // A machine that is lost counts as one failure of the chunks it was at.
            .set("spark.task.maxFailures", "8");
    configuration.setIfMissing(MASTER, "local[*]");
    List<String> jars = jarsBeside();
    if (!jars.isEmpty()) {
      configuration.setIfMissing(JARS, String.join(",", jars));
    }
    for (int i = 0; i + 1 < args.length; i += 2) {
      String value = args[i + 1];
      int equals = value.indexOf('=');
      switch (args[i]) {
        case "--master" -> configuration.setMaster(value);
        case "--conf" -> configuration.set(value.substring(0, equals), value.substring(equals + 1));
        default -> throw new IllegalArgumentException(args[i]);
      }
    }
    return configuration;
  }

  /// The jars that executors need besides Spark's: this one and those that lie beside it.
  private static List<String> jarsBeside() throws IOException {
    List<String> jars = new ArrayList<>();
    Path own = place();
    if (own != null && Files.isRegularFile(own)) {
      try (DirectoryStream<Path> files =
          Files.newDirectoryStream(own.resolveSibling(""), "*.jar")) {
        files.forEach(file -> jars.add(file.toString()));
      }
    }
    return jars;
  }

  private static @Nullable Path place() {
    try {
      return Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      return null;
    }
  }

  /// Standard output, a line at a time, from several threads.
  private static final class Lines {

    private final PrintStream out;

    Lines(PrintStream out) {
      this.out = out;
    }

    synchronized void say(JobLine line) {
      byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
      out.write(bytes, 0, bytes.length);
      out.flush();
    }
  }

  private Main() {}
}

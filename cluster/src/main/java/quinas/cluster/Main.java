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
import java.util.concurrent.ExecutionException;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import quinas.arena.job.JobLine;
import quinas.arena.job.Pieces;

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
    JobLine job = JobLine.read(String.valueOf(in.readLine()));
    JobLine pieces = JobLine.read(String.valueOf(in.readLine()));
    if (job == null || pieces == null || !job.word().equals(JobLine.JOB)) {
      lines.say(new JobLine(JobLine.ERROR, "expected a job and its pieces"));
      System.exit(2);
      return;
    }
    stopAtEnd(in);
    System.exit(run(configuration(args, job.first()), job, pieces, lines) ? 0 : 1);
  }

  private static boolean run(SparkConf configuration, JobLine job, JobLine pieces, Lines lines)
      throws InterruptedException {
    try (JavaSparkContext spark = new JavaSparkContext(configuration)) {
      Workers.watch(spark, number -> lines.say(new JobLine(JobLine.WORKERS, "" + number)));
      new Driver(
              spark,
              (piece, result) ->
                  lines.say(JobLine.of(JobLine.RESULT, Integer.toString(piece), result)))
          .run(job.first(), job.rest(), Pieces.read(pieces.text()));
      lines.say(new JobLine(JobLine.DONE, ""));
      return true;
    } catch (ExecutionException e) {
      lines.say(new JobLine(JobLine.ERROR, reason(e)));
    } catch (RuntimeException e) { // of Spark's own, which are not declared
      lines.say(new JobLine(JobLine.ERROR, reason(e)));
    }
    return false;
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

  /// Ends this process when its input ends.
  private static void stopAtEnd(BufferedReader in) {
    Thread.ofPlatform()
        .daemon()
        .start(() -> {
          try {
            while (in.readLine() != null) {
              // nothing more is expected
            }
          } catch (IOException e) {
            // as good as an end
          }
          System.exit(3); // Spark leaves its workers in a shutdown hook
        });
  }

  private static SparkConf configuration(String[] args, String kind) throws IOException {
    SparkConf configuration =
        new SparkConf()
            .setAppName("quinas " + kind)
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

package quinas.cluster;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quinas.arena.job.JobProcess;
import quinas.arena.job.PerftJob;

/// A cluster with a master and two workers, all processes of their own that talk over the network
/// of this machine, started from nothing but the jars that the build has resolved.
@Timeout(1200)
class ClusterTest {

  private static final Pattern MASTER = Pattern.compile("spark://127\\.0\\.0\\.1:[0-9]+");
  private static final int PATIENCE = 180;

  /// 5,023,479,496 sequences: `infection` in `vectors/perft.tsv`.
  private static final String JOB = "infection\njumps=ring\nx5o/7/7/7/7/7/o5x x 0\n7";

  private static final long NODES = 5_023_479_496L;

  @TempDir Path directory;

  private final List<Process> daemons = new ArrayList<>();
  private final List<ProcessHandle> seen = new ArrayList<>();

  /// Starts one of Spark's daemons; what it logs can be awaited.
  private Daemon start(String main, String... arguments) throws IOException {
    String classPath = Spark.classPathOfSpark();
    ProcessBuilder builder =
        new ProcessBuilder(Spark.java(classPath, main, arguments)).redirectErrorStream(true);
    // An installation without jars of its own, as Spark calls it.
    Files.createDirectories(directory.resolve("jars"));
    builder.environment().put("SPARK_HOME", directory.toString());
    builder.environment().put("SPARK_DIST_CLASSPATH", classPath);
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    daemons.add(process);
    return new Daemon(process);
  }

  private static final class Daemon {

    private final Process process;
    private final BlockingQueue<String> log = new LinkedBlockingQueue<>();

    Daemon(Process process) {
      this.process = process;
      Thread.ofPlatform()
          .daemon()
          .start(() -> {
            try (BufferedReader reader = process.inputReader()) {
              reader.lines().forEach(log::add);
            } catch (IOException | java.io.UncheckedIOException e) {
              log.add(String.valueOf(e.getMessage()));
            }
          });
    }

    /// Waits for a line with this in it, and returns that.
    String await(Pattern wanted) throws InterruptedException {
      List<String> lines = new ArrayList<>();
      while (true) {
        String line = log.poll(PATIENCE, SECONDS);
        lines.add(String.valueOf(line));
        assertThat(line).as("the log so far: %s", lines).isNotNull();
        Matcher matcher = wanted.matcher(line);
        if (matcher.find()) {
          return matcher.group();
        }
      }
    }

    /// A worker's one child.
    ProcessHandle executor() {
      return process.children().findFirst().orElseThrow();
    }
  }

  private Daemon startWorker(String name, String master) throws IOException {
    String work = directory.resolve(name).toString();
    return start(
        "org.apache.spark.deploy.worker.Worker",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--webui-port",
        "0",
        "--cores",
        "1",
        "--memory",
        "600m",
        "--work-dir",
        work,
        master);
  }

  /// The sum of all pieces. The worker's executor is killed as soon as the first is done.
  private long sum(PerftJob job, JobProcess process, Daemon worker) throws Exception {
    CompletionService<String> pieces =
        new ExecutorCompletionService<>(task -> Thread.ofVirtual().start(task));
    for (int piece = 0; piece < job.size(); piece++) {
      int asked = piece;
      pieces.submit(() -> process.run(job, asked));
    }
    long nodes = Long.parseLong(pieces.take().get());
    note();
    assertThat(worker.executor().destroyForcibly()).isTrue();
    for (int piece = 1; piece < job.size(); piece++) {
      nodes += Long.parseLong(pieces.take().get());
    }
    return nodes;
  }

  /// Remembers all processes that there are now.
  private void note() {
    daemons.forEach(daemon -> {
      seen.add(daemon.toHandle());
      daemon.descendants().forEach(seen::add);
    });
  }

  @Test
  void aJobSurvivesTheDeathOfAnExecutor() throws Exception {
    String master =
        start(
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                "0",
                "--webui-port",
                "0")
            .await(MASTER);
    Daemon first = startWorker("first", master);
    Daemon second = startWorker("second", master);
    Pattern registered = Pattern.compile("Successfully registered with master");
    first.await(registered);
    second.await(registered);

    String jars =
        Spark.jars(directory).stream().map(Path::toString).collect(Collectors.joining(","));
    List<String> driver =
        Spark.driver(
            "--master", master,
            "--conf", "spark.jars=" + jars,
            "--conf", "spark.driver.host=127.0.0.1",
            "--conf", "spark.executor.memory=512m",
            // Nothing is done before both are there.
            "--conf", "spark.cores.max=2",
            "--conf", "spark.scheduler.minRegisteredResourcesRatio=1",
            "--conf", "spark.scheduler.maxRegisteredResourcesWaitingTime=" + PATIENCE + "s");
    PerftJob job = PerftJob.read(JOB);
    try (JobProcess process = JobProcess.start(driver)) {
      assertThat(sum(job, process, second)).isEqualTo(NODES);
    }
  }

  @AfterEach
  void nobodyIsLeftBehind() throws InterruptedException {
    note();
    // The workers first, so that they start no executor again; they take theirs with them.
    for (Process daemon : daemons.reversed()) {
      daemon.destroy();
    }
    for (Process daemon : daemons) {
      if (!daemon.waitFor(10, SECONDS)) {
        daemon.destroyForcibly();
      }
    }
    List<ProcessHandle> left = alive();
    for (int i = 0; i < 100 && !left.isEmpty(); i++) {
      MILLISECONDS.sleep(100);
      left = alive();
    }
    left.forEach(ProcessHandle::destroyForcibly);
    assertThat(left).isEmpty();
  }

  private List<ProcessHandle> alive() {
    return Stream.concat(seen.stream(), daemons.stream().map(Process::toHandle))
        .distinct()
        .filter(ProcessHandle::isAlive)
        .toList();
  }
}

package quinas.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quinas.arena.job.JobProcess;
import quinas.rules.NotationException;

/// The machines that a job is done by, as the command line names them. Spark itself runs in another
/// process, the driver: see `docs/decisions/0005-cluster.md`.
final class Cluster {

  /// How many games are on their way at a time: enough for a few dozen machines, and for chunks of
  /// many short games on fewer.
  static final int BOARDS = 256;

  /// The property with which the launcher says where its own driver is.
  private static final String SPARK = "quinas.spark";

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "Where the workers are: spark://HOST:PORT, or local[N] for N cores here (standard: local[*]).")
  private @Nullable String master;

  @Option(
      names = "--spark",
      paramLabel = "KEY=VALUE",
      description = "One of Spark's properties, such as spark.executor.memory=2g.")
  private List<String> properties = new ArrayList<>();

  @Option(
      names = "--driver",
      paramLabel = "PROGRAM",
      description = "What starts Spark: such as cluster/submit, for a cluster that exists already.")
  private @Nullable String driver;

  /// Starts the driver.
  ///
  /// @throws NotationException if the arguments do not say how
  JobProcess start() throws IOException, NotationException {
    List<String> command = new ArrayList<>();
    if (driver != null) {
      command.add(driver);
    } else if (System.getProperty(SPARK) != null) {
      command.addAll(List.of(System.getProperty(SPARK), "driver"));
    } else {
      throw new NotationException("Spark is not here: name a --driver");
    }
    if (master != null) {
      command.addAll(List.of("--master", master));
    }
    for (String property : properties) {
      if (property.indexOf('=') < 1) {
        throw new NotationException("--spark: \"%s\" is not KEY=VALUE", property);
      }
      command.addAll(List.of("--conf", property));
    }
    return JobProcess.start(command);
  }
}

package quinas.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `quinas cluster`: has jobs done by many machines.
@Command(
    name = "cluster",
    description = "Have the work done by many machines, with Apache Spark.",
    mixinStandardHelpOptions = true,
    subcommands = {
      ClusterMatchCommand.class,
      ClusterTournamentCommand.class,
      ClusterPerftCommand.class,
    })
final class ClusterCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}

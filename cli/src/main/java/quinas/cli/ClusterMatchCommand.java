package quinas.cli;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import quinas.rules.NotationException;

/// `quinas cluster match`: a match on many machines.
@Command(
    name = "match",
    description = "Play a match on many machines: the same games as here, with the same seed.",
    mixinStandardHelpOptions = true)
final class ClusterMatchCommand extends MatchCommand {

  @Mixin private Cluster cluster = new Cluster();

  @Override
  Venue venue() throws IOException, NotationException {
    return Venue.distant(cluster.start());
  }

  @Override
  int standardConcurrency() {
    return Cluster.BOARDS;
  }
}

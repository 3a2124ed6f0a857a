package quinas.cli;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import quinas.rules.NotationException;

/// `quinas cluster tournament`: a tournament on many machines.
@Command(
    name = "tournament",
    description = "Play a tournament on many machines: the same games as here, with the same seed.",
    mixinStandardHelpOptions = true)
final class ClusterTournamentCommand extends TournamentCommand {

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

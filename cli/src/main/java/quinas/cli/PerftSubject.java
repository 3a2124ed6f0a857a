package quinas.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quinas.arena.job.PerftJob;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;

/// What sequences of moves are counted.
final class PerftSubject {

  @Spec(Spec.Target.MIXEE)
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Mixin private StartOptions start = new StartOptions();

  @Option(
      names = "--depth",
      required = true,
      paramLabel = "N",
      description = "How many moves a sequence has, 0 to 99.")
  private int depth;

  int depth() {
    if (depth < 0 || depth > PerftJob.MAX_DEPTH) {
      throw new ParameterException(
          spec.commandLine(),
          "--depth: " + depth + " is not a number from 0 to " + PerftJob.MAX_DEPTH);
    }
    return depth;
  }

  Game game() throws NotationException {
    return start.game();
  }

  Options options() throws NotationException {
    return start.options();
  }

  Position start() throws NotationException {
    return start.position();
  }
}

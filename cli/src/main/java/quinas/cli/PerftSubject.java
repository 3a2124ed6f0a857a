package quinas.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.arena.job.PerftJob;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// What sequences of moves are counted.
final class PerftSubject {

  @Spec(Spec.Target.MIXEE)
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", description = "Which game.")
  private String game = "";

  @Option(
      names = {"--options", "--set"},
      paramLabel = "KEY=VALUE,…",
      description = "The game's options; the others have their standard values.")
  private String options = "";

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "The position to start from; without it, one is dealt.")
  private @Nullable String position;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed that it is dealt from (standard: 0).")
  private long seed;

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
    return Games.read(game);
  }

  Options options() throws NotationException {
    return Options.read(game(), options);
  }

  Position start() throws NotationException {
    return position == null
        ? game().deal(options(), new SplitMix64(seed))
        : game().notation().position(position, options());
  }
}

package quinas.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// The position that a command starts from: given as text, or dealt.
final class StartOptions {

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

  Game game() throws NotationException {
    return Games.read(game);
  }

  Options options() throws NotationException {
    return Options.read(game(), options);
  }

  Position position() throws NotationException {
    return position == null
        ? game().deal(options(), new SplitMix64(seed))
        : game().notation().position(position, options());
  }
}

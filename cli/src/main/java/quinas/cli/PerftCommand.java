package quinas.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// `quinas perft`: counts move sequences.
@Command(
    name = "perft",
    description = "Count the sequences of moves from a position; the last line is the number.",
    mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {

  private static final int REFUSED = 2;
  private static final int MAX_DEPTH = 99;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", description = "Which game.")
  private String game = "";

  @Option(
      names = "--options",
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

  @Option(names = "--divide", description = "Count for each first move by itself, too.")
  private boolean divide;

  @Override
  public Integer call() {
    try {
      Game chosen = Games.read(game);
      if (depth < 0 || depth > MAX_DEPTH) {
        throw new ParameterException(
            spec.commandLine(), "--depth: " + depth + " is not a number from 0 to " + MAX_DEPTH);
      }
      count(chosen, start(chosen));
      return 0;
    } catch (NotationException e) {
      System.err.println("quinas perft: " + e.getMessage());
      return REFUSED;
    }
  }

  private Position start(Game chosen) throws NotationException {
    Options read = Options.read(chosen, options);
    return position == null
        ? chosen.deal(read, new SplitMix64(seed))
        : chosen.notation().position(position, read);
  }

  private void count(Game chosen, Position start) {
    long nodes = divide && depth > 0 ? divide(chosen, start) : chosen.perft(start, depth);
    System.out.println("nodes " + nodes);
  }

  /// Prints each first move with its share, sorted by their texts, and returns the sum.
  private long divide(Game chosen, Position start) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = start.legalMoves(moves, 0);
    List<String> lines = new ArrayList<>();
    long sum = 0;
    for (int i = 0; i < end; i++) {
      long nodes = chosen.perft(start.play(moves[i]), depth - 1);
      lines.add(chosen.notation().text(moves[i]) + " " + nodes);
      sum += nodes;
    }
    lines.stream().sorted().forEach(System.out::println);
    return sum;
  }
}

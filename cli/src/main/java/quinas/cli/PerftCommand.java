package quinas.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Position;

/// `quinas perft`: counts move sequences.
@Command(
    name = "perft",
    description = "Count the sequences of moves from a position; the last line is the number.",
    mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {

  private static final int REFUSED = 2;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Mixin private PerftSubject subject = new PerftSubject();

  @Option(names = "--divide", description = "Count for each first move by itself, too.")
  private boolean divide;

  @Override
  public Integer call() {
    try {
      Game game = subject.game();
      int depth = subject.depth();
      count(game, subject.start(), depth);
      return 0;
    } catch (NotationException e) {
      spec.commandLine().getErr().println("quinas perft: " + subject.texts().say(e));
      return REFUSED;
    }
  }

  private void count(Game game, Position start, int depth) {
    long nodes = divide && depth > 0 ? divide(game, start, depth) : game.perft(start, depth);
    System.out.println("nodes " + nodes);
  }

  /// Prints each first move with its share, sorted by their texts, and returns the sum.
  private static long divide(Game game, Position start, int depth) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = start.legalMoves(moves, 0);
    List<String> lines = new ArrayList<>();
    long sum = 0;
    for (int i = 0; i < end; i++) {
      long nodes = game.perft(start.play(moves[i]), depth - 1);
      lines.add(game.notation().text(moves[i]) + " " + nodes);
      sum += nodes;
    }
    lines.stream().sorted().forEach(System.out::println);
    return sum;
  }
}

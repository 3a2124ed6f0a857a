package quinas.engine.level;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import quinas.engine.eval.Evaluations;
import quinas.engine.exact.ProvingSearch;
import quinas.engine.search.Limits;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Position;

/// A level for people: looks ahead as far as its [Rung] allows, with an empty memory each time, and
/// takes any of the moves that are nearly as good as the best, each with the same probability.
/// Counts positions, never time: it plays the same on every machine.
///
/// Who chooses among many moves must know what each of them is worth: that is an [Outlook], judged
/// by [Evaluations#ofLevels], and stays as it is when the engine gets better. Who only wants the
/// best leaves it to the engine, solvers and all.
record LadderLevel(Game game, String id, Rung rung) implements Level {

  private static final int SMALLEST_TABLE = 1 << 10;
  private static final int LARGEST_TABLE = 1 << 19;

  @Override
  public Optional<String> net(Position position) {
    return isEngine() ? Evaluations.net(position) : Optional.empty();
  }

  @Override
  public int choose(Position position, RandomGenerator random) {
    return choose(position, random, () -> false);
  }

  @Override
  public int choose(Position position, RandomGenerator random, BooleanSupplier stop) {
    int[] legal = new int[Games.MAX_MOVES];
    int[] moves = Arrays.copyOf(legal, position.legalMoves(legal, 0));
    if (moves.length == 1) {
      return moves[0];
    }
    if (isEngine()) {
      Limits limits = new Limits(rung.depth(), rung.nodes());
      return engine().run(position, limits, stop, _ -> {}).move();
    }
    int[] scores = new Outlook(rung, Evaluations.ofLevels(game), stop).of(position, moves);
    int least = rung.leastLiked(Arrays.stream(scores).max().orElseThrow());
    int[] liked =
        IntStream.range(0, moves.length)
            .filter(i -> scores[i] >= least)
            .boxed()
            .sorted((i, j) -> Integer.compare(scores[j], scores[i]))
            .limit(rung.width())
            .mapToInt(i -> moves[i])
            .toArray();
    return liked[random.nextInt(liked.length)];
  }

  private boolean isEngine() {
    return rung.width() == 1;
  }

  private ProvingSearch engine() {
    int entries = Math.clamp(2 * rung.nodes(), SMALLEST_TABLE, LARGEST_TABLE);
    return new ProvingSearch(Evaluations.of(game), new TranspositionTable(entries));
  }
}

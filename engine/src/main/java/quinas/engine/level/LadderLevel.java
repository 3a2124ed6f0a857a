package quinas.engine.level;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Game;
import quinas.rules.Position;

/// A level for people: looks ahead as far as its [Rung] allows, with an empty memory each time, and
/// takes any of the moves that are nearly as good as the best that it found, each with the same
/// probability. Counts positions, never time: it plays the same on every machine.
record LadderLevel(Game game, String id, Rung rung) implements Level {

  private static final int SMALLEST_TABLE = 1 << 10;
  private static final int LARGEST_TABLE = 1 << 19;

  @Override
  public int choose(Position position, RandomGenerator random) {
    return choose(position, random, () -> false);
  }

  @Override
  public int choose(Position position, RandomGenerator random, BooleanSupplier stop) {
    List<Finding> lines =
        search().run(position, new Limits(rung.depth(), rung.nodes()), rung.width(), stop, _ -> {});
    int least = lines.getFirst().score() - rung.margin();
    List<Finding> liked = lines.stream().filter(line -> line.score() >= least).toList();
    return liked.get(random.nextInt(liked.size())).move();
  }

  private Search search() {
    int entries = Math.clamp(2 * rung.nodes(), SMALLEST_TABLE, LARGEST_TABLE);
    return new Search(Evaluations.of(game), new TranspositionTable(entries));
  }
}

package quinas.engine.level;

import java.util.Optional;
import java.util.random.RandomGenerator;
import quinas.engine.eval.Evaluations;
import quinas.engine.exact.ProvingSearch;
import quinas.engine.search.Limits;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Game;
import quinas.rules.Position;

/// Looks ahead through a fixed number of positions, some hundredths of a second's worth, with an
/// empty memory each time. Leaves nothing to chance.
record SearchLevel(Game game) implements Level {

  private static final Limits LIMITS = Limits.nodes(100_000);
  private static final int TABLE = 1 << 15;

  @Override
  public String id() {
    return "engine";
  }

  @Override
  public Optional<String> net(Position position) {
    return Evaluations.net(position);
  }

  @Override
  public int choose(Position position, RandomGenerator random) {
    ProvingSearch search = new ProvingSearch(Evaluations.of(game), new TranspositionTable(TABLE));
    return search.run(position, LIMITS, () -> false, finding -> {}).move();
  }
}

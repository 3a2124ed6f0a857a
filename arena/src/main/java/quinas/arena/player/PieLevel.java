package quinas.arena.player;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quinas.arena.record.Komi;
import quinas.engine.TimeLimit;
import quinas.engine.eval.Evaluations;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.engine.level.Rung;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;

/// How a level of the computer cuts by the pie rule, and how it chooses: by its own opinion.
public record PieLevel(Game game, Level level) {

  /// The size of the memory with which it looks at an offer.
  private static final int MEBIBYTES = 1;

  /// A move of the first turn, after which the other may take this seat. It looks as far ahead as
  /// the level does; the levels of the original just move.
  ///
  /// @param random what a level of the original leaves to chance
  /// @param stop asked often; what is known by then decides
  public int divide(Position position, Komi komi, RandomGenerator random, BooleanSupplier stop) {
    Optional<Rung> rung = Levels.rung(level);
    if (rung.isEmpty()) {
      return level.choose(position, random, stop);
    }
    Limits limits = new Limits(Math.max(1, rung.get().depth() - 1), rung.get().nodes());
    return new Division(judge(), limits, TimeLimit.NONE.soft(), stop).of(position, komi).move();
  }

  /// Whether it would rather have the other seat. It looks as far ahead as the level does; the
  /// levels of the original, which know no worth of a position, one ply.
  ///
  /// @param seat its own, so far
  public boolean isSwap(Position position, Seat seat, Komi komi, BooleanSupplier stop) {
    Evaluation evaluation = judge();
    Limits limits =
        Levels.rung(level)
            .map(rung -> new Limits(rung.depth(), rung.nodes()))
            .orElse(Limits.depth(1));
    Search search = new Search(evaluation, TranspositionTable.mebibytes(MEBIBYTES));
    Finding finding = search.run(position, limits, stop, _ -> {});
    return Balance.isBetterAcross(seat, position.turn(), finding.score(), komi, evaluation.point());
  }

  /// What positions are worth to it: to a level that leaves its moves to the engine, the same.
  private Evaluation judge() {
    boolean isEngine = Levels.rung(level).filter(rung -> rung.width() == 1).isPresent();
    return isEngine ? Evaluations.of(game) : Evaluations.ofLevels(game);
  }
}

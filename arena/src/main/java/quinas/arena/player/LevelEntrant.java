package quinas.arena.player;

import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;
import quinas.arena.clock.ThreadTimer;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
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
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// A level of the computer. It knows no clock.
record LevelEntrant(
    Level level, String name, String text, Optional<TimeControl> control, Timing timing)
    implements Entrant {

  @Override
  public Player open(Options options) {
    return new LevelPlayer(level, options.game(), timing);
  }

  private static final class LevelPlayer implements Player {

    /// The size of the memory with which it looks at an offer.
    private static final int MEBIBYTES = 1;

    private final Level level;
    private final Game game;
    private final Timing timing;
    private RandomGenerator random = new SplitMix64(0);
    private volatile boolean isClosed;

    LevelPlayer(Level level, Game game, Timing timing) {
      this.level = level;
      this.game = game;
      this.timing = timing;
    }

    @Override
    public void begin(Options options, Position start, long seed) {
      random = new SplitMix64(seed);
    }

    @Override
    public Answer move(Turn turn) throws InterruptedException {
      ThreadTimer timer = new ThreadTimer();
      int move = level.choose(turn.position(), random, this::isStopped);
      checkGoesOn();
      return new Answer(move, used(timer), Optional.empty());
    }

    /// Looks as far ahead as the level does; the levels of the original just move.
    @Override
    public Answer divide(Turn turn, Komi komi) throws InterruptedException {
      Optional<Rung> rung = Levels.rung(level);
      if (rung.isEmpty()) {
        return move(turn);
      }
      ThreadTimer timer = new ThreadTimer();
      Limits limits = new Limits(Math.max(1, rung.get().depth() - 1), rung.get().nodes());
      Division division = new Division(judge(), limits, TimeLimit.NONE.soft(), this::isStopped);
      int move = division.of(turn.position(), komi).move();
      checkGoesOn();
      return new Answer(move, used(timer), Optional.empty());
    }

    /// Looks as far ahead as the level does; the levels of the original, which know no worth of a
    /// position, one ply.
    @Override
    public Choice choose(Offer offer) throws InterruptedException {
      ThreadTimer timer = new ThreadTimer();
      Evaluation evaluation = judge();
      Limits limits =
          Levels.rung(level)
              .map(rung -> new Limits(rung.depth(), rung.nodes()))
              .orElse(Limits.depth(1));
      Search search = new Search(evaluation, TranspositionTable.mebibytes(MEBIBYTES));
      Finding finding = search.run(offer.position(), limits, this::isStopped, _ -> {});
      checkGoesOn();
      boolean isSwap = offer.isBetterAcross(finding.score(), evaluation.point());
      return new Choice(isSwap, used(timer), Optional.empty());
    }

    /// What positions are worth to it: to a level that leaves its moves to the engine, the same.
    private Evaluation judge() {
      boolean isEngine = Levels.rung(level).filter(rung -> rung.width() == 1).isPresent();
      return isEngine ? Evaluations.of(game) : Evaluations.ofLevels(game);
    }

    private static void checkGoesOn() throws InterruptedException {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
    }

    private boolean isStopped() {
      return isClosed || Thread.currentThread().isInterrupted();
    }

    private Optional<Duration> used(ThreadTimer timer) {
      return timing.onProcessor() ? timer.spent() : Optional.empty();
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }
}

package quinas.arena.player;

import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;
import quinas.arena.clock.ThreadTimer;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.record.Komi;
import quinas.engine.level.Level;
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

    private final Level level;
    private final PieLevel pie;
    private final Timing timing;
    private RandomGenerator random = new SplitMix64(0);
    private volatile boolean isClosed;

    LevelPlayer(Level level, Game game, Timing timing) {
      this.level = level;
      pie = new PieLevel(game, level);
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

    @Override
    public Answer divide(Turn turn, Komi komi) throws InterruptedException {
      ThreadTimer timer = new ThreadTimer();
      int move = pie.divide(turn.position(), komi, random, this::isStopped);
      checkGoesOn();
      return new Answer(move, used(timer), Optional.empty());
    }

    @Override
    public Choice choose(Offer offer) throws InterruptedException {
      ThreadTimer timer = new ThreadTimer();
      boolean isSwap = pie.isSwap(offer.position(), offer.seat(), offer.komi(), this::isStopped);
      checkGoesOn();
      return new Choice(isSwap, used(timer), Optional.empty());
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

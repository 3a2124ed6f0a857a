package quinas.arena.player;

import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;
import quinas.arena.clock.ThreadTimer;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.engine.level.Level;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// A level of the computer. It knows no clock.
record LevelEntrant(
    Level level, String name, String text, Optional<TimeControl> control, Timing timing)
    implements Entrant {

  @Override
  public Player open(Options options) {
    return new LevelPlayer(level, timing);
  }

  private static final class LevelPlayer implements Player {

    private final Level level;
    private final Timing timing;
    private RandomGenerator random = new SplitMix64(0);
    private volatile boolean isClosed;

    LevelPlayer(Level level, Timing timing) {
      this.level = level;
      this.timing = timing;
    }

    @Override
    public void begin(Options options, Position start, long seed) {
      random = new SplitMix64(seed);
    }

    @Override
    public Answer move(Turn turn) throws InterruptedException {
      ThreadTimer timer = new ThreadTimer();
      int move =
          level.choose(
              turn.position(), random, () -> isClosed || Thread.currentThread().isInterrupted());
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      Optional<Duration> used = timing.onProcessor() ? timer.spent() : Optional.empty();
      return new Answer(move, used, Optional.empty());
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }
}

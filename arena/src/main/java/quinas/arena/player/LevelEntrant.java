package quinas.arena.player;

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

    LevelPlayer(Level level, Timing timing) {
      this.level = level;
      this.timing = timing;
    }

    @Override
    public void begin(Options options, Position start, long seed) {
      random = new SplitMix64(seed);
    }

    @Override
    public Answer move(Turn turn) {
      if (!timing.onProcessor()) {
        return Answer.of(level.choose(turn.position(), random));
      }
      ThreadTimer timer = new ThreadTimer();
      int move = level.choose(turn.position(), random);
      return new Answer(move, timer.spent(), Optional.empty());
    }

    @Override
    public void close() {}
  }
}

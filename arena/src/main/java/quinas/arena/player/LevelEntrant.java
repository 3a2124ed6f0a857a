package quinas.arena.player;

import java.util.random.RandomGenerator;
import quinas.engine.level.Level;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// A level of the computer. It knows no clock.
record LevelEntrant(Level level, String name) implements Entrant {

  @Override
  public String text() {
    return level.id();
  }

  @Override
  public Player open(Options options) {
    return new LevelPlayer(level);
  }

  private static final class LevelPlayer implements Player {

    private final Level level;
    private RandomGenerator random = new SplitMix64(0);

    LevelPlayer(Level level) {
      this.level = level;
    }

    @Override
    public void begin(Options options, Position start, long seed) {
      random = new SplitMix64(seed);
    }

    @Override
    public Answer move(Turn turn) {
      return Answer.of(level.choose(turn.position(), random));
    }

    @Override
    public void close() {}
  }
}

package quinas.server.computer;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import quinas.engine.Engine;
import quinas.engine.TimeLimit;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.engine.search.Limits;
import quinas.rules.Game;
import quinas.rules.Position;

/// A computer player: a level of the game, or the engine at its full strength for so long a move,
/// `full:MILLIS`.
public sealed interface Opponent {

  /// A level of the game.
  record OfLevel(Level level) implements Opponent {}

  /// The engine, without a limit but time.
  record Full(Game game, Duration time) implements Opponent {}

  /// Who is meant by a text that came from outside; empty if there is no such player.
  static Optional<Opponent> read(Game game, String text) {
    Matcher full = FullText.PATTERN.matcher(text);
    if (full.matches() && Integer.parseInt(full.group(1)) <= FullText.MOST_MILLIS) {
      return Optional.of(new Full(game, Duration.ofMillis(Integer.parseInt(full.group(1)))));
    }
    return Levels.byId(game, text).map(OfLevel::new);
  }

  /// Whether it can play from this position on.
  default boolean plays(Position position) {
    return switch (this) {
      case OfLevel(Level level) -> level.plays(position);
      case Full _ -> true;
    };
  }

  /// A move of a position that is not over.
  ///
  /// @param most how long it may think
  /// @param stop asked often; a move comes soon after it says yes
  default int choose(
      Position position, RandomGenerator random, Duration most, BooleanSupplier stop) {
    return switch (this) {
      case OfLevel(Level level) -> level.choose(position, random, inTime(most, stop));
      case Full(Game game, Duration time) ->
          new Engine(game, Engine.STANDARD_MEBIBYTES)
              .think(
                  position,
                  Limits.NONE,
                  TimeLimit.exactly(time.compareTo(most) < 0 ? time : most),
                  stop,
                  _ -> {})
              .move();
    };
  }

  private static BooleanSupplier inTime(Duration most, BooleanSupplier stop) {
    long began = System.nanoTime();
    return () -> System.nanoTime() - began >= most.toNanos() || stop.getAsBoolean();
  }
}

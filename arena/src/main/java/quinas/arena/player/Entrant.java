package quinas.arena.player;

import java.util.Optional;
import quinas.arena.clock.TimeControl;
import quinas.rules.Options;

/// Somebody who is to play, before anything has been started. Immutable.
public interface Entrant {

  /// The name in records and tables.
  String name();

  /// The text that [Entrants#read] makes this of, such as `classic:hard`.
  String text();

  /// The time it plays with, where it has its own.
  default Optional<TimeControl> control() {
    return Optional.empty();
  }

  /// Starts a player, ready for its first game.
  ///
  /// @param options those that the entrant was read for
  /// @throws PlayerException which says why not, without the name
  Player open(Options options) throws PlayerException, InterruptedException;
}

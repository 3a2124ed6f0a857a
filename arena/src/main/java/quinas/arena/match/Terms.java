package quinas.arena.match;

import java.time.Duration;
import java.util.Optional;

/// What the referee goes by, besides the rules of the game.
///
/// @param margin what a clock forgives with each move, for the way to the player and back
/// @param length when a game has gone on for too long
/// @param resign when a player's own scores lose it the game
/// @param draw when the players' own scores make it a draw
public record Terms(
    Duration margin,
    Optional<LengthRule> length,
    Optional<ResignRule> resign,
    Optional<DrawRule> draw) {

  /// The rules of the game alone, and clocks that forgive nothing.
  public static final Terms PLAIN =
      new Terms(Duration.ZERO, Optional.empty(), Optional.empty(), Optional.empty());
}

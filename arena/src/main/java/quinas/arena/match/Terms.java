package quinas.arena.match;

import java.util.Optional;
import quinas.arena.clock.Timing;

/// What the referee goes by, besides the rules of the game.
///
/// @param timing what clocks forgive, and how long one waits where there is none
/// @param length when a game has gone on for too long
/// @param resign when a player's own scores lose it the game
/// @param draw when the players' own scores make it a draw
public record Terms(
    Timing timing,
    Optional<LengthRule> length,
    Optional<ResignRule> resign,
    Optional<DrawRule> draw) {

  /// The rules of the game alone.
  public static final Terms PLAIN =
      new Terms(Timing.STANDARD, Optional.empty(), Optional.empty(), Optional.empty());
}

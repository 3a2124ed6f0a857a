package quinas.arena.match;

import java.util.Optional;
import quinas.arena.clock.Timing;
import quinas.arena.record.Komi;

/// What the referee goes by, besides the rules of the game.
///
/// @param timing what clocks forgive, and how long one waits where there is none
/// @param length when a game has gone on for too long
/// @param resign when a player's own scores lose it the game
/// @param draw when the players' own scores make it a draw
/// @param komi what the second seat is given when points decide
/// @param hasPie whether who does not begin may change seats: after the opening, or where no moves
///   are made for the players, when it is first to act
public record Terms(
    Timing timing,
    Optional<LengthRule> length,
    Optional<ResignRule> resign,
    Optional<DrawRule> draw,
    Komi komi,
    boolean hasPie) {

  /// The rules of the game alone.
  public static final Terms PLAIN =
      new Terms(Timing.STANDARD, Optional.empty(), Optional.empty(), Optional.empty());

  /// Without komi or pie.
  public Terms(
      Timing timing,
      Optional<LengthRule> length,
      Optional<ResignRule> resign,
      Optional<DrawRule> draw) {
    this(timing, length, resign, draw, Komi.NONE, false);
  }

  /// The same with this komi.
  public Terms with(Komi given) {
    return new Terms(timing, length, resign, draw, given, hasPie);
  }

  /// The same with the pie rule, or without.
  public Terms withPie(boolean isOffered) {
    return new Terms(timing, length, resign, draw, komi, isOffered);
  }
}

package quinas.arena.match;

import java.time.Duration;
import java.util.Locale;
import quinas.arena.clock.TimeControl;
import quinas.arena.player.Player;
import quinas.rules.Options;

/// Lets two players play a game, and sees to it that they keep to its rules and to their time. A
/// player that does not loses, with the reason; whatever it does, there is a result.
///
/// @param options of the game
/// @param terms what it goes by besides
/// @param verdicts who knows results before the rules do
public record Referee(Options options, Terms terms, Verdicts verdicts) {

  /// One who sits at the board.
  ///
  /// @param seed what the player leaves to chance comes from it
  public record Side(Player player, TimeControl control, long seed) {}

  /// A game from its opening to its end. By the pie rule the two may change seats in it.
  ///
  /// @return its record, without any tags but those of a komi and the pie rule
  public PlayedGame play(Opening opening, Side first, Side second) throws InterruptedException {
    return new Refereed(this, opening, first, second).play();
  }

  /// Why a move came too late.
  static String late(Duration used, Duration had) {
    return String.format(
        Locale.ROOT, "%.3f s for a move, with %.3f s left", millis(used), millis(had));
  }

  private static double millis(Duration time) {
    return time.toNanos() / 1e9;
  }
}

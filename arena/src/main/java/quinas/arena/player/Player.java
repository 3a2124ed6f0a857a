package quinas.arena.player;

import java.time.Duration;
import quinas.arena.record.Komi;
import quinas.rules.Options;
import quinas.rules.Position;

/// One who is asked for moves, in one game after another. One thread at a time.
///
/// After a [PlayerException] it is of no more use: close it, and open another.
public interface Player extends AutoCloseable {

  /// Announces a game. What happened in earlier games has no influence on it.
  ///
  /// @param start its first position, moves of an opening not yet made
  /// @param seed what the player leaves to chance comes from it
  void begin(Options options, Position start, long seed)
      throws PlayerException, InterruptedException;

  /// Asks for a move. Returns within the time of the turn's clock, plus what a player needs to be
  /// stopped; whether it was in time, the referee decides.
  Answer move(Turn turn) throws PlayerException, InterruptedException;

  /// Asks for a move of a game's first turn, after which by the pie rule the other player may take
  /// this one's seat: at best, one after which the two are worth the same. As it stands here, a
  /// move like any other.
  ///
  /// @param komi what the second seat is given in the end
  default Answer divide(Turn turn, Komi komi) throws PlayerException, InterruptedException {
    return move(turn);
  }

  /// Asks by the pie rule whether it would rather have the other seat, on its own clock.
  ///
  /// As it stands here, a player is asked for a move instead, which is not made, and what it says
  /// of its chances, in hundredths of a point, decides. Who says nothing stays.
  default Choice choose(Offer offer) throws PlayerException, InterruptedException {
    return Choice.by(offer, move(offer.turn()), 100);
  }

  /// What the way to the player and back takes, as measured at the beginning of the game: forgiven
  /// on the clock besides what is forgiven to everybody.
  default Duration lag() {
    return Duration.ZERO;
  }

  /// Leaves nothing behind: no process, no thread, no connection. May be called from another thread
  /// to end a [#move] under way, and more than once.
  @Override
  void close();
}

package quinas.arena.player;

import java.util.List;
import quinas.arena.clock.Clock;
import quinas.arena.record.Komi;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The question of the pie rule: whether a player would rather have the other seat.
///
/// @param start the first position of the game
/// @param moves all moves since; a view that is good until the answer
/// @param position where they led; not over, and not always the player's turn
/// @param clock as it stands; the player takes its own along
/// @param seat the player's, so far
/// @param komi what the second seat is given in the end
public record Offer(
    Position start, List<Integer> moves, Position position, Clock clock, Seat seat, Komi komi) {

  /// A question for a move in its place: what the player would be asked if it sat where somebody is
  /// to act, with the time that it has.
  public Turn turn() {
    boolean isToAct = position.turn() == seat;
    return new Turn(start, moves, position, isToAct ? clock : clock.swapped());
  }

  /// Whether the other seat is the better one, for somebody who sees the position so.
  ///
  /// @param score to the seat to act: see [Score]
  /// @param point what a point of the final margin is worth in it, where komi can be given
  public boolean isBetterAcross(int score, int point) {
    return Balance.isBetterAcross(seat, position.turn(), score, komi, point);
  }
}

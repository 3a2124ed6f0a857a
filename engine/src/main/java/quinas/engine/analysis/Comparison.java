package quinas.engine.analysis;

import java.util.List;
import java.util.Optional;
import quinas.rules.Position;
import quinas.rules.Seat;

/// A played move beside the best one, each with what was expected to follow: where the facts come
/// from that are told of the move. What shows after the one and not after the other was its doing.
///
/// @param before the position in which it was played
/// @param played the move
/// @param after the position that it led to
/// @param reply the first move of the other seat, if the game goes on and one is known
/// @param then the position after the other seat's turn, as far as it is known
/// @param best the move that was better
/// @param bestThen the position to which that leads, when the other seat has had its turn
record Comparison(
    Position before,
    int played,
    Position after,
    Optional<Integer> reply,
    Position then,
    int best,
    Position bestThen) {

  static Comparison of(Position before, int played, List<Integer> bestLine, List<Integer> answer) {
    Seat mover = before.turn();
    Position after = before.play(played);
    Position at = after;
    Optional<Integer> reply = Optional.empty();
    for (int move : answer) {
      if (at.isOver() || (reply.isPresent() && at.turn() == mover)) {
        break;
      }
      if (reply.isEmpty() && at.turn() != mover) {
        reply = Optional.of(move);
      }
      at = at.play(move);
    }
    int best = bestLine.getFirst();
    return new Comparison(before, played, after, reply, at, best, turned(before, bestLine));
  }

  /// After the mover's moves and then the other's turn.
  private static Position turned(Position from, List<Integer> line) {
    Position at = from;
    boolean hasAnswered = false;
    for (int move : line) {
      if (at.isOver() || (hasAnswered && at.turn() == from.turn())) {
        break;
      }
      hasAnswered |= at.turn() != from.turn();
      at = at.play(move);
    }
    return at;
  }

  Seat mover() {
    return before.turn();
  }

  Seat other() {
    return mover().other();
  }

  /// Whether the move itself ended the game, and the other won.
  boolean isLost() {
    return after.outcome().isWonBy(other());
  }

  /// The position right after the better move.
  Position bestAfter() {
    return before.play(best);
  }
}

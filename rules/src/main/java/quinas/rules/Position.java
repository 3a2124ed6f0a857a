package quinas.rules;

import java.util.List;
import java.util.random.RandomGenerator;

/// A position of any game, seen with one player to act. Immutable.
///
/// Two positions are equal if play from here on is the same: same board, same player to act, same
/// counters, same options of play. `toString` is the position's text in the game's [Notation].
public interface Position {

  /// The seat that is to act. It may stay the same after a move: ask, never assume alternation.
  /// Without meaning once the game is over.
  Seat turn();

  /// Writes all legal moves into `moves` from index `at` on and returns the index after the last.
  /// Each move stands there once; the order is fixed by the position. A finished game has none, any
  /// other at least one. There must be room for [Game#maxMoves] of them.
  int legalMoves(int[] moves, int at);

  /// The position after a legal move. Unchecked: an illegal move gives a meaningless position, or
  /// an `AssertionError` where assertions are on. [Notation#move(Position, String)] is the checked
  /// door.
  Position play(int move);

  /// Whether the game is over, and how it ended. [Outcome#NONE] while it goes on.
  Outcome outcome();

  /// 64 bits that are equal for equal positions and differ, but for one chance in 2⁶⁴, for unequal
  /// positions of a game with the same options. The same in every version and run. The options
  /// themselves have no share in it.
  long hash();

  /// The current score of a seat in games that have one ([Game#hasPoints]), otherwise 0.
  default int points(Seat seat) {
    return 0;
  }

  /// Whether [#outcome] is anything but [Outcome#NONE]; asked once a move, so worth a fast answer.
  default boolean isOver() {
    return outcome().isOver();
  }

  /// How many legal moves there are, without listing them where a game can.
  default int moveCount() {
    return legalMoves(new int[Games.MAX_MOVES], 0);
  }

  /// One of the legal moves, each with the same probability. The game must not be over.
  default int randomMove(RandomGenerator random) {
    int[] moves = new int[Games.MAX_MOVES];
    return moves[random.nextInt(legalMoves(moves, 0))];
  }

  /// The boards that a legal move goes through, to be shown one after another: at least one, the
  /// last being [#play]. Those before it are pictures only; nobody plays on from them.
  default List<Position> steps(int move) {
    return List.of(play(move));
  }
}

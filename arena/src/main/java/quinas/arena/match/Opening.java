package quinas.arena.match;

import java.util.List;
import quinas.rules.Games;
import quinas.rules.Position;

/// Where the players take over.
///
/// @param seed what the start was dealt from, if it was
/// @param start the first position of the game
/// @param moves made for them
public record Opening(long seed, Position start, List<Integer> moves) {

  public Opening {
    moves = List.copyOf(moves);
  }

  /// The first position that a player sees.
  public Position position() {
    Position position = start;
    for (int move : moves) {
      position = position.play(move);
    }
    return position;
  }

  /// Whether nothing is left to play for: the game is over, or the player to act can win it with
  /// one move, or whatever it does ends the game.
  static boolean isDecided(Position position) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    boolean goesOn = false;
    for (int i = 0; i < end; i++) {
      Position after = position.play(moves[i]);
      if (after.outcome().isWonBy(position.turn())) {
        return true;
      }
      goesOn |= !after.isOver();
    }
    return !goesOn;
  }
}

package quinas.engine.level;

import java.util.random.RandomGenerator;
import quinas.rules.Games;
import quinas.rules.Position;

/// A move left to chance.
final class Draw {

  /// One of the legal moves, each with the same probability: what [Position#randomMove] draws, but
  /// from a list. The faster ways need an instruction that the page's class library lacks.
  static int any(Position position, RandomGenerator random) {
    int[] moves = new int[Games.MAX_MOVES];
    return moves[random.nextInt(position.legalMoves(moves, 0))];
  }

  private Draw() {}
}

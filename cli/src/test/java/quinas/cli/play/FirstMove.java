package quinas.cli.play;

import java.util.random.RandomGenerator;
import quinas.engine.level.Level;
import quinas.rules.Games;
import quinas.rules.Position;

/// A computer player for tests: it takes the first legal move.
///
/// @param plays whether it can play at all
record FirstMove(boolean plays) implements Level {

  @Override
  public String id() {
    return "test:first";
  }

  @Override
  public boolean plays(Position position) {
    return plays;
  }

  @Override
  public int choose(Position position, RandomGenerator random) {
    int[] moves = new int[Games.MAX_MOVES];
    position.legalMoves(moves, 0);
    return moves[0];
  }
}

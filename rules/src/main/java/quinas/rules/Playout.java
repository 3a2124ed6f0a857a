package quinas.rules;

import java.util.random.RandomGenerator;

/// Plays a game to the end without thinking: the other test of the speed of rules.
public final class Playout {

  /// How many moves a game takes from `start` to its end when every legal move is equally likely.
  public static int moves(Position start, RandomGenerator random) {
    Position position = start;
    int moves = 0;
    while (!position.isOver()) {
      position = position.play(position.randomMove(random));
      moves++;
    }
    return moves;
  }

  private Playout() {}
}

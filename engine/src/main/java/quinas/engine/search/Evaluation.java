package quinas.engine.search;

import quinas.rules.Position;

/// A guess at who will win, for one game.
@FunctionalInterface
public interface Evaluation {

  /// The greatest value, and the negated smallest. Won games are worth more: see [Score].
  int LIMIT = 10_000;

  /// What one point of the final margin is worth in a game that is played for points; 0 where it
  /// matters only who wins.
  default int point() {
    return 0;
  }

  /// What a position that is not over is worth to the seat to act: 0 if the chances are even, at
  /// most [#LIMIT] either way.
  int of(Position position);
}

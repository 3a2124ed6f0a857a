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

  /// Told of every position on the path of a search before anything is asked about those that
  /// follow it, so that what they have in common need not be worked out again.
  ///
  /// @param ply how far from the root
  default void enter(Position position, int ply) {}

  /// The same as [#of(Position)], for a position that follows the one that was entered last at the
  /// ply before.
  ///
  /// @param ply how far from the root
  default int of(Position position, int ply) {
    return of(position);
  }

  /// What is known of the moves of its game.
  default Hints hints() {
    return Hints.NONE;
  }

  /// By how much a single ply seldom changes the value; a search may give up what is behind by
  /// more. 0 if nothing is known, and then it never does.
  default int swing() {
    return 0;
  }

  /// How far from the last depth's score, either way, a search looks for the next one's first; 0 if
  /// everywhere.
  default int aspiration() {
    return 0;
  }
}

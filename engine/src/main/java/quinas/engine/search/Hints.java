package quinas.engine.search;

import quinas.rules.Position;

/// What is known of a game's moves before they are searched. Hints make a search faster; with
/// [#isIdle] they also make it blind for some moves, which a match must have shown to pay.
public interface Hints {

  /// Nothing is known.
  Hints NONE = (position, move) -> 0;

  /// The greatest hint, and the negated smallest.
  int MOST = 1000;

  /// How promising a legal move looks: the greater, the sooner it is tried.
  ///
  /// @return from -[#MOST] to [#MOST]
  int of(Position position, int move);

  /// Whether a legal move need not be tried a few plies from the root where there is another.
  default boolean isIdle(Position position, int move) {
    return false;
  }
}

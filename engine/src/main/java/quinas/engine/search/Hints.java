package quinas.engine.search;

import quinas.rules.Position;

/// What is known of a game's moves before they are searched. Hints make a search faster; with
/// [#isIdle] and [#enough] they also make it blind for some moves, which a match must have shown to
/// pay.
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

  /// How many moves are enough, in the order they are tried, where it is only asked whether any is
  /// better than what is known (late move pruning, also called move count based pruning).
  ///
  /// @param depth the plies left, at least 1
  default int enough(int depth) {
    return Integer.MAX_VALUE;
  }

  /// What [#enough] says in the games in which matches have shown that it pays.
  static int few(int depth) {
    return 3 + depth * depth;
  }
}

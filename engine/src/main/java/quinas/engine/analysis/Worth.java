package quinas.engine.analysis;

import quinas.rules.Seat;

/// What a line leads to.
public sealed interface Worth {

  /// An evaluation: above 0 the first seat is better off. The unit is the game's own.
  record Guess(int points) implements Worth {}

  /// A win in so many plies, whatever the other does.
  record Forced(Seat winner, int plies) implements Worth {}

  /// Solved: the final margin in points of the first seat.
  record Exact(int margin) implements Worth {}
}

package quinas.testkit;

import java.util.List;
import quinas.rules.Position;

/// A game of random moves.
///
/// @param scenes every position with the move made there; the last is over and has none
record RandomGame(long seed, List<Scene> scenes) {

  /// More moves than any game can have. The longest are those of Infection, at most 45 clones and
  /// 100 other moves after each, and of Syrtis, with at most 35 sinkings.
  static final int LONGEST = 5000;

  Position end() {
    return scenes.getLast().position();
  }
}

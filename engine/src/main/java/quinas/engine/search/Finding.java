package quinas.engine.search;

import java.util.List;

/// What a search knows after a depth.
///
/// @param depth how many plies it looked ahead
/// @param score what the position is worth to the seat to act: see [Score]
/// @param exact whether the score rests on no guess: everything that matters was seen to the end
/// @param nodes how many positions it has looked at so far
/// @param line the moves it expects, its choice first
public record Finding(int depth, int score, boolean exact, long nodes, List<Integer> line) {

  /// Nothing has been found yet: without a move.
  static final Finding NOTHING = new Finding(0, 0, false, 0, List.of());

  public Finding {
    line = List.copyOf(line);
  }

  /// The same after so many positions.
  public Finding withNodes(long count) {
    return new Finding(depth, score, exact, count, line);
  }

  /// The move to play.
  public int move() {
    return line.getFirst();
  }
}

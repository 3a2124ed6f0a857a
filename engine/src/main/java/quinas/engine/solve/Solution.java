package quinas.engine.solve;

import java.util.List;

/// What a position is worth with best play on both sides.
///
/// @param value the final margin in points for the seat to act, whatever is on the board included
/// @param line best play from the position to the end of the game
/// @param nodes how many positions were looked at
public record Solution(int value, List<Integer> line, long nodes) {

  public Solution {
    line = List.copyOf(line);
  }
}

package quinas.engine.analysis;

import java.util.List;

/// One line of an analysis.
///
/// @param chance the first seat's expected result in thousandths, from 0 to 1000: see [Chances]
/// @param moves the expected moves, at least one
public record Variation(Worth worth, int chance, List<Integer> moves) {

  public Variation {
    moves = List.copyOf(moves);
  }
}

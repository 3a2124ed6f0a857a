package quinas.engine.analysis;

import java.util.List;

/// What an analysis knows.
///
/// @param depth how many plies were looked ahead; 0 where a solver has found everything
/// @param nodes how many positions the search has looked at so far
/// @param chance the first seat's expected result in thousandths. A search that ends with one's own
///   move likes the position more than one that ends with the other's, so guesses go up and down
///   with the depth; this is the mean of the last two
/// @param lines the best for the seat to act first, at least one
public record Insight(int depth, long nodes, int chance, List<Variation> lines) {

  public Insight {
    lines = List.copyOf(lines);
  }
}

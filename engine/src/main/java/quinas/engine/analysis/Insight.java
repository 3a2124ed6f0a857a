package quinas.engine.analysis;

import java.util.List;

/// What an analysis knows.
///
/// @param depth how many plies were looked ahead; 0 where a solver has found everything
/// @param nodes how many positions the search has looked at so far
/// @param lines the best for the seat to act first, at least one
public record Insight(int depth, long nodes, List<Variation> lines) {

  public Insight {
    lines = List.copyOf(lines);
  }
}

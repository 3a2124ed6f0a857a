package quinas.arena.record;

import java.util.List;

/// Moves one after another.
///
/// @param comments what was written before the first move
/// @param plies the moves; the same player may have several in a row
public record Line(List<String> comments, List<Ply> plies) {
  public Line {
    comments = List.copyOf(comments);
    plies = List.copyOf(plies);
  }
}

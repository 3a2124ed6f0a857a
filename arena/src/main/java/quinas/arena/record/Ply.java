package quinas.arena.record;

import java.util.List;

/// One move of a [Line].
///
/// @param move legal in the position that the moves before it lead to
/// @param notes what was written after it, in that order
public record Ply(int move, List<Note> notes) {
  public Ply {
    notes = List.copyOf(notes);
  }

  /// A move without a word.
  public Ply(int move) {
    this(move, List.of());
  }
}

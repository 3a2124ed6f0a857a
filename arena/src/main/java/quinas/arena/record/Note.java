package quinas.arena.record;

/// What stands beside a move.
public sealed interface Note {

  /// Somebody's words. Any text, kept to the letter.
  record Comment(String text) implements Note {}

  /// Another way to go on, in place of the move that it stands beside.
  record Variation(Line line) implements Note {
    public Variation {
      assert !line.plies().isEmpty() : "a variation has a move";
    }
  }
}

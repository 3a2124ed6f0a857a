package quinas.cli.play;

/// A way to play: it shows a table and lets the people at it move.
@FunctionalInterface
public interface Face {

  /// Plays until the players leave.
  ///
  /// @param greeting what is said at the start; may be empty
  Ending play(Table table, String greeting) throws Departure;
}

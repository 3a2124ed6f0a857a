package quinas.cli.play;

/// A way to play: it shows a table and lets the people at it move.
@FunctionalInterface
public interface Face {

  /// Plays until the players leave.
  Ending play(Table table) throws Departure;
}

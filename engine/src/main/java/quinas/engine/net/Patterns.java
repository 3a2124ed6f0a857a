package quinas.engine.net;

import quinas.rules.Position;

/// What a net sees of the positions of one game: inputs that are on or off, a fixed number of them
/// on in any position. Stateless.
public interface Patterns {

  /// The name in the file of a net that sees these. Whoever changes what is seen changes the name.
  String id();

  /// How many inputs there are.
  int inputs();

  /// How many of them are on in every position.
  int active();

  /// Writes which are on: as the seat to act sees the position, and as the other seat would see it
  /// if it were to act.
  ///
  /// @param own room for [#active] numbers from 0 to [#inputs] - 1
  /// @param other the same
  void see(Position position, int[] own, int[] other);

  /// Writes what differs between a position and one that comes soon after it. For every input that
  /// goes off and the one that comes on in its place, four numbers: which goes and which comes as
  /// the first seat sees the positions, and the same as the second does.
  ///
  /// @param changes room for four times [#active] numbers
  /// @return how many numbers were written
  int differ(Position before, Position after, int[] changes);
}

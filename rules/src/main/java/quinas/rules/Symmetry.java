package quinas.rules;

/// A way to turn or mirror the board under which the game stays the same: for every legal move `m`
/// of `p`, `position(p.play(m))` equals `position(p).play(move(p, m))`.
public interface Symmetry {

  /// The image of a position.
  Position position(Position position);

  /// The image of a move of `position`; it is a move of the position's image.
  int move(Position position, int move);
}

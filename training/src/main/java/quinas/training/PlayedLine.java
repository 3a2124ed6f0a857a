package quinas.training;

import java.util.List;
import quinas.rules.Position;

/// A game of the engine with itself.
///
/// @param index which one
/// @param start where the engine took over
/// @param plies the moves that it made, to the end
public record PlayedLine(int index, Position start, List<Ply> plies) {

  /// A move of the engine.
  ///
  /// @param score what the engine thought of the position before the move, to the seat to act
  public record Ply(int move, int score) {}

  public PlayedLine {
    plies = List.copyOf(plies);
  }

  /// The position after the last move, which is over.
  public Position end() {
    Position position = start;
    for (Ply ply : plies) {
      position = position.play(ply.move());
    }
    return position;
  }
}

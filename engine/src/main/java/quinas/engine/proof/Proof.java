package quinas.engine.proof;

import java.util.Map;
import quinas.rules.Position;

/// A claim about a position, and the moves that make it true.
///
/// @param moves what the seat of the claim plays, for every position that can then arise in which
///   it has a choice
public record Proof(Position start, Claim claim, Map<Position, Integer> moves) {

  public Proof {
    moves = Map.copyOf(moves);
  }
}

package quinas.engine.proof;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import quinas.rules.Games;
import quinas.rules.Position;

/// Checks a proof by the rules alone: plays its moves for the seat of the claim, and for the other
/// seat every legal move, to the end of every game that can arise.
public final class Verifier {

  private final Proof proof;

  /// The greatest number of plies after which each position was reached and looked into.
  private final Map<Position, Integer> seen = new HashMap<>();

  private Verifier(Proof proof) {
    this.proof = proof;
  }

  /// The first position found in which a proof fails: the game has ended against the claim, or can
  /// no longer end for it in time, or the proof has no legal move to play. Empty if the proof
  /// holds.
  ///
  /// It needs memory for every position that can arise.
  public static Optional<Position> refute(Proof proof) {
    return new Verifier(proof).refute(proof.start(), 0);
  }

  private Optional<Position> refute(Position position, int plies) {
    if (position.isOver()) {
      boolean holds = proof.claim().isTrueOf(position.outcome(), plies);
      return holds ? Optional.empty() : Optional.of(position);
    }
    if (!proof.claim().isOpen(plies)) {
      return Optional.of(position);
    }
    Integer before = seen.get(position);
    if (before != null && before >= plies) {
      return Optional.empty();
    }
    seen.put(position, plies);
    int[] moves = moves(position);
    for (int move : moves) {
      Optional<Position> failure = refute(position.play(move), plies + 1);
      if (failure.isPresent()) {
        return failure;
      }
    }
    return moves.length == 0 ? Optional.of(position) : Optional.empty();
  }

  /// What is to be tried: the proof's move, or none if it has no legal one, or all of the other's.
  private int[] moves(Position position) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    int[] legal = Arrays.copyOf(moves, end);
    if (legal.length == 1 || position.turn() != proof.claim().seat()) {
      return legal;
    }
    Integer move = proof.moves().get(position);
    boolean isLegal = move != null && Arrays.stream(legal).anyMatch(each -> each == move);
    return isLegal ? new int[] {move} : new int[0];
  }
}

package quinas.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.engine.proof.Claim;
import quinas.engine.proof.Proof;
import quinas.engine.proof.Verifier;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.catsdogs.CatsDogsPosition;

class CatsDogsProofTest {

  /// Whole games: what one seat can reach and what the other can hold it to are the same number.
  @ParameterizedTest
  @ValueSource(strings = {"size=4", "size=4,specials=off", "size=5,obstacles=45"})
  void bothStrategiesOfADealHold(String options) throws NotationException {
    for (int seed = 0; seed < 5; seed++) {
      CatsDogsPosition start = deal(options, seed);
      CatsDogsSolver solver = new CatsDogsSolver(start, () -> false);
      int least = 0;
      for (Seat seat : Seat.values()) {
        Proof proof = solver.prove(start, seat).orElseThrow();
        assertThat(Verifier.refute(proof)).as("%s for %s", start, seat).isEmpty();
        least += ((Claim.Margin) proof.claim()).least();
      }
      assertThat(least).isZero();
    }
  }

  @Test
  void aPointMoreIsRefused() throws NotationException {
    for (int seed = 0; seed < 12; seed++) {
      Proof proof = proof(seed);
      int least = ((Claim.Margin) proof.claim()).least();
      Claim more = new Claim.Margin(proof.claim().seat(), least + 1);
      assertThat(Verifier.refute(new Proof(proof.start(), more, proof.moves()))).isPresent();
    }
  }

  @Test
  void aGapIsFound() throws NotationException {
    Proof proof = proof(1);
    for (Position position : proof.moves().keySet().stream().limit(50).toList()) {
      Map<Position, Integer> moves = new HashMap<>(proof.moves());
      moves.remove(position);
      assertThat(Verifier.refute(new Proof(proof.start(), proof.claim(), moves)))
          .contains(position);
    }
  }

  @Test
  void anIllegalMoveIsRefused() throws NotationException {
    Proof proof = proof(1);
    for (Position position : proof.moves().keySet().stream().limit(50).toList()) {
      Map<Position, Integer> moves = new HashMap<>(proof.moves());
      moves.put(position, CatsDogsPosition.PASS);
      assertThat(Verifier.refute(new Proof(proof.start(), proof.claim(), moves)))
          .contains(position);
    }
  }

  /// Every other move of every position of the proof: refused if and only if it loses points or
  /// leads to where the proof has no answer, so a move known to lose points is always refused.
  @Test
  void aMoveThatLosesPointsIsRefused() throws NotationException {
    Proof proof = proof(1);
    Seat seat = proof.claim().seat();
    int least = ((Claim.Margin) proof.claim()).least();
    CatsDogsSolver solver = new CatsDogsSolver((CatsDogsPosition) proof.start(), () -> false);
    int refused = 0;
    for (Position position : proof.moves().keySet().stream().limit(50).toList()) {
      int[] legal = new int[Games.MAX_MOVES];
      int end = position.legalMoves(legal, 0);
      for (int i = 0; i < end; i++) {
        CatsDogsPosition after = (CatsDogsPosition) position.play(legal[i]);
        int value = solver.solve(after).orElseThrow().value();
        if ((after.turn() == seat ? value : -value) < least) {
          Map<Position, Integer> moves = new HashMap<>(proof.moves());
          moves.put(position, legal[i]);
          assertThat(Verifier.refute(new Proof(proof.start(), proof.claim(), moves))).isPresent();
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThan(20);
  }

  private static Proof proof(int seed) throws NotationException {
    CatsDogsPosition start = deal("size=4", seed);
    return new CatsDogsSolver(start, () -> false).prove(start, Seat.FIRST).orElseThrow();
  }

  private static CatsDogsPosition deal(String options, int seed) throws NotationException {
    return (CatsDogsPosition)
        CatsDogs.GAME.deal(Options.read(CatsDogs.GAME, options), new SplitMix64(seed));
  }
}

package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.rules.infection.Infection;

class PerftTest {

  @Test
  void sequencesAreCountedByLength() throws NotationException {
    Position start = position("x5o/7/7/7/7/7/o5x x 0");
    assertThat(Perft.count(start, 0)).isEqualTo(1);
    assertThat(Perft.count(start, 1)).isEqualTo(16);
    assertThat(Perft.count(start, 2)).isEqualTo(256);
    assertThat(Perft.count(start, 3)).isEqualTo(6460);
  }

  @Test
  void aSequenceThatTheEndCutsShortDoesNotCount() throws NotationException {
    Position over = position("7/7/7/7/7/7/x6 x 0");
    assertThat(Perft.count(over, 0)).isEqualTo(1);
    assertThat(Perft.count(over, 1)).isZero();
    assertThat(Perft.count(over, 2)).isZero();
  }

  private static Position position(String text) throws NotationException {
    return Infection.GAME.notation().position(text, Options.read(Infection.GAME, "jumps=ring"));
  }
}

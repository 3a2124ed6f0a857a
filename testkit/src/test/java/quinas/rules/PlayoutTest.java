package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.rules.catsdogs.CatsDogs;

class PlayoutTest {

  @Test
  void aFinishedGameTakesNoMoves() throws NotationException {
    assertThat(moves("####/####/####/#### c place 0 0")).isZero();
  }

  // Two separate squares for whoever wants them.
  @Test
  void aGameIsPlayedToItsEnd() throws NotationException {
    assertThat(moves("1#1#/####/####/#### c place 0 0")).isEqualTo(2);
  }

  @Test
  void theSameRandomBitsGiveTheSameGame() throws NotationException {
    String start = "8/8/8/8/8/8/8/8 c place 0 0";
    assertThat(moves(start)).isEqualTo(moves(start));
  }

  private static int moves(String start) throws NotationException {
    Options standard = Options.standard(CatsDogs.GAME);
    return Playout.moves(CatsDogs.GAME.notation().position(start, standard), new SplitMix64(1));
  }
}

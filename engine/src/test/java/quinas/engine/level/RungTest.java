package quinas.engine.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;

class RungTest {

  private static final Position START =
      Infection.GAME.deal(Options.standard(Infection.GAME), new SplitMix64(1));

  private static Level level(String rung) throws NotationException {
    return Levels.custom(Infection.GAME, Rung.read(rung));
  }

  private static Set<Integer> choices(Level level) {
    Set<Integer> choices = new HashSet<>();
    SplitMix64 random = new SplitMix64(1);
    for (int i = 0; i < 400; i++) {
      choices.add(level.choose(START, random));
    }
    return choices;
  }

  @Test
  void itsTextIsReadInAnyOrder() throws NotationException {
    Rung rung = new Rung(3, 500, 4, 60);
    assertThat(Rung.read(rung.toString())).isEqualTo(rung);
    assertThat(Rung.read("margin=60,width=4,nodes=500,depth=3")).isEqualTo(rung);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|is not depth=N,nodes=N,width=N,margin=N",
        "depth=1,nodes=1,width=1|is not depth=N",
        "depth=1,nodes=1,width=1,margin=1,margin=2|is not depth=N",
        "depth=1,nodes=1,width=1,speed=1|is not depth=N",
        "depth=1,nodes=-1,width=1,margin=1|is not depth=N",
        "depth=256,nodes=1,width=1,margin=1|depth: 256 is not a number from 1 to 255",
        "depth=1,nodes=1,width=0,margin=1|width: 0 is not a number from 1 to 1000",
        "depth=1,nodes=1,width=1,margin=10001|margin: 10001 is not a number from 0 to 10000",
      })
  void whatIsWrongIsSaid(String text, String message) {
    assertThatThrownBy(() -> Rung.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }

  @Test
  void theWiderTheMarginTheMoreMovesAreLiked() throws NotationException {
    List<Integer> counts = new ArrayList<>();
    for (int margin : new int[] {0, 60, 200, 10_000}) {
      counts.add(choices(level("depth=1,nodes=100,width=1000,margin=" + margin)).size());
    }
    assertThat(counts).isSorted();
    assertThat(counts.getFirst()).isLessThan(counts.getLast());
    assertThat(counts.getLast()).isEqualTo(START.legalMoves(new int[1000], 0));
  }

  @Test
  void noMoreMovesAreLikedThanTheWidthAllows() throws NotationException {
    assertThat(choices(level("depth=1,nodes=100,width=3,margin=10000"))).hasSize(3);
  }

  @Test
  void itIsStoppedWithTheBestThatItKnows() throws NotationException {
    Level level = level("depth=255,nodes=1000000000,width=5,margin=0");
    int move = level.choose(START, new SplitMix64(1), () -> true);
    assertThat(choices(level("depth=1,nodes=1,width=1000,margin=0"))).contains(move);
  }
}

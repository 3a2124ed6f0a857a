package quinas.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;

class InfectionLevelTest {

  // Twelve pairs: from a1 clones to a2 and b2, jumps to c1, a3 and c3; from b1 clones to a2, b2, c1
  // and c2, jumps to d1, b3 and d3.
  @Test
  void easyChoosesPairsSoThatASharedSquareComesUpTwiceAsOften() {
    Position start = position("xx5/7/7/7/7/7/6o x 0");
    SplitMix64 random = new SplitMix64(1);
    Map<String, Integer> times = new TreeMap<>();
    for (int i = 0; i < 12_000; i++) {
      times.merge(text(InfectionLevel.EASY.choose(start, random)), 1, Integer::sum);
    }
    assertThat(times.keySet())
        .containsExactly("a1a3", "a1c1", "a1c3", "a2", "b1b3", "b1d1", "b1d3", "b2", "c1", "c2");
    times.forEach((move, count) -> {
      int expected = move.equals("a2") || move.equals("b2") ? 2000 : 1000;
      assertThat(count).as(move).isBetween(expected - 200, expected + 200);
    });
  }

  // b4 clones to b3 or c3 next to both enemies: 4 against 1; all else leaves less.
  @Test
  void mediumTakesTheGreatestLeadAndOfEqualsTheFirstLandingSquare() {
    assertThat(medium("7/1oo4/7/1x5/7/7/6o x 0")).isEqualTo("b3");
  }

  // A jump to c1 changes d1 and d2: 3 against 1. Clones reach no enemy: 2 against 3.
  @Test
  void mediumJumpsIfThatLeadsByMore() {
    assertThat(medium("x2o3/3o3/7/7/7/7/6o x 0")).isEqualTo("a1c1");
    assertThat(medium("o2x3/3x3/7/7/7/7/6x o 0")).isEqualTo("a1c1");
  }

  // Every clone leads by as much. From a1 the first is a2, although c1, from d1, comes before it.
  @Test
  void fromSquaresAreComparedBeforeLandingSquares() {
    assertThat(medium("x-1x3/7/7/7/7/7/6o x 0")).isEqualTo("a2");
  }

  // Only b2 can be cloned to from a1. It can from c3 too, which comes after e1 and its d1.
  @Test
  void aCloneCountsFromTheFirstOfItsParents() {
    assertThat(medium("x-2x2/-6/2x4/7/7/7/6o x 0")).isEqualTo("b2");
  }

  @Test
  void whoCannotMovePasses() {
    Position closed = position("x---3/----3/----3/7/7/7/6o x 5");
    for (InfectionLevel level : InfectionLevel.values()) {
      assertThat(text(level.choose(closed, new SplitMix64(1)))).isEqualTo("pass");
    }
  }

  private static String medium(String position) {
    return text(InfectionLevel.MEDIUM.choose(position(position), new SplitMix64(1)));
  }

  private static Position position(String text) {
    try {
      return Infection.GAME.notation().position(text, Options.standard(Infection.GAME));
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  private static String text(int move) {
    return Infection.GAME.notation().text(move);
  }
}

package quinas.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import quinas.rules.Options;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;
import quinas.rules.infection.InfectionPosition;

class PatternsTest {

  private static final Patterns PATTERNS = InfectionPatterns.WINDOWS;

  @Test
  void theOtherSeatSeesItselfAsTheSeatToActWould() throws Exception {
    InfectionPosition position = read("x1o-3/xxo4/7/3oo2/7/2-4/o5x x 3");
    InfectionPosition swapped = read("o1x-3/oox4/7/3xx2/7/2-4/x5o x 3");
    int[] own = new int[PATTERNS.active()];
    int[] other = new int[PATTERNS.active()];
    int[] swappedOwn = new int[PATTERNS.active()];
    int[] swappedOther = new int[PATTERNS.active()];

    PATTERNS.see(position, own, other);
    PATTERNS.see(swapped, swappedOwn, swappedOther);

    assertThat(swappedOwn).isEqualTo(other);
    assertThat(swappedOther).isEqualTo(own);
  }

  @Test
  void theColourToActDoesNotMatter() throws Exception {
    int[] own = new int[PATTERNS.active()];
    int[] sameOwn = new int[PATTERNS.active()];
    int[] rest = new int[PATTERNS.active()];

    PATTERNS.see(read("xxo4/7/7/7/7/7/7 x 0"), own, rest);
    PATTERNS.see(read("oox4/7/7/7/7/7/7 o 0"), sameOwn, rest);

    assertThat(sameOwn).isEqualTo(own);
  }

  @Test
  void eachWindowHasStatesOfItsOwn() throws Exception {
    int[] own = new int[PATTERNS.active()];
    int[] other = new int[PATTERNS.active()];

    PATTERNS.see(read("x6/1o5/7/7/7/7/7 x 0"), own, other);

    assertThat(own[0]).isEqualTo(0b1000_0001);
    assertThat(other[0]).isEqualTo(0b0001_1000);
    assertThat(own[1]).isEqualTo(256 + 0b0100_0000);
    assertThat(own[6]).isEqualTo(6 * 256 + 0b0010_0000);
    assertThat(Arrays.stream(own).filter(input -> input % 256 != 0)).hasSize(4);
  }

  private static InfectionPosition read(String text) throws Exception {
    return (InfectionPosition)
        Infection.GAME.notation().position(text, Options.standard(Infection.GAME));
  }

  @Test
  void allInputsAreInRange() {
    SplitMix64 random = new SplitMix64(9);
    InfectionPosition position =
        (InfectionPosition) Infection.GAME.deal(Options.standard(Infection.GAME), random);
    int[] own = new int[PATTERNS.active()];
    int[] other = new int[PATTERNS.active()];
    while (!position.isOver()) {
      PATTERNS.see(position, own, other);
      assertThat(Arrays.stream(own)).allMatch(input -> input >= 0 && input < PATTERNS.inputs());
      assertThat(Arrays.stream(other)).allMatch(input -> input >= 0 && input < PATTERNS.inputs());
      position = position.play(position.randomMove(random));
    }
  }
}

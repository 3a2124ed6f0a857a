package quinas.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.shiftago.Shiftago;

class ShiftagoPatternsTest {

  private static final Patterns PATTERNS = ShiftagoPatterns.LINES;
  private static final int ROW_STATES = 2187;
  private static final int LAST = PATTERNS.active() - 1;

  private final int[] own = new int[PATTERNS.active()];
  private final int[] other = new int[PATTERNS.active()];

  @Test
  void aLineIsANumberOfThrees() throws Exception {
    PATTERNS.see(read("x2ox2/7/7/7/7/7/7 o 20 21"), own, other);

    assertThat(other[0]).isEqualTo(1 + 2 * 27 + 81);
    assertThat(own[0]).isEqualTo(2 + 27 + 2 * 81);
    assertThat(own[1]).isEqualTo(ROW_STATES);
  }

  @Test
  void aMarbleStandsOnARowAColumnAndUpToTwoDiagonals() throws Exception {
    PATTERNS.see(read("7/7/7/7/7/7/7 x 22 22"), own, other);
    int[] empty = own.clone();

    PATTERNS.see(read("7/7/7/3x3/7/7/7 o 21 22"), own, other);
    assertThat(changed(empty, own)).containsExactly(3, 7 + 3, 14 + 2, 19 + 2, LAST);

    PATTERNS.see(read("6x/7/7/7/7/7/7 o 21 22"), own, other);
    assertThat(changed(empty, own)).containsExactly(0, 7 + 6, 19 + 2, LAST);

    PATTERNS.see(read("7/7/7/7/7/7/1x5 o 21 22"), own, other);
    assertThat(changed(empty, own)).containsExactly(6, 7 + 1, 19 + 3, LAST);
  }

  @Test
  void theMarblesOnTheBoardAndTheEndingAreSeen() throws Exception {
    PATTERNS.see(read("x2ox2/7/7/7/7/7/7 o 20 21"), own, other);
    assertThat(other[LAST]).isEqualTo(own[LAST]);
    int losing = own[LAST];

    Options drawing = Options.read(Shiftago.GAME, "empty=draw");
    String text = "x2ox2/7/7/7/7/7/7 o 20 21";
    PATTERNS.see(Shiftago.GAME.notation().position(text, drawing), own, other);
    assertThat(own[LAST]).isNotEqualTo(losing);

    PATTERNS.see(read("x2o3/7/7/7/7/7/7 x 21 21"), own, other);
    assertThat(own[LAST]).isEqualTo(losing - 1);
  }

  @Test
  void whatAMoveChangesIsWhatIsSeenDifferentlyAfterIt() {
    SplitMix64 random = new SplitMix64(8);
    for (int game = 0; game < 50; game++) {
      Position position = Shiftago.GAME.deal(Options.standard(Shiftago.GAME), random);
      while (!position.isOver()) {
        Position after = position.play(position.randomMove(random));
        int[] before = seenByBoth(position);
        int[] changes = new int[4 * PATTERNS.active()];
        int end = PATTERNS.differ(position, after, changes);
        for (int i = 0; i < end; i += 4) {
          replace(before, 0, changes[i], changes[i + 1]);
          replace(before, PATTERNS.active(), changes[i + 2], changes[i + 3]);
        }
        assertThat(before).as("%s", after).isEqualTo(seenByBoth(after));
        position = after;
      }
    }
  }

  private static void replace(int[] inputs, int from, int out, int in) {
    int at = from;
    while (inputs[at] != out) {
      at++;
    }
    inputs[at] = in;
  }

  /// As the first seat sees it, and then as the second does.
  private int[] seenByBoth(Position position) {
    PATTERNS.see(position, own, other);
    assertThat(Arrays.stream(own)).allMatch(input -> input >= 0 && input < PATTERNS.inputs());
    int[] both = Arrays.copyOf(position.turn().index() == 0 ? own : other, 2 * own.length);
    System.arraycopy(position.turn().index() == 0 ? other : own, 0, both, own.length, own.length);
    return both;
  }

  private static int[] changed(int[] before, int[] after) {
    return IntStream.range(0, before.length).filter(i -> before[i] != after[i]).toArray();
  }

  private static Position read(String text) throws Exception {
    return Shiftago.GAME.notation().position(text, Options.standard(Shiftago.GAME));
  }
}

package quinas.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quinas.rules.SplitMix64;

class LanesTest {

  private static final int INPUTS = 500;
  private static final int ACTIVE = Net.MOST_ACTIVE;

  private final SplitMix64 random = new SplitMix64(8);
  private final short[] bias = shorts(Net.WIDTH, 4 * Net.MOST);
  private final short[] out = shorts(2 * Net.WIDTH, Net.MOST);
  private final long[] words = words();
  private final Lanes plain = new LongLanes(bias, out);
  private final Lanes vectors = new VectorLanes(bias, out);

  @Test
  void theProcessorsVectorsAreUsedWhereTheirModuleIs() {
    assertThat(Lanes.of(bias, out)).isInstanceOf(VectorLanes.class);
  }

  @Test
  void vectorsMoveAsPlainNumbersDo() {
    for (int i = 0; i < 500; i++) {
      int end = 4 * random.nextInt(0, 20);
      int[] changes = random.ints(100, 0, INPUTS).toArray();
      long[] one = random.longs(6 * Net.WORDS).toArray();
      long[] other = one.clone();

      plain.move(changes, end, words, one, Net.WORDS, 3 * Net.WORDS);
      vectors.move(changes, end, words, other, Net.WORDS, 3 * Net.WORDS);

      assertThat(other).isEqualTo(one);
    }
  }

  @Test
  void vectorsWeighAsPlainNumbersDo() {
    for (int i = 0; i < 2000; i++) {
      long[] sums = new long[3 * Net.WORDS];
      random.ints(ACTIVE, 0, INPUTS).forEach(input -> add(input, sums));
      for (int at = 0; at <= Net.WIDTH; at += Net.WIDTH) {
        assertThat(vectors.weigh(sums, Net.WORDS, Net.LIFT * ACTIVE, at))
            .isEqualTo(plain.weigh(sums, Net.WORDS, Net.LIFT * ACTIVE, at));
      }
    }
  }

  private void add(int input, long[] sums) {
    for (int i = 0; i < Net.WORDS; i++) {
      sums[Net.WORDS + i] += words[input * Net.WORDS + i];
    }
  }

  /// Random rows, and the first two as far from zero as may be.
  private long[] words() {
    short[] rows = shorts(INPUTS * Net.WIDTH, Net.MOST);
    for (int i = 0; i < Net.WIDTH; i++) {
      rows[i] = Net.MOST;
      rows[Net.WIDTH + i] = -Net.MOST;
    }
    long[] packed = new long[INPUTS * Net.WORDS];
    IntStream.range(0, rows.length)
        .forEach(
            i -> packed[i / Net.LANES] |= (long) (rows[i] + Net.LIFT) << (16 * (i % Net.LANES)));
    return packed;
  }

  private short[] shorts(int count, int most) {
    short[] shorts = new short[count];
    for (int i = 0; i < count; i++) {
      shorts[i] = (short) random.nextInt(-most, most + 1);
    }
    return shorts;
  }
}

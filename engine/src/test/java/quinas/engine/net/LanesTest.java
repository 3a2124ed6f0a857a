package quinas.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.SplitMix64;

class LanesTest {

  private static final int INPUTS = 500;
  private static final int ACTIVE = Net.MOST_ACTIVE;

  private final SplitMix64 random = new SplitMix64(8);

  @Test
  void theProcessorsVectorsAreUsedWhereTheirModuleIs() {
    assertThat(Lanes.of(new short[32], new short[64])).isInstanceOf(VectorLanes.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {32, 64, 96, 128})
  void vectorsDoAsPlainNumbersDo(int width) {
    int words = width / Net.LANES;
    long[] rows = rows(width);
    short[] bias = shorts(width, Net.MOST_BIAS);
    short[] out = shorts(2 * width, Net.mostOut(width));
    Lanes plain = new LongLanes(bias, out);
    Lanes vectors = new VectorLanes(bias, out);
    for (int i = 0; i < 500; i++) {
      int end = 4 * random.nextInt(0, 20);
      int[] changes = random.ints(100, 0, INPUTS).toArray();
      long[] one = random.longs(6L * words).toArray();
      long[] other = one.clone();

      plain.move(changes, end, rows, one, words, 3 * words);
      vectors.move(changes, end, rows, other, words, 3 * words);

      assertThat(other).isEqualTo(one);
    }
    for (int i = 0; i < 2000; i++) {
      long[] sums = new long[3 * words];
      random.ints(ACTIVE, 0, INPUTS).forEach(input -> add(rows, input, sums, words));
      for (int at = 0; at <= width; at += width) {
        assertThat(vectors.weigh(sums, words, Net.LIFT * ACTIVE, at))
            .isEqualTo(plain.weigh(sums, words, Net.LIFT * ACTIVE, at));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {32, 64, 96, 128})
  void theGreatestNumbersFit(int width) {
    short[] bias = new short[width];
    Arrays.fill(bias, (short) Net.SUM_UNIT);
    short[] out = new short[2 * width];
    Arrays.fill(out, (short) Net.mostOut(width));
    int expected = width * Net.SUM_UNIT * Net.SUM_UNIT * Net.mostOut(width);
    long[] sums = new long[width / Net.LANES];

    assertThat((long) expected)
        .isEqualTo((long) width * Net.SUM_UNIT * Net.SUM_UNIT * Net.mostOut(width));
    for (Lanes lanes : new Lanes[] {new LongLanes(bias, out), new VectorLanes(bias, out)}) {
      assertThat(lanes.weigh(sums, 0, 0, width)).isEqualTo(expected);
    }
  }

  private static void add(long[] rows, int input, long[] sums, int words) {
    for (int i = 0; i < words; i++) {
      sums[words + i] += rows[input * words + i];
    }
  }

  /// Random rows, and the first two as far from zero as may be.
  private long[] rows(int width) {
    short[] rows = shorts(INPUTS * width, Net.MOST);
    Arrays.fill(rows, 0, width, (short) Net.MOST);
    Arrays.fill(rows, width, 2 * width, (short) -Net.MOST);
    long[] packed = new long[rows.length / Net.LANES];
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

package quinas.engine.net;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/// As many numbers at a time as the processor's vectors hold, up to [Net#NARROWEST]. A search of
/// Infection sees 1.4 to 1.5 times as many positions a second so, with 32 sums. Met only by name,
/// in [Lanes#of].
///
/// ```
///   long   │        word 0         │        word 1         │ …   added and taken away
///   short  │ s0  │ s1  │ s2  │ s3  │ s4  │ s5  │ s6  │ s7  │ …   cut off at 0 and 255
///   int    │    s0     │    s1     │ …   squared and weighed, one half and then the other
/// ```
final class VectorLanes implements Lanes {

  private static final VectorShape SHAPE = shape();
  private static final VectorSpecies<Long> LONGS = VectorSpecies.of(long.class, SHAPE);
  private static final VectorSpecies<Short> SHORTS = VectorSpecies.of(short.class, SHAPE);
  private static final VectorSpecies<Integer> INTS = VectorSpecies.of(int.class, SHAPE);

  private final int words;
  private final short[] bias;
  private final int[] out;

  VectorLanes(short[] bias, short[] out) {
    words = bias.length / Net.LANES;
    this.bias = bias.clone();
    this.out = new int[out.length];
    for (int i = 0; i < out.length; i++) {
      this.out[i] = out[i];
    }
  }

  /// The widest of which no seat needs less than one.
  private static VectorShape shape() {
    VectorShape preferred = VectorShape.preferredShape();
    int bits = Short.SIZE * Net.NARROWEST;
    return preferred.vectorBitSize() > bits ? VectorShape.forBitSize(bits) : preferred;
  }

  @Override
  public void move(int[] changes, int end, long[] rows, long[] sums, int from, int to) {
    for (int i = 0; i < words; i += LONGS.length()) {
      LongVector first = LongVector.fromArray(LONGS, sums, from + i);
      LongVector second = LongVector.fromArray(LONGS, sums, from + words + i);
      for (int change = 0; change < end; change += 4) {
        first = first.sub(row(rows, changes[change], i)).add(row(rows, changes[change + 1], i));
        second =
            second.sub(row(rows, changes[change + 2], i)).add(row(rows, changes[change + 3], i));
      }
      first.intoArray(sums, to + i);
      second.intoArray(sums, to + words + i);
    }
  }

  private LongVector row(long[] rows, int input, int word) {
    return LongVector.fromArray(LONGS, rows, input * words + word);
  }

  @Override
  public int weigh(long[] sums, int from, int lift, int at) {
    IntVector value = IntVector.zero(INTS);
    for (int i = 0; i < words; i += LONGS.length()) {
      int index = Net.LANES * i;
      ShortVector cut =
          LongVector.fromArray(LONGS, sums, from + i)
              .reinterpretAsShorts()
              .sub((short) lift)
              .add(ShortVector.fromArray(SHORTS, bias, index))
              .max((short) 0)
              .min((short) Net.SUM_UNIT);
      value = value.add(weighed(cut, 0, at + index)).add(weighed(cut, 1, at + index));
    }
    return value.reduceLanes(VectorOperators.ADD);
  }

  /// One half of the numbers.
  private IntVector weighed(ShortVector cut, int half, int at) {
    IntVector numbers = (IntVector) cut.convert(VectorOperators.S2I, half);
    return numbers.mul(numbers).mul(IntVector.fromArray(INTS, out, at + half * INTS.length()));
  }
}

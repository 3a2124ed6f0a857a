package quinas.engine.net;

/// Four numbers of 16 bits at a time, in plain `long`s: for every JVM, and for the page.
final class LongLanes implements Lanes {

  private final int words;
  private final short[] bias;
  private final short[] out;

  LongLanes(short[] bias, short[] out) {
    words = bias.length / Net.LANES;
    this.bias = bias.clone();
    this.out = out.clone();
  }

  @Override
  public void move(int[] changes, int end, long[] rows, long[] sums, int from, int to) {
    System.arraycopy(sums, from, sums, to, 2 * words);
    for (int change = 0; change < end; change += 4) {
      int leaves = changes[change] * words;
      int comes = changes[change + 1] * words;
      int otherLeaves = changes[change + 2] * words;
      int otherComes = changes[change + 3] * words;
      for (int i = 0; i < words; i++) {
        sums[to + i] += rows[comes + i] - rows[leaves + i];
        sums[to + words + i] += rows[otherComes + i] - rows[otherLeaves + i];
      }
    }
  }

  @Override
  public int weigh(long[] sums, int from, int lift, int at) {
    int value = 0;
    for (int i = 0; i < words; i++) {
      value += weigh(sums[from + i], Net.LANES * i, lift, at);
    }
    return value;
  }

  /// Four sums, from the one with this index on.
  private int weigh(long word, int index, int lift, int at) {
    return squared((int) word & 0xFFFF, index, lift) * out[at + index]
        + squared((int) (word >>> 16) & 0xFFFF, index + 1, lift) * out[at + index + 1]
        + squared((int) (word >>> 32) & 0xFFFF, index + 2, lift) * out[at + index + 2]
        + squared((int) (word >>> 48), index + 3, lift) * out[at + index + 3];
  }

  private int squared(int sum, int index, int lift) {
    int value = Math.max(0, Math.min(sum - lift + bias[index], Net.SUM_UNIT));
    return value * value;
  }
}

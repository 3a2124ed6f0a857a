package quinas.load;

import java.util.Arrays;

/// Times that were measured. Any thread may add.
final class Latencies {

  private long[] nanos = new long[1 << 12];
  private int count;

  synchronized void add(long taken) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = taken;
  }

  synchronized Spread spread() {
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return new Spread(count, at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1));
  }

  private static double at(long[] sorted, double share) {
    int rank = (int) Math.ceil(share * sorted.length);
    return sorted.length == 0 ? 0 : sorted[Math.max(rank, 1) - 1] / 1e6;
  }
}

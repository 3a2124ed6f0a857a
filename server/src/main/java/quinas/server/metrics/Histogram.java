package quinas.server.metrics;

import java.util.concurrent.atomic.LongAdder;

/// How long things took, counted in buckets.
final class Histogram {

  private static final long[] UPPER_MICROS = {
    500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000
  };

  private final LongAdder[] counts = new LongAdder[UPPER_MICROS.length + 1];
  private final LongAdder micros = new LongAdder();

  Histogram() {
    for (int i = 0; i < counts.length; i++) {
      counts[i] = new LongAdder();
    }
  }

  void add(long nanos) {
    long took = nanos / 1000;
    micros.add(took);
    int bucket = 0;
    while (bucket < UPPER_MICROS.length && took > UPPER_MICROS[bucket]) {
      bucket++;
    }
    counts[bucket].increment();
  }

  void write(StringBuilder text, String name) {
    long sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i].sum();
      String upper = i < UPPER_MICROS.length ? Double.toString(UPPER_MICROS[i] / 1e6) : "+Inf";
      text.append(name).append("_bucket{le=\"").append(upper).append("\"} ");
      text.append(sum).append('\n');
    }
    text.append(name).append("_sum ").append(micros.sum() / 1e6).append('\n');
    text.append(name).append("_count ").append(sum).append('\n');
  }
}

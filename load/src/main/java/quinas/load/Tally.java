package quinas.load;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// What is counted while games are played.
final class Tally {

  final Latencies accepted = new Latencies();
  final Latencies seen = new Latencies();
  final Latencies late = new Latencies();
  final AtomicInteger playing = new AtomicInteger();
  final AtomicInteger finished = new AtomicInteger();
  private final Map<String, Integer> errors = new ConcurrentHashMap<>();

  private volatile long begin;
  private volatile long end;
  private volatile boolean isMeasuring;

  void begin() {
    begin = System.nanoTime();
    end = Long.MAX_VALUE;
    isMeasuring = true;
  }

  /// Ends it, and says how long it was, in seconds.
  double finish() {
    end = System.nanoTime();
    return (end - begin) / 1e9;
  }

  /// Whether a move that was sent then is measured.
  boolean counts(long sentAt) {
    return isMeasuring && sentAt - begin >= 0 && (end == Long.MAX_VALUE || sentAt - end < 0);
  }

  void error(String what) {
    errors.merge(what, 1, Integer::sum);
  }

  Map<String, Integer> errors() {
    return new TreeMap<>(errors);
  }
}

package quinas.arena.clock;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;

/// Measures the processor time that the thread which made it spends from then on.
public final class ThreadTimer {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final long began = now();

  /// The time spent so far; empty where the system does not tell, as on virtual threads.
  public Optional<Duration> spent() {
    return began < 0 ? Optional.empty() : Optional.of(Duration.ofNanos(now() - began));
  }

  private static long now() {
    boolean known =
        THREADS.isCurrentThreadCpuTimeSupported() && !Thread.currentThread().isVirtual();
    return known ? THREADS.getCurrentThreadCpuTime() : -1;
  }
}

package quinas.arena.protocol;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// How many may think at once, all sessions together.
final class SearchSlots {

  /// As many as like to.
  static final SearchSlots UNLIMITED = new SearchSlots(Integer.MAX_VALUE, Duration.ZERO);

  /// The right to think, until it is closed.
  @FunctionalInterface
  interface Slot extends AutoCloseable {
    @Override
    void close();
  }

  /// How often somebody who waits looks up to see whether he is still wanted.
  private static final long LOOK_UP_MILLIS = 20;

  private final int most;
  private final Duration patience;
  private final Semaphore free;

  /// @param patience how long one who finds none free waits
  SearchSlots(int most, Duration patience) {
    this.most = most;
    this.patience = patience;
    free = new Semaphore(most, true);
  }

  /// Waits for one. Who is told to stop gets one at once: there is no more to think about.
  ///
  /// @throws UgiException if it has taken too long
  Slot take(StopSignal stop) throws UgiException, InterruptedException {
    long began = System.nanoTime();
    while (!stop.isStopped()) {
      if (free.tryAcquire(LOOK_UP_MILLIS, TimeUnit.MILLISECONDS)) {
        return free::release;
      }
      if (System.nanoTime() - began >= patience.toNanos()) {
        throw new UgiException(most + " searches at once at most, try later");
      }
    }
    return () -> {};
  }
}

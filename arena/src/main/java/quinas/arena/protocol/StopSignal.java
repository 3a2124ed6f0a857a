package quinas.arena.protocol;

import java.util.concurrent.CountDownLatch;

/// How one thread tells another to come to an end.
final class StopSignal {

  private final CountDownLatch latch = new CountDownLatch(1);

  void stop() {
    latch.countDown();
  }

  boolean isStopped() {
    return latch.getCount() == 0;
  }

  /// Waits until somebody says stop.
  void await() throws InterruptedException {
    latch.await();
  }
}

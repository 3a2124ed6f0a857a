package quinas.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// What Ctrl-C sets off, until this is closed: what is under way is stopped, and the process ends
/// when all is told.
final class Farewell implements AutoCloseable {

  /// How long Ctrl-C waits for the players to be gone and the report to be written.
  private static final long PATIENCE_SECONDS = 20;

  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread hook;

  /// @param stop ends what is under way; may return before it has ended
  Farewell(Runnable stop) {
    hook = Thread.ofPlatform().unstarted(() -> leave(stop));
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void leave(Runnable stop) {
    stop.run();
    try {
      boolean inTime = told.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assert inTime : "it did not stop";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// All is told.
  @Override
  public void close() {
    told.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // It is what we owe the end to.
      return;
    }
  }
}

package quinas.server.computer;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import quinas.server.api.ApiError;
import quinas.server.api.ApiException;
import quinas.server.api.Code;

/// How many may think at once, all together. They do it on threads of the system: a virtual one
/// that computes would keep others from running.
public final class Searches {

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final int most;
  private final Semaphore free;

  public Searches(int most) {
    this.most = most;
    free = new Semaphore(most, true);
  }

  /// Thinks as soon as it is one's turn, and waits for the result.
  public <T> T run(Callable<T> search) throws InterruptedException {
    free.acquire();
    return think(search);
  }

  /// Thinks, and waits for the result.
  ///
  /// @throws ApiException if it would have to wait too long for its turn
  public <T> T runSoon(Callable<T> search) throws ApiException, InterruptedException {
    if (!free.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new ApiException(
          ApiError.of(Code.BUSY, "%d searches at once are the limit (searches)", most)
              .after(PATIENCE.toSeconds()));
    }
    return think(search);
  }

  private <T> T think(Callable<T> search) throws InterruptedException {
    FutureTask<T> task =
        new FutureTask<>(() -> {
          try {
            return search.call();
          } finally {
            free.release();
          }
        });
    Thread thread = Thread.ofPlatform().daemon().name("search").start(task);
    try {
      return task.get();
    } catch (InterruptedException e) {
      thread.interrupt();
      throw e;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a search failed", e.getCause());
    }
  }

  /// How many are under way.
  public int underWay() {
    return most - free.availablePermits();
  }
}

package quinas.server.table;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import quinas.arena.store.StoreException;

/// What is to be done, and when. Each thing is done on a virtual thread of its own.
final class Agenda implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Agenda.class);

  /// When something that the database prevented is tried again, in milliseconds.
  private static final long RETRY = 1_000;

  /// Something to do.
  @FunctionalInterface
  interface Task {
    void run() throws StoreException;
  }

  private final InstantSource time;
  private final ScheduledThreadPoolExecutor timer;
  private final ExecutorService workers;
  private final Map<String, Future<?>> due = new ConcurrentHashMap<>();

  Agenda(InstantSource time) {
    this.time = time;
    ThreadFactory thread = Thread.ofPlatform().daemon().name("agenda").factory();
    timer = new ScheduledThreadPoolExecutor(1, thread);
    timer.setRemoveOnCancelPolicy(true);
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    workers = Executors.newVirtualThreadPerTaskExecutor();
  }

  /// Does something now.
  void soon(Task task) {
    try {
      workers.execute(() -> run(task));
    } catch (RejectedExecutionException e) {
      LOG.debug("too late, the server closes", e);
    }
  }

  private void run(Task task) {
    try {
      task.run();
    } catch (StoreException e) {
      LOG.error("the database did not do what was due", e);
      at(time.millis() + RETRY, task);
    } catch (RuntimeException e) {
      LOG.error("what was due failed", e);
    }
  }

  /// Does all of it at once, and waits for the last. Many games are kept together sooner than one
  /// after the other.
  ///
  /// @throws StoreException the first fault, after everything was tried
  void all(Stream<Task> tasks) throws StoreException {
    List<Future<@Nullable Void>> underWay =
        tasks
            .map(task ->
                workers.<@Nullable Void>submit(() -> {
                  task.run();
                  return null;
                }))
            .toList();
    StoreException fault = null;
    for (Future<@Nullable Void> each : underWay) {
      try {
        each.get();
      } catch (ExecutionException e) {
        if (!(e.getCause() instanceof StoreException cause)) {
          throw new IllegalStateException(e.getCause());
        }
        fault = fault == null ? cause : fault;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return; // the server closes
      }
    }
    if (fault != null) {
      throw fault;
    }
  }

  /// Does something once, at a time in milliseconds since 1970.
  void at(long when, Task task) {
    Future<?> scheduled = schedule(when, task);
    if (scheduled == null) {
      LOG.debug("too late, the server closes");
    }
  }

  private @Nullable Future<?> schedule(long when, Task task) {
    try {
      long delay = Math.max(0, when - time.millis());
      return timer.schedule(() -> soon(task), delay, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      return null; // the server closes
    }
  }

  /// Does something once, after so many milliseconds.
  void after(long millis, Task task) {
    at(time.millis() + millis, task);
  }

  /// The one thing of this name that is to be done, in place of the one before.
  ///
  /// @param when `Long.MAX_VALUE` for never
  void due(String name, long when, Task task) {
    Future<?> next = when == Long.MAX_VALUE ? null : schedule(when, task);
    Future<?> last = next == null ? due.remove(name) : due.put(name, next);
    if (last != null) {
      last.cancel(false);
    }
  }

  /// Nothing of this name is to be done any more.
  void forget(String name) {
    due(name, Long.MAX_VALUE, () -> {});
  }

  /// Does something again and again, on one thread.
  void every(long millis, Task task) {
    workers.execute(() -> {
      while (!timer.isShutdown()) {
        try {
          TimeUnit.MILLISECONDS.sleep(millis);
          task.run();
        } catch (InterruptedException e) {
          return;
        } catch (StoreException | RuntimeException e) {
          LOG.error("what is done every {} ms failed", millis, e);
        }
      }
    });
  }

  @Override
  public void close() {
    timer.shutdownNow();
    workers.shutdownNow();
    try {
      if (!workers.awaitTermination(5, TimeUnit.SECONDS)) {
        LOG.warn("something is still under way");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

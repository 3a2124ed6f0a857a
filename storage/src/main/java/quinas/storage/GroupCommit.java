package quinas.storage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import quinas.arena.store.Change;
import quinas.arena.store.StoreException;

/// All writing, by one thread: what has come in while one transaction went to the disk is the next
/// transaction. So a thousand writes a second cost as many trips to the disk as there is time for,
/// and yet nobody is answered before his own is there.
final class GroupCommit implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(GroupCommit.class.getName());

  /// Of one transaction; with more, the first of them would wait too long.
  private static final int LARGEST = 256;

  private final Database database;
  private final Pool connection;
  private final Runnable wake;
  private final BlockingQueue<Pending> queue = new LinkedBlockingQueue<>();
  private final Pending last = new Pending(Write.NOTHING);
  private final ReentrantReadWriteLock door = new ReentrantReadWriteLock();
  private final Thread thread;
  private boolean isClosed;

  /// @param wake run after something was kept
  GroupCommit(Database database, Pool connection, Runnable wake) {
    this.database = database;
    this.connection = connection;
    this.wake = wake;
    this.thread = Thread.ofPlatform().name("quinas-store-writer").daemon().start(this::run);
  }

  /// Waits until it is kept or refused.
  ///
  /// @return whether it is kept
  boolean write(Write write) throws StoreException {
    Pending pending = new Pending(write);
    door.readLock().lock();
    try {
      if (isClosed) {
        throw new StoreException(new IllegalStateException(), "%s was closed", database.name());
      }
      queue.add(pending);
    } finally {
      door.readLock().unlock();
    }
    try {
      return pending.isKept.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof StoreException fault) {
        throw fault;
      }
      throw e;
    }
  }

  private void run() {
    Optional<Pending> left = Optional.empty();
    boolean isLast = false;
    while (!isLast) {
      List<Pending> batch = new ArrayList<>();
      left = collect(batch, left.orElseGet(this::awaited));
      isLast = batch.remove(last);
      if (!batch.isEmpty()) {
        batch.sort(
            Comparator.comparing((Pending pending) -> pending.write.id())
                .thenComparingInt(pending -> pending.write.version()));
        commit(batch);
      }
    }
  }

  /// Nobody has reason to interrupt this thread; it ends with the last of the queue.
  private Pending awaited() {
    @Nullable Pending next = null;
    while (next == null) {
      try {
        next = queue.take();
      } catch (InterruptedException e) {
        LOG.log(System.Logger.Level.DEBUG, "interrupted, and goes on", e);
      }
    }
    return next;
  }

  /// Takes what is there, but only one end of each game.
  ///
  /// @return what was taken and belongs to the next transaction
  private Optional<Pending> collect(List<Pending> batch, Pending first) {
    Set<String> ending = new HashSet<>();
    @Nullable Pending next = first;
    while (next != null) {
      if (next.write.end().isPresent() && !ending.add(next.write.id())) {
        return Optional.of(next);
      }
      batch.add(next);
      next = batch.size() < LARGEST ? queue.poll() : null;
    }
    return Optional.empty();
  }

  /// Keeps them together; if one cannot be kept, each by itself, so that it harms no other.
  private void commit(List<Pending> batch) {
    try {
      boolean[] isKept = transact(batch.stream().map(pending -> pending.write).toList());
      wake.run();
      for (int i = 0; i < isKept.length; i++) {
        batch.get(i).isKept.complete(isKept[i]);
      }
    } catch (JdbiException e) {
      if (batch.size() == 1 || database.isGone(Pool.sqlCause(e))) {
        fail(batch, connection.fault(e));
      } else {
        batch.forEach(pending -> commit(List.of(pending)));
      }
    } catch (StoreException | RuntimeException | AssertionError e) {
      fail(batch, e);
    }
  }

  private static void fail(List<Pending> batch, Throwable reason) {
    batch.forEach(pending -> pending.isKept.completeExceptionally(reason));
  }

  /// @throws JdbiException if certainly nothing was kept
  private boolean[] transact(List<Write> writes) throws StoreException {
    Handle handle = connection.handle();
    try {
      handle.begin();
      boolean[] isKept = new WriteBatch(handle, writes).run();
      List<Change> changes =
          IntStream.range(0, isKept.length)
              .filter(i -> isKept[i] && writes.get(i).event().isPresent())
              .mapToObj(i -> new Change(writes.get(i).id(), writes.get(i).version()))
              .toList();
      database.announce(handle, changes);
      finish(handle);
      return isKept;
    } finally {
      giveBack(handle);
    }
  }

  /// Ends the transaction if it is not committed. What goes wrong here changes nothing any more:
  /// the database rolls back by itself what nobody commits, and the pool parts with what is broken.
  private static void giveBack(Handle handle) {
    try (handle) {
      if (handle.isInTransaction()) {
        handle.rollback();
      }
    } catch (JdbiException e) {
      LOG.log(System.Logger.Level.DEBUG, "a connection could not be given back", e);
    }
  }

  private void finish(Handle handle) throws StoreException {
    try {
      handle.commit();
    } catch (JdbiException e) {
      if (database.isGone(Pool.sqlCause(e))) {
        throw new StoreException(
            e,
            "%s: the connection broke while something was kept; whether it was, only reading tells",
            database.name());
      }
      throw e;
    }
  }

  /// Keeps all that was written before.
  @Override
  public void close() {
    door.writeLock().lock();
    try {
      if (!isClosed) {
        isClosed = true;
        queue.add(last);
      }
    } finally {
      door.writeLock().unlock();
    }
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

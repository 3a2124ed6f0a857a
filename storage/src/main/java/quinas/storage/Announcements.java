package quinas.storage;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import quinas.arena.store.Change;
import quinas.arena.store.GameStore.Subscription;

/// Tells listeners of changes, on a thread of its own, so that a slow listener delays nobody but
/// other listeners.
final class Announcements implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Announcements.class.getName());

  /// So many wait at most; whoever is slower is told to look for himself.
  private static final int ROOM = 65_536;

  private static final Change ANYTHING = new Change("", -1);

  private final BlockingQueue<Change> untold = new LinkedBlockingQueue<>(ROOM);
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private final Thread thread =
      Thread.ofPlatform().name("quinas-store-listeners").daemon().start(this::run);

  Subscription add(Consumer<Change> told) {
    Listener listener = new Listener(told);
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  void tell(List<Change> changes) {
    for (Change change : changes) {
      if (!untold.offer(change)) {
        tellAnything();
      }
    }
  }

  /// Events may have been missed.
  void tellAnything() {
    do {
      untold.clear();
    } while (!untold.offer(ANYTHING));
  }

  private void run() {
    try {
      while (true) {
        Change change = untold.take();
        listeners.forEach(listener -> tell(listener, change));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // closed
    }
  }

  private static void tell(Listener listener, Change change) {
    try {
      listener.told.accept(change);
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "a listener failed", e);
    }
  }

  @Override
  public void close() {
    listeners.clear();
    thread.interrupt();
  }

  /// Each subscription is its own, even of the same consumer.
  private static final class Listener {
    private final Consumer<Change> told;

    Listener(Consumer<Change> told) {
      this.told = told;
    }
  }
}

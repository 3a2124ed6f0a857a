package quinas.server.socket;

import io.helidon.common.buffers.BufferData;
import io.helidon.websocket.WsSession;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import quinas.server.limit.Limit;
import quinas.server.limit.Limits;

/// What waits to be sent over one WebSocket. Whoever puts something in never waits; a thread of its
/// own sends. If a client reads so slowly that too much waits, it is given up.
final class Outbox {

  /// Something to send.
  private sealed interface Parcel {
    record Text(String text) implements Parcel {}

    record Ping(long nanos) implements Parcel {}

    record Close(int code, String reason) implements Parcel {}
  }

  private final WsSession session;
  private final Limits limits;
  private final Runnable overflow;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();
  private final Queue<Parcel> waiting = new ArrayDeque<>();
  private long characters;
  private boolean isClosed;
  private volatile @Nullable Thread thread;

  /// @param overflow run once when too much waits
  Outbox(WsSession session, Limits limits, Runnable overflow) {
    this.session = session;
    this.limits = limits;
    this.overflow = overflow;
  }

  void start() {
    thread = Thread.ofVirtual().name("outbox").start(this::send);
  }

  void put(String text) {
    put(new Parcel.Text(text), text.length());
  }

  void ping() {
    put(new Parcel.Ping(System.nanoTime()), 0);
  }

  /// Says good-bye after all that waits.
  void close(int code, String reason) {
    put(new Parcel.Close(code, reason), 0);
  }

  private void put(Parcel parcel, int length) {
    boolean isFull = false;
    lock.lock();
    try {
      if (isClosed) {
        return;
      }
      characters += length;
      isFull =
          waiting.size() >= limits.of(Limit.WAITING_MESSAGES)
              || characters > limits.of(Limit.WAITING_CHARACTERS);
      if (isFull || parcel instanceof Parcel.Close) {
        isClosed = true;
      }
      if (!isFull) {
        waiting.add(parcel);
        filled.signal();
      }
    } finally {
      lock.unlock();
    }
    if (isFull) {
      overflow.run();
    }
  }

  private Parcel take() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (waiting.isEmpty()) {
        filled.await();
      }
      Parcel parcel = waiting.remove();
      if (parcel instanceof Parcel.Text(String text)) {
        characters -= text.length();
      }
      return parcel;
    } finally {
      lock.unlock();
    }
  }

  private void send() {
    try {
      boolean goesOn = true;
      while (goesOn) {
        switch (take()) {
          case Parcel.Text(String text) -> session.send(text, true);
          case Parcel.Ping(long nanos) -> session.ping(bytes(nanos));
          case Parcel.Close(int code, String reason) -> {
            session.close(code, reason);
            goesOn = false;
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // given up
    } catch (RuntimeException e) {
      stop(); // the connection is broken; its reader sees that too
    }
  }

  private static BufferData bytes(long number) {
    BufferData data = BufferData.create(Long.BYTES);
    for (int shift = 56; shift >= 0; shift -= 8) {
      data.write((int) (number >>> shift) & 0xFF);
    }
    return data;
  }

  /// Sends nothing any more, and lets go of a write that waits for the client.
  void stop() {
    lock.lock();
    try {
      isClosed = true;
      waiting.clear();
    } finally {
      lock.unlock();
    }
    Thread sender = thread;
    if (sender != null) {
      sender.interrupt();
    }
  }
}

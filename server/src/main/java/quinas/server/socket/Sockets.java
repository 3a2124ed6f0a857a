package quinas.server.socket;

import io.helidon.webserver.websocket.WsRouting;
import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import quinas.arena.store.StoreException;
import quinas.server.api.ApiException;
import quinas.server.http.Guard;
import quinas.server.limit.Limit;
import quinas.server.limit.Limits;
import quinas.server.limit.Rates;
import quinas.server.metrics.Metrics;
import quinas.server.table.Table;
import quinas.server.table.Tables;

/// All WebSockets of the server.
public final class Sockets implements AutoCloseable {

  /// How often a client is asked before its silence has lasted too long.
  private static final int ASKED = 4;

  /// Into how many groups the clients are parted that are asked together.
  private static final int TURNS = 64;

  /// How long a client may say nothing, not even that it is there.
  private final Duration silence;

  private final Tables tables;
  private final Guard guard;
  private final Limits limits;
  private final InstantSource time;
  private final Metrics metrics;
  private final Set<LiveSocket> sockets = ConcurrentHashMap.newKeySet();
  private final AtomicInteger made = new AtomicInteger();
  private final Map<String, Integer> perAddress = new ConcurrentHashMap<>();
  private volatile boolean isClosed;

  /// @param silence how long a client may say nothing, not even that it is there
  public Sockets(
      Tables tables,
      Guard guard,
      Limits limits,
      InstantSource time,
      Metrics metrics,
      Duration silence) {
    this.tables = tables;
    this.guard = guard;
    this.limits = limits;
    this.time = time;
    this.metrics = metrics;
    this.silence = silence;
  }

  public WsRouting.Builder routing() {
    return WsRouting.builder().endpoint("/api/live", this::socket);
  }

  private LiveSocket socket() {
    return new LiveSocket(this, Math.floorMod(made.getAndIncrement(), TURNS));
  }

  /// Begins to ask the clients again and again whether they are still there.
  public void start() {
    Thread.ofVirtual().name("pings").start(this::keepAsking);
  }

  /// Each in its turn: all at once, thousands of pings and answers would hold up the moves.
  private void keepAsking() {
    try {
      for (int turn = 0; !isClosed; turn = (turn + 1) % TURNS) {
        TimeUnit.NANOSECONDS.sleep(silence.toNanos() / ASKED / TURNS);
        for (LiveSocket socket : sockets) {
          if (socket.hasEnded()) {
            socket.leave();
          } else if (socket.turn == turn) {
            ask(socket);
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void ask(LiveSocket socket) {
    if (socket.isSilent(silence.toNanos())) {
      socket.cut("silent");
    } else {
      socket.ping();
    }
  }

  /// How many there are.
  public int count() {
    return sockets.size();
  }

  Guard guard() {
    return guard;
  }

  Limits limits() {
    return limits;
  }

  Metrics metrics() {
    return metrics;
  }

  long now() {
    return time.millis();
  }

  /// Whether an address may have one more.
  boolean open(LiveSocket socket, InetAddress address) {
    int count = perAddress.merge(Rates.key(address), 1, Integer::sum);
    if (isClosed || count > limits.of(Limit.SOCKETS)) {
      release(address);
      return false;
    }
    sockets.add(socket);
    return true;
  }

  private void release(InetAddress address) {
    perAddress.computeIfPresent(
        Rates.key(address), (_, count) -> count > 1 ? Integer.valueOf(count - 1) : null);
  }

  /// @param address where it came from; null if it was never let in
  void gone(LiveSocket socket, @Nullable InetAddress address) {
    if (sockets.remove(socket) && address != null) {
      release(address);
    }
  }

  Table find(String id) throws ApiException, StoreException {
    return tables.get(id);
  }

  /// Tells all clients that the server goes down.
  @Override
  public void close() {
    isClosed = true;
    sockets.forEach(LiveSocket::closing);
  }
}

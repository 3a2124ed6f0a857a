package quinas.server.socket;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.SocketAddress;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import quinas.arena.store.StoreException;
import quinas.server.api.Action;
import quinas.server.api.ApiError;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.Fields;
import quinas.server.api.Json;
import quinas.server.api.ServerMessage;
import quinas.server.limit.Allowance;
import quinas.server.limit.Limit;

/// One client's connection: the games it watches, the seats it has there, and what it wants. A
/// message is taken after the other; nothing that a client sends keeps anybody else waiting.
final class LiveSocket implements WsListener {

  private static final Logger LOG = LoggerFactory.getLogger(LiveSocket.class);

  private static final int GOING_AWAY = 1001;
  private static final int TOO_BIG = 1009;
  private static final int POLICY = 1008;

  /// How many seconds' worth of messages may come at once.
  private static final int BURST = 5;

  /// How many refusals of floods are said before the connection is ended.
  private static final int PATIENCE = 50;

  private final Sockets sockets;
  private final WatchedGames games;
  private final StringBuilder fragments = new StringBuilder();
  private final Allowance messages;
  private final AtomicBoolean isOver = new AtomicBoolean();
  private @Nullable Headers headers;
  private @Nullable InetAddress address;
  private volatile @Nullable Outbox outbox;
  private volatile @Nullable Thread reader;
  final int turn;
  private volatile long heardAt = System.nanoTime();
  private volatile double roundTripMillis;
  private int floods;

  /// It has been told to go: what it still says is not heard.
  private volatile boolean isDismissed;

  /// @param turn when it is asked whether its client is there
  LiveSocket(Sockets sockets, int turn) {
    this.sockets = sockets;
    this.turn = turn;
    games = new WatchedGames(sockets, this::put);
    long rate = sockets.limits().of(Limit.MESSAGES);
    messages = new Allowance(rate, 1, rate * BURST, System.nanoTime());
  }

  @Override
  public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers given)
      throws WsUpgradeException {
    headers = given;
    try {
      sockets.guard().check(given, true);
    } catch (ApiException e) {
      throw new WsUpgradeException(String.valueOf(e.getMessage()));
    }
    return Optional.empty();
  }

  @Override
  public void onOpen(WsSession session) {
    reader = Thread.currentThread();
    Outbox box = new Outbox(session, sockets.limits(), () -> cut("slow"));
    outbox = box;
    box.start();
    SocketAddress peer = session.socketContext().remotePeer().address();
    InetAddress client = sockets.guard().address(peer, Objects.requireNonNull(headers));
    if (sockets.open(this, client)) {
      address = client;
      box.ping();
    } else {
      ApiError error = sockets.limits().tooMany(Limit.SOCKETS, 60);
      put(new ServerMessage.Refused("", null, error));
      box.close(POLICY, String.valueOf(error.message()));
    }
  }

  @Override
  public void onMessage(WsSession session, String text, boolean last) {
    if (isDismissed) {
      return;
    }
    heardAt = System.nanoTime();
    if (fragments.length() + text.length() > sockets.limits().of(Limit.MESSAGE_CHARACTERS)) {
      fragments.setLength(0);
      sockets.metrics().refused(Code.TOO_LARGE.text());
      put(new ServerMessage.Refused("", null, sockets.limits().tooLarge(Limit.MESSAGE_CHARACTERS)));
      bye(TOO_BIG, "too large");
      return;
    }
    fragments.append(text);
    if (last) {
      String message = fragments.toString();
      fragments.setLength(0);
      message(message);
    }
  }

  @Override
  public void onMessage(WsSession session, BufferData buffer, boolean last) {
    bye(1003, "only text is understood");
  }

  private void message(String text) {
    if (isOver.get()) {
      return;
    }
    String id = "";
    Long key = null;
    try {
      long wait = messages.take(System.nanoTime());
      if (wait > 0) {
        throw flood(wait);
      }
      floods = Math.max(0, floods - 1);
      Fields fields = Fields.read(text);
      String type = fields.text("type", 40);
      if (type.equals("ping")) {
        put(new ServerMessage.Pong(fields.number("sent", 0, 1L << 53), sockets.now()));
        return;
      }
      id = fields.text("id", 64);
      if (type.equals("watch")) {
        games.watch(id, fields.optionalText("token", 100));
        return;
      }
      key = fields.has("key") ? fields.number("key", 0, 1L << 53) : null;
      act(id, key, Action.read(fields));
    } catch (ApiException e) {
      sockets.metrics().refused(e.error().code().text());
      put(new ServerMessage.Refused(id, key, e.error()));
    } catch (IOException e) {
      LOG.error("the database failed", e);
      ApiError error = ApiError.of(Code.NO_STORAGE, "the database does not do what it must");
      put(new ServerMessage.Refused(id, key, error.after(5)));
    } catch (RuntimeException e) {
      LOG.error("a message failed", e);
      put(new ServerMessage.Refused(id, key, ApiError.of(Code.INTERNAL, "something went wrong")));
    }
  }

  private ApiException flood(long wait) {
    floods++;
    if (floods > PATIENCE) {
      sockets.metrics().dropped("flood");
      bye(POLICY, "flood");
    }
    return new ApiException(sockets.limits().tooMany(Limit.MESSAGES, wait));
  }

  private void act(String id, @Nullable Long key, Action action)
      throws ApiException, StoreException {
    int version = games.act(id, action, lagMillis());
    if (key != null) {
      put(new ServerMessage.Accepted(id, key, version));
    }
  }

  /// How long a message is under way and its answer back, of late.
  private long lagMillis() {
    return Math.round(roundTripMillis);
  }

  private void put(ServerMessage message) {
    put(Json.write(message));
  }

  private void put(String json) {
    Outbox box = outbox;
    if (box != null) {
      box.put(json);
    }
  }

  @Override
  public void onPong(WsSession session, BufferData buffer) {
    heardAt = System.nanoTime();
    if (buffer.available() == Long.BYTES) {
      double took = (System.nanoTime() - buffer.readLong()) / 1e6;
      if (took >= 0 && took < 60_000) {
        roundTripMillis = roundTripMillis == 0 ? took : 0.7 * roundTripMillis + 0.3 * took;
      }
    }
  }

  @Override
  public void onPing(WsSession session, BufferData buffer) {
    heardAt = System.nanoTime();
    session.pong(buffer);
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    leave();
  }

  @Override
  public void onError(WsSession session, Throwable fault) {
    LOG.debug("a connection broke", fault);
    leave();
  }

  /// Asks whether the client is still there.
  void ping() {
    Outbox box = outbox;
    if (box != null) {
      box.ping();
    }
  }

  /// Whether nothing has come from it for so long.
  boolean isSilent(long nanos) {
    return System.nanoTime() - heardAt > nanos;
  }

  /// Whether its connection is no more. If it breaks without a frame that says so, nobody tells a
  /// listener; only the thread that read from it ends.
  boolean hasEnded() {
    Thread listening = reader;
    return listening != null && !listening.isAlive();
  }

  /// Says that the server goes down.
  void closing() {
    put(new ServerMessage.Closing());
    bye(GOING_AWAY, "the server goes down");
  }

  private void bye(int code, String reason) {
    isDismissed = true;
    Outbox box = outbox;
    if (box != null) {
      box.close(code, reason);
    }
  }

  /// Ends the connection without a word; the client would not hear it.
  void cut(String why) {
    sockets.metrics().dropped(why);
    Outbox box = outbox;
    if (box != null) {
      box.stop();
    }
    Thread listening = reader;
    if (listening != null) {
      listening.interrupt();
    }
    Thread.startVirtualThread(this::leave);
  }

  void leave() {
    if (isOver.compareAndSet(false, true)) {
      Outbox box = outbox;
      if (box != null) {
        box.stop();
      }
      sockets.gone(this, address);
      games.leave();
    }
  }
}

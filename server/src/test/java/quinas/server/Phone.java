package quinas.server;

import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import quinas.server.api.Json;
import tools.jackson.databind.JsonNode;

/// Somebody who talks to a server over a WebSocket.
final class Phone implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final WebSocket socket;

  Phone(TestServer server) {
    this(server.port());
  }

  Phone(int port) {
    URI address = URI.create("ws://localhost:" + port + "/api/live");
    socket = Caller.CLIENT.newWebSocketBuilder().buildAsync(address, new Ear()).join();
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(
        WebSocket webSocket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        heard.add(Json.MAPPER.readTree(text.toString()));
        text.setLength(0);
      }
      webSocket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket webSocket, int status, String reason) {
      closed.complete(status);
      return null;
    }

    @Override
    public void onError(WebSocket webSocket, Throwable error) {
      closed.complete(-1);
    }
  }

  Phone say(String json) {
    socket.sendText(json, true).join();
    return this;
  }

  Phone watch(String id, String token) {
    return say(
        """
        {"type": "watch", "id": "%s", "token": "%s"}\
        """
            .formatted(id, token));
  }

  Phone watch(String id) {
    return say(
        """
        {"type": "watch", "id": "%s"}\
        """
            .formatted(id));
  }

  Phone move(String id, int ply, String move) {
    return say(
        """
        {"type": "move", "id": "%s", "key": %d, "ply": %d, "move": "%s"}\
        """
            .formatted(id, ply, ply, move));
  }

  /// The next message of a type; what comes before it is not kept.
  JsonNode hear(String type) throws InterruptedException {
    return hear(message -> message.path("type").stringValue().equals(type), type);
  }

  JsonNode hear(Predicate<JsonNode> isMeant, String what) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    JsonNode last = Json.MAPPER.createObjectNode();
    while (true) {
      JsonNode message = heard.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (message == null) {
        throw new AssertionError("never heard: " + what + "; at last: " + last);
      }
      last = message;
      if (isMeant.test(message)) {
        return message;
      }
    }
  }

  /// The status with which the server closed; -1 if the connection broke.
  int closed() throws InterruptedException {
    try {
      return closed.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
      throw new AssertionError("not closed", e);
    }
  }

  /// Hangs up without a word, as a phone does in a tunnel.
  void vanish() {
    socket.abort();
  }

  @Override
  public void close() {
    socket.abort();
  }
}

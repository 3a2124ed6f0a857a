package quinas.e2e;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// A program's WebSocket to the server. For one thread.
final class Line implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /// What is heard last.
  private static final JsonNode END = MissingNode.getInstance();

  private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
  private @Nullable WebSocket socket;

  private Line() {}

  static Line open(HttpClient client, URI address) throws IOException, InterruptedException {
    Line line = new Line();
    try {
      line.socket =
          client
              .newWebSocketBuilder()
              .connectTimeout(PATIENCE)
              .buildAsync(address, line.new Ear())
              .get();
      return line;
    } catch (ExecutionException e) {
      throw new IOException(e);
    }
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        heard.add(Api.JSON.readTree(text.toString()));
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      heard.add(END);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable fault) {
      heard.add(END);
    }
  }

  private WebSocket socket() {
    WebSocket open = socket;
    if (open == null) {
      throw new IllegalStateException("not open");
    }
    return open;
  }

  void say(String json) throws IOException, InterruptedException {
    try {
      socket().sendText(json, true).get();
    } catch (ExecutionException e) {
      throw new IOException(e);
    }
  }

  void watch(String id, String token) throws IOException, InterruptedException {
    String secret = token.isEmpty() ? "" : ", \"token\": \"" + token + "\"";
    say(
        """
        {"type": "watch", "id": "%s"%s}\
        """
            .formatted(id, secret));
  }

  void move(String id, int ply, String move) throws IOException, InterruptedException {
    say(
        """
        {"type": "move", "id": "%s", "key": %d, "ply": %d, "move": "%s"}\
        """
            .formatted(id, ply, ply, move));
  }

  /// The next message of a type; what comes before it is not kept.
  ///
  /// @throws IOException if the connection ends first
  JsonNode hear(String type) throws IOException, InterruptedException {
    return hear(message -> message.path("type").asString("").equals(type), type);
  }

  /// The next message of a kind; what comes before it is not kept. One that never comes fails the
  /// test.
  ///
  /// @throws IOException if the connection ends first
  JsonNode hear(Predicate<JsonNode> isMeant, String what) throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      JsonNode message = heard.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (message == null) {
        throw new AssertionError("never heard: " + what);
      }
      if (message.isMissingNode()) {
        heard.add(END);
        throw new IOException("the connection ended before: " + what);
      }
      if (isMeant.test(message)) {
        return message;
      }
    }
  }

  @Override
  public void close() {
    socket().abort();
  }
}

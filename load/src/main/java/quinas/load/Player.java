package quinas.load;

import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import quinas.rules.Seat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// One side of a game, with a WebSocket of its own.
final class Player implements WebSocket.Listener {

  final Seat seat;
  private final String id;
  private final String token;
  private final PlayedGame game;
  private final StringBuilder text = new StringBuilder();
  private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
  private @Nullable WebSocket socket;

  Player(PlayedGame game, Seat seat, String id, String token) {
    this.game = game;
    this.seat = seat;
    this.id = id;
    this.token = token;
  }

  @Override
  public void onOpen(WebSocket opened) {
    socket = opened;
    watch();
    opened.request(1);
  }

  /// Asks for the whole game.
  void watch() {
    ObjectNode message = Lobby.JSON.createObjectNode();
    message.put("type", "watch").put("id", id).put("token", token);
    send(message);
  }

  void move(int ply, String move) {
    ObjectNode message = Lobby.JSON.createObjectNode();
    message.put("type", "move").put("id", id).put("key", ply);
    message.put("ply", ply).put("move", move);
    send(message);
  }

  /// One message after the other, as the WebSocket wants it.
  private synchronized void send(ObjectNode message) {
    WebSocket open = socket;
    if (open != null) {
      sending =
          sending
              .thenCompose(_ -> open.sendText(message.toString(), true))
              .exceptionally(fault -> {
                game.broken(this, "send: " + fault.getMessage());
                return open;
              });
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    long now = System.nanoTime();
    text.append(data);
    if (last) {
      JsonNode message = Lobby.JSON.readTree(text.toString());
      text.setLength(0);
      game.heard(this, message, now);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    game.broken(this, "closed: " + code + " " + reason);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable fault) {
    game.broken(this, "broken: " + fault.getMessage());
  }

  void leave() {
    WebSocket open = socket;
    if (open != null) {
      open.abort();
    }
  }
}

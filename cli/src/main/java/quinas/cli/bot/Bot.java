package quinas.cli.bot;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quinas.arena.clock.Timing;
import quinas.arena.player.Entrants;
import quinas.arena.player.Player;
import quinas.arena.player.PlayerException;
import quinas.arena.player.Turn;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Plays one game at a server for any player of the arena. Whenever the server shows the whole game
/// it begins with that; whenever it is its turn it asks its player and sends the move. If the
/// connection breaks it comes back.
public final class Bot {

  private static final JsonMapper JSON = new JsonMapper();
  private static final int MOST_TRIES = 20;
  private static final long PAUSE_MILLIS = 1_000;

  private final HttpClient client = HttpClient.newHttpClient();
  private final Seatholder seat;
  private final Consumer<String> diary;

  /// @param diary told of each move
  public Bot(Seatholder seat, Consumer<String> diary) {
    this.seat = seat;
    this.diary = diary;
  }

  /// Takes the open seat of a game.
  ///
  /// @param server its address, with a slash at the end
  public static Seatholder join(String server, String id, String invitation, String name)
      throws BotException, IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server + "api/games/" + id + "/join"))
            .header("Content-Type", "application/json")
            .POST(
                BodyPublishers.ofString(
                    JSON.writeValueAsString(Map.of("invitation", invitation, "name", name))))
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    JsonNode body = JSON.readTree(response.body());
    if (response.statusCode() != 200) {
      throw new BotException(body.path("message").asString(""));
    }
    return new Seatholder(server, id, body.path("token").stringValue());
  }

  /// What has been said by the server; the last is that it says nothing any more.
  private static final class Ear implements WebSocket.Listener {
    private static final JsonNode END = JSON.createObjectNode().put("type", "end");
    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(
        WebSocket webSocket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        heard.add(JSON.readTree(text.toString()));
        text.setLength(0);
      }
      webSocket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket webSocket, int status, String reason) {
      heard.add(END);
      return null;
    }

    @Override
    public void onError(WebSocket webSocket, Throwable error) {
      heard.add(END);
    }
  }

  /// Plays to the end.
  ///
  /// @param who as [Entrants] reads it
  /// @return `first`, `second`, `draw`, or `none` if the game was broken off
  public String play(String who)
      throws BotException, NotationException, PlayerException, InterruptedException {
    @Nullable Player player = null;
    try {
      for (int tries = 0; tries < MOST_TRIES; tries++) {
        Ear ear = new Ear();
        try {
          WebSocket socket = call(ear);
          JsonNode state = ear.heard.take();
          if (state.path("type").asString("").equals("refused")) {
            throw new BotException(state.path("error").path("message").asString(""));
          }
          if (!state.path("type").asString("").equals("end")) {
            player = player == null ? open(state.path("game"), who) : player;
            String result = play(socket, ear, state, player);
            if (!result.isEmpty()) {
              return result;
            }
            tries = 0;
          }
        } catch (CompletionException e) {
          diary.accept("… " + e.getCause());
        }
        java.util.concurrent.TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      }
      throw new BotException("the server is gone");
    } finally {
      if (player != null) {
        player.close();
      }
    }
  }

  private WebSocket call(Ear ear) {
    URI address = URI.create(seat.server().replaceFirst("^http", "ws") + "api/live");
    WebSocket socket = client.newWebSocketBuilder().buildAsync(address, ear).join();
    send(socket, Map.of("type", "watch", "id", seat.id(), "token", seat.token()));
    return socket;
  }

  private static void send(WebSocket socket, Map<String, ?> message) {
    socket.sendText(JSON.writeValueAsString(message), true).join();
  }

  private static Options options(JsonNode game) throws NotationException {
    return Options.read(
        Games.read(game.path("game").stringValue()), game.path("options").stringValue());
  }

  private static Player open(JsonNode game, String who)
      throws NotationException, PlayerException, InterruptedException {
    Options options = options(game);
    Player player = Entrants.read(options, who, Timing.STANDARD).open(options);
    Position start = options.game().notation().position(game.path("start").stringValue(), options);
    player.begin(options, start, System.nanoTime());
    return player;
  }

  /// Plays until the game is over or the connection broken.
  ///
  /// @return the result; empty if the connection broke
  private String play(WebSocket socket, Ear ear, JsonNode first, Player player)
      throws NotationException, PlayerException, InterruptedException {
    JsonNode game = first.path("game");
    Seat own = first.path("seat").asString("").equals("second") ? Seat.SECOND : Seat.FIRST;
    Options options = options(game);
    Position start = options.game().notation().position(game.path("start").stringValue(), options);
    List<String> moves = new ArrayList<>();
    JsonNode message = first;
    JsonNode clock = game.path("clock");
    boolean isPlaying = false;
    int asked = -1;
    while (true) {
      switch (message.path("type").asString("")) {
        case "state" -> {
          game = message.path("game");
          clock = game.path("clock");
          moves.clear();
          game.path("moves").forEach(move -> moves.add(move.stringValue()));
          isPlaying = game.path("status").asString("").equals("playing");
          if (game.path("status").asString("").equals("over")) {
            return game.path("result").stringValue();
          }
          asked = -1;
        }
        case "moved" -> {
          if (message.path("ply").intValue() == moves.size()) {
            moves.add(message.path("move").stringValue());
            clock = message.path("clock");
          }
        }
        case "end" -> {
          return "";
        }
        default -> {
          // presence, pongs, what was accepted
        }
      }
      if (isPlaying && asked != moves.size() && ear.heard.isEmpty()) {
        asked = moves.size();
        answer(socket, options.game(), start, moves, clock, own, player);
      }
      message = ear.heard.take();
    }
  }

  private void answer(
      WebSocket socket,
      Game game,
      Position start,
      List<String> texts,
      JsonNode clock,
      Seat own,
      Player player)
      throws NotationException, PlayerException, InterruptedException {
    Position position = start;
    List<Integer> moves = new ArrayList<>();
    for (String text : texts) {
      int move = game.notation().move(position, text);
      moves.add(move);
      position = position.play(move);
    }
    if (position.isOver() || position.turn() != own) {
      return;
    }
    int move = player.move(new Turn(start, moves, position, ClockReader.read(clock))).move();
    String text = game.notation().text(move);
    diary.accept(moves.size() + 1 + ". " + text);
    send(socket, Map.of("type", "move", "id", seat.id(), "ply", moves.size(), "move", text));
  }
}

package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A server, a bot at it, and its programs, as processes of their own; the other side plays at
/// random.
@Timeout(180)
class BotCommandTest {

  private static final JsonMapper JSON = new JsonMapper();

  @TempDir Path directory;

  private final HttpClient client = HttpClient.newHttpClient();
  private ServerProcess server;
  private String address;

  @BeforeEach
  void aServerListens() throws IOException {
    server = ServerProcess.start(directory.resolve("games.db"));
    address = server.address();
  }

  @AfterEach
  void theServerEnds() throws InterruptedException {
    client.shutdownNow();
    server.close();
  }

  @Test
  void aLevelPlaysAGameToItsEnd() throws Exception {
    play("shiftago", "classic:easy");
  }

  @Test
  void aProgramPlaysAGameToItsEnd() throws Exception {
    String program = String.join(" ", quoted(ServerProcess.quinas("engine")));
    play("infection", "ugi:" + program + "?name=Visitor");
  }

  @Test
  void anInvitationThatIsNoneIsRefused() throws Exception {
    Process bot = ServerProcess.run("bot", address + "#/join/nowhere/nothing", "--lang", "en");
    assertThat(bot.waitFor()).isEqualTo(1);
    assertThat(ServerProcess.run("bot", "somewhere").waitFor()).isEqualTo(2);
  }

  private static List<String> quoted(List<String> words) {
    return words.stream().map(word -> "'" + word + "'").toList();
  }

  private void play(String game, String player) throws Exception {
    JsonNode created =
        post(
            "api/games",
            """
            {"game": "%s", "seat": "first", "name": "Ana", "opponent": {"kind": "bot"}}\
            """
                .formatted(game));
    String id = created.path("game").path("id").stringValue();
    String link = address + "#/join/" + id + "/" + created.path("invitation").stringValue();
    Process bot = ServerProcess.run("bot", link, "--player", player, "--name", "Bot");
    JsonNode end = playAtRandom(id, created.path("token").stringValue());

    List<String> said = bot.inputReader(StandardCharsets.UTF_8).lines().toList();
    assertThat(bot.waitFor()).isZero();
    assertThat(end.path("reason").stringValue()).isNotIn("resigned", "time", "abandoned");
    assertThat(end.path("seats").path("second").path("name").stringValue()).isEqualTo("Bot");
    assertThat(said.getLast()).isEqualTo(end.path("result").stringValue());
    assertThat(said).hasSize(end.path("moves").size() / 2 + 1);
  }

  private JsonNode post(String path, String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    return JSON.readTree(client.send(request, BodyHandlers.ofString()).body());
  }

  /// All that is heard.
  private record Ear(BlockingQueue<JsonNode> heard, StringBuilder text)
      implements WebSocket.Listener {

    @Override
    public @Nullable CompletionStage<?> onText(
        WebSocket socket, CharSequence data, boolean isLast) {
      text.append(data);
      if (isLast) {
        heard.add(JSON.readTree(text.toString()));
        text.setLength(0);
      }
      socket.request(1);
      return null;
    }
  }

  /// Plays the first seat.
  ///
  /// @return the game when it is over
  private JsonNode playAtRandom(String id, String token) throws Exception {
    Ear ear = new Ear(new LinkedBlockingQueue<>(), new StringBuilder());
    WebSocket socket =
        client
            .newWebSocketBuilder()
            .buildAsync(URI.create(address.replaceFirst("http", "ws") + "api/live"), ear)
            .join();
    say(socket, "{\"type\":\"watch\",\"id\":\"%s\",\"token\":\"%s\"}".formatted(id, token));
    SplitMix64 random = new SplitMix64(1);
    List<String> moves = new ArrayList<>();
    JsonNode state = JSON.createObjectNode();
    while (!state.path("status").asString("").equals("over")) {
      JsonNode message = ear.heard.poll(60, TimeUnit.SECONDS);
      assertThat(message).as("nothing happens any more").isNotNull();
      switch (message.path("type").stringValue()) {
        case "state" -> {
          state = message.path("game");
          moves.clear();
          state.path("moves").forEach(move -> moves.add(move.stringValue()));
        }
        case "moved" -> moves.add(message.path("move").stringValue());
        default -> {
          continue;
        }
      }
      if (state.path("status").stringValue().equals("playing")) {
        answer(socket, id, state, moves, random);
      }
    }
    socket.abort();
    return state;
  }

  private static void answer(
      WebSocket socket, String id, JsonNode state, List<String> moves, SplitMix64 random)
      throws Exception {
    Game game = Games.read(state.path("game").stringValue());
    Options options = Options.read(game, state.path("options").stringValue());
    Position position = game.notation().position(state.path("start").stringValue(), options);
    for (String move : moves) {
      position = position.play(game.notation().move(position, move));
    }
    if (!position.isOver() && position.turn() == Seat.FIRST) {
      String move = game.notation().text(position.randomMove(random));
      say(
          socket,
          "{\"type\":\"move\",\"id\":\"%s\",\"ply\":%d,\"move\":\"%s\"}"
              .formatted(id, moves.size(), move));
    }
  }

  private static void say(WebSocket socket, String message) {
    socket.sendText(message, true).join();
  }
}

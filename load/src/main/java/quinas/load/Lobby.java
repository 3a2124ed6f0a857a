package quinas.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import quinas.rules.Game;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Where two players find each other: the requests that come before a game.
final class Lobby {

  static final JsonMapper JSON = new JsonMapper();

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /// A new game and the secrets of its two seats.
  record Seats(String id, String first, String second) {}

  private final HttpClient client;
  private final LoadPlan plan;

  Lobby(HttpClient client, LoadPlan plan) {
    this.client = client;
    this.plan = plan;
  }

  /// Makes a game and takes both seats.
  Seats meet(Game game) throws IOException, InterruptedException, RefusedException {
    ObjectNode wish = JSON.createObjectNode();
    wish.put("game", game.id()).put("seat", "first").put("name", "load");
    wish.putNull("clock");
    wish.putObject("opponent").put("kind", "friend");
    JsonNode created = post("api/games", wish);
    String id = created.path("game").path("id").asString();
    ObjectNode guest = JSON.createObjectNode();
    guest.put("invitation", created.path("invitation").asString()).put("name", "load");
    JsonNode joined = post("api/games/" + id + "/join", guest);
    return new Seats(id, created.path("token").asString(), joined.path("token").asString());
  }

  private JsonNode post(String path, ObjectNode body)
      throws IOException, InterruptedException, RefusedException {
    HttpRequest request =
        HttpRequest.newBuilder(plan.at(path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
            .build();
    HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
    JsonNode answer = read(response);
    if (response.statusCode() / 100 != 2) {
      throw new RefusedException(
          "%s %s".formatted(answer.path("code").asString(""), answer.path("message").asString("")),
          answer.path("retryAfter").asInt(1));
    }
    return answer;
  }

  private static JsonNode read(HttpResponse<String> response) throws IOException {
    try {
      return JSON.readTree(response.body());
    } catch (JacksonException e) {
      throw new IOException("status " + response.statusCode() + " without JSON", e);
    }
  }

  /// What a page of text says.
  String text(URI address) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(address).timeout(PATIENCE).build();
    return client.send(request, BodyHandlers.ofString()).body();
  }

  /// The server does not want to.
  static final class RefusedException extends Exception {
    private static final long serialVersionUID = 1L;

    final int seconds;

    RefusedException(String message, int seconds) {
      super(message);
      this.seconds = seconds;
    }
  }
}

package quinas.e2e;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The server as a program sees it. Belongs to one run of the server: what is broken with it is not
/// used again.
final class Api implements AutoCloseable {

  static final JsonMapper JSON = new JsonMapper();

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();
  private final String address;

  /// @param address `http://HOST:PORT`
  Api(String address) {
    this.address = address;
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address + path)).timeout(PATIENCE);
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(request.build(), BodyHandlers.ofString());
  }

  HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return send(request(path));
  }

  HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  /// What a player wants, over HTTP.
  HttpResponse<String> act(String id, String token, String json)
      throws IOException, InterruptedException {
    return send(
        request("/api/games/" + id + "/actions")
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + token)
            .POST(BodyPublishers.ofString(json)));
  }

  private static JsonNode read(HttpResponse<String> response) {
    if (response.statusCode() / 100 != 2) {
      throw new AssertionError(response.statusCode() + " " + response.body());
    }
    return JSON.readTree(response.body());
  }

  /// A game that waits for a friend.
  ///
  /// @param clock its terms as JSON
  JsonNode create(String game, String clock) throws IOException, InterruptedException {
    return read(
        post(
            "/api/games",
            """
            {"game": "%s", "seat": "first", "clock": %s, "opponent": {"kind": "friend"}}\
            """
                .formatted(game, clock)));
  }

  /// The friend comes.
  JsonNode join(JsonNode created) throws IOException, InterruptedException {
    return read(
        post(
            "/api/games/" + created.path("game").path("id").stringValue() + "/join",
            """
            {"invitation": "%s"}\
            """
                .formatted(created.path("invitation").stringValue())));
  }

  JsonNode state(String id) throws IOException, InterruptedException {
    return read(get("/api/games/" + id));
  }

  /// A WebSocket that tells of a game.
  ///
  /// @param token empty for one who looks on
  Line watch(String id, String token) throws IOException, InterruptedException {
    Line line = Line.open(client, URI.create(address.replaceFirst("^http", "ws") + "/api/live"));
    line.watch(id, token);
    return line;
  }

  /// A WebSocket on which nothing has been said yet.
  Line line() throws IOException, InterruptedException {
    return Line.open(client, URI.create(address.replaceFirst("^http", "ws") + "/api/live"));
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}

package quinas.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import quinas.server.api.Json;
import tools.jackson.databind.JsonNode;

/// Somebody who talks to a server over HTTP.
final class Caller {

  static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final int port;

  Caller(TestServer server) {
    this(server.port());
  }

  Caller(int port) {
    this.port = port;
  }

  HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(uri(path)));
  }

  HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
    return send(
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  HttpResponse<String> act(String id, String token, String json)
      throws IOException, InterruptedException {
    return send(
        HttpRequest.newBuilder(uri("/api/games/" + id + "/actions"))
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + token)
            .POST(BodyPublishers.ofString(json)));
  }

  private URI uri(String path) {
    return URI.create("http://localhost:" + port + path);
  }

  static HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return CLIENT.send(request.build(), BodyHandlers.ofString());
  }

  static JsonNode json(HttpResponse<String> response) {
    return Json.MAPPER.readTree(response.body());
  }

  /// Makes a game that waits for a friend.
  JsonNode create(String game, String more) throws IOException, InterruptedException {
    HttpResponse<String> response =
        post(
            "/api/games",
            """
            {"game": "%s", "seat": "first", "name": "Ana", "opponent": {"kind": "friend"}%s}\
            """
                .formatted(game, more));
    if (response.statusCode() != 201) {
      throw new AssertionError(response.body());
    }
    return json(response);
  }

  JsonNode join(JsonNode created) throws IOException, InterruptedException {
    return json(
        post(
            "/api/games/" + id(created) + "/join",
            """
            {"invitation": "%s", "name": "Rui"}\
            """
                .formatted(created.path("invitation").stringValue())));
  }

  /// With a secret that the new player has made himself.
  JsonNode join(JsonNode created, String token) throws IOException, InterruptedException {
    return json(
        post(
            "/api/games/" + id(created) + "/join",
            """
            {"invitation": "%s", "token": "%s"}\
            """
                .formatted(created.path("invitation").stringValue(), token)));
  }

  static String id(JsonNode created) {
    return created.path("game").path("id").stringValue();
  }

  static String token(JsonNode created) {
    return created.path("token").stringValue();
  }
}

package quinas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.server.limit.Limit;
import tools.jackson.databind.JsonNode;

/// The server over HTTP: the page's files, the archive, analyses, and everything that is refused.
class HttpTest {

  private static TestServer server;
  private static Caller caller;

  @BeforeAll
  static void start() throws IOException {
    server =
        TestServer.start(
            TestServer.settings(
                limits -> limits.with(Limit.REQUESTS, 1000).with(Limit.BODY_BYTES, 2000)));
    caller = new Caller(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "/, text/html; charset=utf-8, no-cache",
    "/index.html, text/html; charset=utf-8, no-cache",
    "/page/rules.wasm, application/wasm, no-cache",
    "'/page/main-ABCDEFGH.js', text/javascript; charset=utf-8, 'public, max-age=31536000, immutable'",
  })
  void aFileOfThePageIsServed(String path, String type, String caching)
      throws IOException, InterruptedException {
    HttpResponse<String> response = caller.get(path);
    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type")).contains(type);
    assertThat(response.headers().firstValue("Cache-Control")).contains(caching);
    assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'self'")
        .doesNotContain("unsafe-inline");
    assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
  }

  @Test
  void aFileIsCompressedForWhoUnderstandsIt() throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.uri("/page/main-ABCDEFGH.js"))
            .header("Accept-Encoding", "br, gzip");
    HttpResponse<InputStream> response =
        Caller.CLIENT.send(request.build(), BodyHandlers.ofInputStream());
    assertThat(response.headers().firstValue("Content-Encoding")).contains("gzip");
    try (InputStream in = new GZIPInputStream(response.body())) {
      assertThat(new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
          .isEqualTo(caller.get("/page/main-ABCDEFGH.js").body());
    }
  }

  @Test
  void aFileThatIsKnownIsNotSentAgain() throws IOException, InterruptedException {
    String tag = caller.get("/").headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> response =
        Caller.send(HttpRequest.newBuilder(server.uri("/")).header("If-None-Match", tag));
    assertThat(response.statusCode()).isEqualTo(304);
    assertThat(response.body()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /nowhere, 404, not-found",
    "GET, /page/../../api/Code.class, 404, not-found",
    "GET, /%2e%2e/secret, 404, not-found",
    "GET, /api/nowhere, 404, not-found",
    "GET, /api/games/nobody-knows-me, 404, no-such-game",
    "GET, /api/games/a%2Fb, 404, not-found",
    "DELETE, /api/games, 405, wrong-method",
    "PUT, /, 405, wrong-method",
    "GET, /api/archive?limit=many, 422, bad-value",
    "GET, /api/archive?from=yesterday, 422, bad-value",
  })
  void whatCannotBeAskedForIsRefusedInJson(String method, String path, int status, String code)
      throws IOException, InterruptedException {
    HttpResponse<String> response =
        Caller.send(
            HttpRequest.newBuilder(server.uri(path)).method(method, BodyPublishers.noBody()));
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    JsonNode error = Caller.json(response);
    assertThat(error.path("code").stringValue()).isEqualTo(code);
    assertThat(error.path("message").stringValue()).isNotEmpty();
    assertThat(response.headers().firstValue("Content-Security-Policy")).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{ | 400 | malformed | line 1, column 2",
        "[] | 400 | malformed | ``",
        "{\"game\": 7} | 422 | bad-value | /seat",
        "{\"game\": \"chess\", \"seat\": \"first\", \"opponent\": {\"kind\": \"friend\"}} | 422 | bad-value | /game",
        "{\"game\": \"shiftago\", \"seat\": \"top\", \"opponent\": {}} | 422 | bad-value | /seat",
        "{\"game\": \"shiftago\", \"seat\": \"first\", \"opponent\": {\"kind\": \"computer\", \"level\": \"ugi:/bin/sh\"}} | 422 | bad-value | /opponent/level",
        "{\"game\": \"shiftago\", \"seat\": \"first\", \"cheat\": 1, \"opponent\": {\"kind\": \"friend\"}} | 422 | bad-value | /cheat",
        "{\"game\": \"shiftago\", \"seat\": \"first\", \"moves\": [\"left3\", \"left99\"], \"opponent\": {\"kind\": \"friend\"}} | 422 | illegal-move | /moves/1",
      })
  void aWrongGameIsRefusedWithThePlaceOfTheFault(String body, int status, String code, String at)
      throws IOException, InterruptedException {
    HttpResponse<String> response = caller.post("/api/games", body);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    assertThat(Caller.json(response).path("code").stringValue()).isEqualTo(code);
    assertThat(Caller.json(response).path("at").stringValue()).isEqualTo(at);
  }

  @Test
  void aBodyOfAnotherTypeOrSizeIsRefused() throws IOException, InterruptedException {
    HttpResponse<String> form =
        Caller.send(
            HttpRequest.newBuilder(server.uri("/api/games"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString("a=b")));
    assertThat(form.statusCode()).isEqualTo(415);
    HttpResponse<String> large = caller.post("/api/games", "{\"name\":\"" + "x".repeat(3000));
    assertThat(large.statusCode()).isEqualTo(413);
    assertThat(Caller.json(large).path("message").stringValue()).contains("body-bytes=2000");
  }

  @Test
  void aPageFromElsewhereMayNothing() throws IOException, InterruptedException {
    HttpResponse<String> response =
        Caller.send(
            HttpRequest.newBuilder(server.uri("/api/archive"))
                .header("Content-Type", "text/plain")
                .header("Origin", "https://evil.example")
                .POST(BodyPublishers.ofString("[Game \"pushee\"]")));
    assertThat(response.statusCode()).isEqualTo(403);
    assertThat(Caller.json(response).path("code").stringValue()).isEqualTo("foreign-origin");
  }

  @Test
  void gamesFromElsewhereAreKeptAndFound() throws IOException, InterruptedException {
    String record =
        """
        [Game "infection"]
        [Start "xo5/7/7/7/7/7/ox5 x"]
        [First "Zé"]
        [Date "2026-02-03"]
        [Result "second"]
        [Reason "resignation"]

        second
        """
            .replace("xo5/7/7/7/7/7/ox5 x", start("infection"));
    HttpResponse<String> kept =
        Caller.send(
            HttpRequest.newBuilder(server.uri("/api/archive"))
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(record)));
    assertThat(kept.statusCode()).as(kept.body()).isEqualTo(200);
    String id = Caller.json(kept).path("ids").path(0).stringValue();
    JsonNode page = Caller.json(caller.get("/api/archive?player=ze&to=2026-02-03"));
    assertThat(page.path("games").path(0).path("id").stringValue()).isEqualTo(id);
    assertThat(page.path("next").isNull()).isTrue();
    assertThat(caller.get("/api/archive/records?player=ze").body()).contains("[First \"Zé\"]");
    JsonNode state = Caller.json(caller.get("/api/games/" + id));
    assertThat(state.path("status").stringValue()).isEqualTo("over");
    assertThat(state.path("seats").path("first").path("name").stringValue()).isEqualTo("Zé");
  }

  private static String start(String game) throws IOException, InterruptedException {
    return caller.create(game, "").path("game").path("start").stringValue();
  }

  @Test
  void theEngineAnalysesAndChooses() throws IOException, InterruptedException {
    String position = start("shiftago");
    HttpResponse<String> analysed =
        caller.post(
            "/api/analyse",
            """
            {"game": "shiftago", "position": "%s", "lines": 2, "millis": 200}\
            """
                .formatted(position));
    assertThat(analysed.statusCode()).as(analysed.body()).isEqualTo(200);
    assertThat(Caller.json(analysed).path("lines")).hasSize(2);
    HttpResponse<String> chosen =
        caller.post(
            "/api/choose",
            """
            {"game": "shiftago", "position": "%s", "level": "full:100", "seed": 1}\
            """
                .formatted(position));
    assertThat(chosen.statusCode()).as(chosen.body()).isEqualTo(200);
    assertThat(Caller.json(chosen).path("move").stringValue()).isNotEmpty();
  }

  @Test
  void healthAndMetricsHaveAPortOfTheirOwn() throws IOException, InterruptedException {
    caller.create("pushee", "");
    assertThat(caller.get("/metrics").statusCode()).isEqualTo(404);
    HttpResponse<String> metrics = Caller.send(HttpRequest.newBuilder(server.metrics("/metrics")));
    assertThat(metrics.body()).containsPattern("quinas_games_live [1-9]");
    HttpResponse<String> health = Caller.send(HttpRequest.newBuilder(server.metrics("/health")));
    assertThat(health.body()).contains("true");
  }
}

package quinas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.util.concurrent.CompletionException;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Clients that say what makes no sense, too much, or from elsewhere.
class HostileTest extends TwoWhoPlayOn {

  @Test
  void whatMakesNoSenseIsRefusedInWords() throws InterruptedException {
    try (Phone phone = new Phone(server)) {
      for (String text :
          new String[] {
            "",
            "{",
            "null",
            "[1]",
            "{}",
            "{\"type\":\"watch\"}",
            "{\"type\":\"watch\",\"id\":7}",
            "{\"type\":\"dance\",\"id\":\"x\"}",
            "{\"type\":\"ping\",\"sent\":\"now\"}",
            "{\"a\":".repeat(100),
            "{\"type\":\"watch\",\"id\":\"../../etc\"}",
            "{\"type\":\"watch\",\"type\":\"move\",\"id\":\"x\"}"
          }) {
        phone.say(text);
        assertThat(code(phone.hear("refused")))
            .as(text)
            .isIn("malformed", "bad-value", "no-such-game");
      }
      phone.say("{\"type\":\"ping\",\"sent\":5}");
      assertThat(phone.hear("pong").path("sent").longValue()).isEqualTo(5);
    }
  }

  @Test
  void aHugeMessageEndsTheConnection() throws InterruptedException {
    try (Phone phone = new Phone(server)) {
      phone.say("{\"type\":\"" + "x".repeat(20_000));
      assertThat(phone.closed()).isIn(1009, -1);
    }
  }

  @Test
  void aFloodIsHeldBackAndThenCutOff() throws InterruptedException {
    try (Phone phone = new Phone(server)) {
      try {
        for (int i = 0; i < 5_000; i++) {
          phone.say("{\"type\":\"ping\",\"sent\":1}");
        }
      } catch (CompletionException e) {
        assertThat(e).hasCauseInstanceOf(IOException.class); // it was cut off while it spoke
      }
      JsonNode refused = phone.hear("refused").path("error");
      assertThat(refused.path("code").stringValue()).isEqualTo("too-many");
      assertThat(refused.path("message").stringValue()).contains("messages=");
      assertThat(refused.path("retryAfter").isNumber()).isTrue();
      phone.closed();
    }
  }

  @Test
  void oneAddressHasOnlySoManyConnectionsAndGames() throws IOException, InterruptedException {
    Phone[] phones = new Phone[7];
    for (int i = 0; i < phones.length; i++) {
      phones[i] = new Phone(server);
    }
    assertThat(code(phones[6].hear("refused"))).isEqualTo("too-many");
    assertThat(phones[6].closed()).isEqualTo(1008);
    for (Phone phone : phones) {
      phone.close();
    }
    HttpResponse<String> response;
    do {
      response =
          caller.post(
              "/api/games",
              """
              {"game": "pushee", "seat": "first", "opponent": {"kind": "friend"}}\
              """);
    } while (response.statusCode() == 201);
    assertThat(response.statusCode()).isEqualTo(429);
    assertThat(response.headers().firstValue("Retry-After")).isPresent();
    assertThat(Caller.json(response).path("message").stringValue()).contains("games=5");
  }

  @Test
  void aPageFromElsewhereGetsNoConnection() {
    Assertions.assertThatThrownBy(() ->
            Caller.CLIENT
                .newWebSocketBuilder()
                .header("Origin", "https://evil.example")
                .buildAsync(server.socket(), new java.net.http.WebSocket.Listener() {})
                .join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(WebSocketHandshakeException.class);
  }
}

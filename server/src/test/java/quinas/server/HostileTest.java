package quinas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.server.api.Json;
import quinas.server.limit.Limit;
import quinas.server.limit.Limits;
import quinas.server.live.Conduct;
import tools.jackson.databind.JsonNode;

/// Clients that mean harm, or are broken. Whatever they do, two others play on.
class HostileTest {

  private TestServer server;
  private Caller caller;
  private String id;
  private String firstToken;
  private String secondToken;
  private Phone first;
  private Phone second;
  private int ply;

  @BeforeEach
  void twoBeginToPlay() throws IOException, InterruptedException {
    server =
        TestServer.start(
            TestServer.settings(
                limits ->
                    limits
                        .with(Limit.REQUESTS, 1_000)
                        .with(Limit.SOCKETS, 8)
                        .with(Limit.GAMES, 5)
                        .with(Limit.WAITING_MESSAGES, 200),
                Conduct.STANDARD,
                Duration.ofSeconds(2)));
    caller = new Caller(server);
    JsonNode created = caller.create("shiftago", "");
    id = Caller.id(created);
    firstToken = Caller.token(created);
    secondToken = Caller.token(caller.join(created));
    first = new Phone(server).watch(id, firstToken);
    second = new Phone(server).watch(id, secondToken);
    first.hear("state");
    second.hear("state");
  }

  /// Each makes a move, and the other sees it.
  @AfterEach
  void theyPlayOn() throws InterruptedException {
    first.move(id, ply, "left3").hear("accepted");
    second.hear(m -> m.path("ply").intValue(-1) == ply, "the first's move");
    second.move(id, ply + 1, "up2").hear("accepted");
    first.hear(m -> m.path("ply").intValue(-1) == ply + 1, "the second's move");
    first.close();
    second.close();
    server.close();
  }

  private static String code(JsonNode message) {
    return message.path("error").path("code").stringValue();
  }

  @Test
  void aStolenTokenOpensNothing() throws IOException, InterruptedException {
    JsonNode other = caller.create("shiftago", "");
    for (String token : new String[] {"", "x", firstToken + "x", Caller.token(other)}) {
      HttpResponse<String> response = caller.act(id, token, "{\"type\":\"resign\"}");
      assertThat(response.statusCode()).isEqualTo(401);
      try (Phone thief = new Phone(server).watch(id, token)) {
        assertThat(code(thief.hear("refused"))).isEqualTo("bad-token");
      }
    }
  }

  @Test
  void whoLooksOnCannotPlay() throws InterruptedException {
    try (Phone guest = new Phone(server).watch(id)) {
      guest.hear("state");
      guest.move(id, 0, "left3");
      assertThat(code(guest.hear("refused"))).isEqualTo("bad-token");
      guest.say("{\"type\":\"resign\",\"id\":\"%s\"}".formatted(id));
      assertThat(code(guest.hear("refused"))).isEqualTo("bad-token");
    }
  }

  @Test
  void nobodyMovesForTheOther() throws InterruptedException {
    second.move(id, 0, "left3");
    assertThat(code(second.hear("refused"))).isEqualTo("not-your-turn");
    first.move(id, 7, "left3");
    assertThat(code(first.hear("refused"))).isEqualTo("wrong-ply");
    first.move(id, 0, "left99");
    assertThat(code(first.hear("refused"))).isEqualTo("illegal-move");
  }

  @Test
  void aMoveThatComesTwiceIsMadeOnce() throws InterruptedException {
    first.move(id, 0, "left3").hear("accepted");
    first.move(id, 0, "left3").hear("accepted");
    second.move(id, 1, "up2").hear("accepted");
    ply = 2;
  }

  @Test
  void anInvitationIsGoodForOne() throws IOException, InterruptedException {
    JsonNode created = caller.create("shiftago", "");
    assertThat(caller.join(created).path("seat").stringValue()).isEqualTo("second");
    assertThat(caller.join(created).path("code").stringValue()).isEqualTo("bad-invitation");
  }

  @Test
  void whoLosesTheAnswerToJoiningAsksAgain() throws IOException, InterruptedException {
    JsonNode created = caller.create("shiftago", "");
    String mine = "my-own-secret-of-more-than-32-characters";
    JsonNode joined = caller.join(created, mine);
    assertThat(joined.path("token").stringValue()).isEqualTo(mine);
    JsonNode again = caller.join(created, mine);
    assertThat(again.path("seat")).isEqualTo(joined.path("seat"));
    assertThat(again.path("token").stringValue()).isEqualTo(mine);
    assertThat(again.path("game").path("version")).isEqualTo(joined.path("game").path("version"));
    JsonNode other = caller.join(created, "x" + mine);
    assertThat(other.path("code").stringValue()).isEqualTo("bad-invitation");
  }

  @Test
  void aTokenThatCouldBeGuessedIsNoneToBring() throws IOException, InterruptedException {
    JsonNode refused = caller.join(caller.create("shiftago", ""), "swordfish");
    assertThat(refused.path("code").stringValue()).isEqualTo("bad-value");
    assertThat(refused.path("at").stringValue()).isEqualTo("/token");
  }

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

  @Test
  void aPageFromElsewhereIsToldWhyItGetsNoConnection() throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(10_000);
      String request =
          upgrade(server).replace("\r\n\r\n", "\r\nOrigin: https://evil.example\r\n\r\n");
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      assertThat(in.readLine()).startsWith("HTTP/1.1 403 ");
      int length = 0;
      for (String line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
        if (line.toLowerCase(Locale.ROOT).startsWith("content-length: ")) {
          length = Integer.parseInt(line.substring(16).strip());
        }
      }
      char[] body = new char[length];
      assertThat(in.read(body)).isEqualTo(length);
      assertThat(Json.MAPPER.readTree(new String(body)).path("code").stringValue())
          .isEqualTo("foreign-origin");
    }
  }

  private static String upgrade(TestServer server) {
    return "GET /api/live HTTP/1.1\r\nHost: localhost:%d\r\nUpgrade: websocket\r\n"
            .formatted(server.port())
        + "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + "Sec-WebSocket-Version: 13\r\n\r\n";
  }

  /// A connection on which nothing but the first bytes are ever said or read.
  private Socket raw(String after) throws IOException {
    return raw(server, after);
  }

  private static Socket raw(TestServer server, String after) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(1024);
    socket.connect(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
    OutputStream out = socket.getOutputStream();
    out.write(upgrade(server).getBytes(StandardCharsets.US_ASCII));
    out.flush();
    InputStream in = socket.getInputStream();
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.read());
    }
    assertThat(head).startsWith("HTTP/1.1 101");
    if (!after.isEmpty()) {
      out.write(frame(after));
      out.flush();
    }
    return socket;
  }

  /// A masked text frame, the mask being zero.
  private static byte[] frame(String text) {
    byte[] payload = text.getBytes(StandardCharsets.UTF_8);
    byte[] frame = new byte[payload.length + 6];
    frame[0] = (byte) 0x81;
    frame[1] = (byte) (0x80 | payload.length);
    System.arraycopy(payload, 0, frame, 6, payload.length);
    return frame;
  }

  private static void untilClosed(Socket socket) throws IOException {
    socket.setSoTimeout(30_000);
    try {
      byte[] buffer = new byte[4096];
      while (socket.getInputStream().read(buffer) >= 0) {
        // what it had sent before
      }
    } catch (SocketException e) {
      assertThat(e).hasMessageContaining("reset");
    }
  }

  /// Requests that never become whole: the head goes on and on, or stops in the middle.
  @Test
  void manyWhoAskEndlesslySlowlyKeepNobodyWaiting() throws IOException, InterruptedException {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 1_000; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        slow.add(socket);
        String part = i % 2 == 0 ? "GET / HTTP/1.1\r\nX-A: " : "POST /api/games HTTP/1.1\r\n";
        socket.getOutputStream().write(part.getBytes(StandardCharsets.US_ASCII));
      }
      first.move(id, 0, "left3").hear("accepted");
      for (Socket socket : slow) {
        socket.getOutputStream().write('b');
      }
      second.move(id, 1, "up2").hear("accepted");
      ply = 2;
      assertThat(caller.get("/api/games/" + id).statusCode()).isEqualTo(200);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void aThousandConnectionsOfOneAddressKeepNobodyOut() throws IOException, InterruptedException {
    List<Socket> many = new ArrayList<>();
    String upgrade =
        String.join(
            "\r\n",
            "GET /api/live HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            "",
            "");
    try {
      for (int i = 0; i < 1_000; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        many.add(socket);
        socket.getOutputStream().write(upgrade.getBytes(StandardCharsets.US_ASCII));
      }
      first.move(id, 0, "left3").hear("accepted");
      second.move(id, 1, "up2").hear("accepted");
      ply = 2;
    } finally {
      for (Socket socket : many) {
        socket.close();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /api/about HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        "GET /api/about HTTP/1.1\r\n\r\n",
        "GET http://evil.example/api/about HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        "POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        "NONSENSE\r\n\r\n",
        "\u0016\u0003\u0001\u0002\r\n\r\n"
      })
  void whatIsNoProperRequestIsRefused(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(30_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      byte[] head = socket.getInputStream().readNBytes(10);
      assertThat(new String(head, StandardCharsets.US_ASCII)).startsWith("HTTP/1.1 4");
    }
  }

  @Test
  void whoNeverAnswersIsForgotten() throws IOException {
    try (Socket socket = raw("")) {
      untilClosed(socket);
    }
  }

  /// Who asks and asks, and reads none of the answers, is given up once too many wait; the silence
  /// of his line is not what ends it.
  @Test
  void whoReadsTooSlowlyIsDropped() throws IOException, InterruptedException {
    UnaryOperator<Limits> limits =
        some -> some.with(Limit.MESSAGES, 1_000_000).with(Limit.WAITING_MESSAGES, 200);
    try (TestServer patient =
        TestServer.start(TestServer.settings(limits, Conduct.STANDARD, Duration.ofMinutes(10)))) {
      String game = Caller.id(new Caller(patient).create("shiftago", ""));
      byte[] question = frame("{\"type\":\"watch\",\"id\":\"" + game + "\"}");
      try (Socket socket = raw(patient, "")) {
        for (int i = 0; i < 100_000 && metric(patient, "slow") == 0; i += 500) {
          for (int j = 0; j < 500; j++) {
            socket.getOutputStream().write(question);
          }
        }
        untilClosed(socket);
      } catch (SocketException e) {
        assertThat(e).hasMessageMatching(".*(?:reset|[Bb]roken pipe|abort).*");
      }
      assertThat(metric(patient, "slow")).isOne();
      assertThat(metric(patient, "silent")).isZero();
    }
  }

  private static long metric(TestServer server, String reason)
      throws IOException, InterruptedException {
    String text =
        Caller.send(java.net.http.HttpRequest.newBuilder(server.metrics("/metrics"))).body();
    return text.contains("quinas_dropped_total{reason=\"" + reason + "\"}") ? 1 : 0;
  }
}

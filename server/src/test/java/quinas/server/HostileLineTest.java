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
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.server.api.Json;
import quinas.server.limit.Limit;
import quinas.server.limit.Limits;
import quinas.server.live.Conduct;

/// Connections that keep to no protocol, or to no pace.
class HostileLineTest extends TwoWhoPlayOn {

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
}

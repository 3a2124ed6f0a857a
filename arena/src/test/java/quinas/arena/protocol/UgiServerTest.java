package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quinas.rules.SplitMix64;

/// Real sockets and real streams.
@Timeout(120)
class UgiServerTest {

  @SuppressWarnings("NullAway.Init") // opened before each test
  private UgiServer server;

  @BeforeEach
  void open() throws IOException {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    server = UgiServer.open(new InetSocketAddress(loopback, 0), "Quinas", ServiceLimits.STANDARD);
    Thread.ofVirtual()
        .start(() -> {
          try {
            server.serve();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
  }

  @AfterEach
  void close() throws IOException {
    server.close();
  }

  private final class Client implements AutoCloseable {
    private final Socket socket;
    private final BufferedReader in;

    Client() throws IOException {
      socket = new Socket(server.address().getAddress(), server.address().getPort());
      in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    void say(String line) throws IOException {
      socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.UTF_8));
    }

    String answer() throws IOException {
      return String.valueOf(in.readLine());
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  @Test
  void manyClientsHaveSessionsOfTheirOwn() throws Exception {
    List<Client> clients = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      clients.add(new Client());
    }
    for (int i = 0; i < clients.size(); i++) {
      clients.get(i).say("setoption name Game value " + (i % 2 == 0 ? "shiftago" : "infection"));
      clients.get(i).say(i % 2 == 0 ? "position startpos moves left1" : "position startpos");
    }
    for (int i = 0; i < clients.size(); i++) {
      clients.get(i).say("query fen");
      assertThat(clients.get(i).answer())
          .isEqualTo(
              i % 2 == 0 ? "response x6/7/7/7/7/7/7 o 21 22" : "response o5x/7/7/7/7/7/x5o x 0");
    }
    for (Client client : clients) {
      client.close();
    }
  }

  @Test
  void aClientThatCountsForEverKeepsNobodyWaiting() throws Exception {
    try (Client busy = new Client();
        Client second = new Client();
        Client third = new Client()) {
      for (Client client : List.of(busy, second, third)) {
        client.say("perft 50");
      }
      try (Client other = new Client()) {
        other.say("perft 2");
        assertThat(other.answer()).isEqualTo("nodes 784");
      }
      busy.say("stop");
      assertThat(busy.answer()).isEqualTo("info string perft stopped");
    }
  }

  @Test
  void rubbishAndSuddenDeparturesHarmNobody() throws Exception {
    RandomGenerator random = new SplitMix64(4);
    try (Client witness = new Client()) {
      for (int i = 0; i < 50; i++) {
        try (Client rude = new Client()) {
          byte[] rubbish = new byte[1 + random.nextInt(3000)];
          random.nextBytes(rubbish);
          rude.socket.getOutputStream().write(rubbish);
          rude.socket.setSoLinger(random.nextBoolean(), 0);
        }
        witness.say("isready");
        assertThat(witness.answer()).isEqualTo("readyok");
      }
    }
  }

  @Test
  void quitClosesTheConnectionAfterTheLastAnswer() throws Exception {
    try (Client client = new Client()) {
      client.say("perft 3");
      client.say("quit");
      assertThat(client.answer()).isEqualTo("nodes 21952");
      assertThat(client.in.readLine()).isNull();
    }
  }

  private static String served(byte[] input) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    UgiConnection.serve(new ByteArrayInputStream(input), out, "Quinas", Duration.ofMinutes(1));
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String served(String input) throws Exception {
    return served(input.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void theEndOfTheInputWaitsForAnswers() throws Exception {
    assertThat(served("")).isEmpty();
    assertThat(served("isready")).isEqualTo("readyok\n");
    // When the other line is answered is left to chance.
    assertThat(served("perft 3\nperft 2\nisready").lines().filter(line -> !line.equals("readyok")))
        .containsExactly("nodes 21952", "nodes 784");
    assertThat(served("isready\r\n\r\nquit\r\nisready\r\n")).isEqualTo("readyok\n");
  }

  /// Nobody hears answers any more, so nobody should wait for those that are due.
  @Test
  @Timeout(60)
  void aBrokenOutputStopsEverything() {
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    String input = "perft 60\nperft 60\nisready\nperft 60\n";
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> UgiConnection.serve(in, broken, "Quinas", Duration.ofMinutes(9)))
        .isInstanceOf(IOException.class)
        .hasMessage("Broken pipe");
  }

  @Test
  void bytesThatAreNoTextAreOneError() throws Exception {
    assertThat(served(new byte[] {(byte) 0xFF, (byte) 0xC3, 0, '\n', 'd', (byte) 0x80}).lines())
        .hasSize(2)
        .allMatch(line -> line.startsWith("info string error "));
  }

  @Test
  void aLineWithoutEndIsOneErrorAndTheNextIsHeard() throws Exception {
    String endless = "\u00e9".repeat(5 << 20);
    assertThat(served(endless + "\nisready\n" + endless))
        .isEqualTo(
            """
            info string error the line has more than 1048576 characters
            readyok
            info string error the line has more than 1048576 characters
            """);
  }
}

package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What a service does not allow, with real sockets. Every refusal names its limit, and harms
/// nobody else.
@Timeout(180)
class UgiServiceTest {

  private static final Duration LONG = Duration.ofMinutes(5);
  private static final Duration SHORT = Duration.ofMillis(300);

  /// Within this a test must have said what it has to say, on a slow machine too.
  private static final Duration IDLE = Duration.ofSeconds(2);

  private final List<AutoCloseable> open = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (AutoCloseable resource : open.reversed()) {
      resource.close();
    }
  }

  private UgiServer serve(ServiceLimits limits) throws IOException {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    UgiServer server = UgiServer.open(new InetSocketAddress(loopback, 0), "Quinas", limits);
    open.add(server);
    Thread.ofPlatform()
        .daemon()
        .start(() -> {
          try {
            server.serve();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
    return server;
  }

  private Client client(UgiServer server) throws IOException {
    Client client = new Client(server.address());
    open.add(client);
    return client;
  }

  private static final class Client implements AutoCloseable {
    private final Socket socket;
    private final BufferedReader in;

    Client(InetSocketAddress address) throws IOException {
      socket = new Socket();
      // Small, so that those who do not read are found out soon.
      socket.setReceiveBufferSize(1 << 12);
      socket.connect(address);
      // A server that has stopped answering is a failure, not a test without end.
      socket.setSoTimeout(60_000);
      in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    void say(String text) throws IOException {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    String answer() throws IOException {
      return String.valueOf(in.readLine());
    }

    /// The answer after whatever is told of the thinking.
    String move() throws IOException {
      String line = answer();
      while (line.startsWith("info depth")) {
        line = answer();
      }
      return line;
    }

    void assertIsServed() throws IOException {
      say("isready\n");
      assertThat(answer()).isEqualTo("readyok");
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  @Test
  void oneClientTooManyIsToldSoAndTheOthersAreServed() throws Exception {
    UgiServer server = serve(new ServiceLimits(2, 100, 2, 1, LONG, LONG));
    Client first = client(server);
    Client second = client(server);
    first.assertIsServed();
    second.assertIsServed();

    for (int i = 0; i < 20; i++) {
      Client third = client(server);
      third.say("ugi\nisready\n");
      assertThat(third.answer()).isEqualTo("info string error 2 connections at most, try later");
      assertThat(third.in.readLine()).isNull();
      first.assertIsServed();
    }

    second.close();
    String answer = "info string error";
    while (!answer.equals("readyok")) {
      assertThat(answer).startsWith("info string error");
      Client next = client(server);
      next.say("isready\n");
      answer = next.answer();
    }
  }

  @Test
  void aLineTooLongIsToldSo() throws Exception {
    Client client = client(serve(new ServiceLimits(2, 100, 2, 1, LONG, LONG)));
    client.say("position startpos moves" + " left1".repeat(20_000) + "\nisready\n");
    assertThat(client.answer())
        .isEqualTo("info string error the line has more than 100 characters");
    assertThat(client.answer()).isEqualTo("readyok");
  }

  @Test
  void oneSearchTooManyIsToldSo() throws Exception {
    UgiServer server = serve(new ServiceLimits(9, 100, 1, 1, LONG, SHORT));
    Client first = client(server);
    Client second = client(server);
    first.say("go infinite\n");
    // It thinks: before that, the second might have come first.
    assertThat(first.answer()).startsWith("info depth 1 ");

    second.say("go depth 1\nperft 1\n");
    assertThat(second.answer())
        .isEqualTo("info string error 1 searches at once at most, try later");
    assertThat(second.answer())
        .isEqualTo("info string error 1 searches at once at most, try later");
    second.assertIsServed();

    first.say("stop\n");
    assertThat(first.move()).startsWith("bestmove ");
    second.say("go depth 1\n");
    assertThat(second.move()).startsWith("bestmove ");
  }

  @Test
  void aSearchWaitsUntilAnotherHasEnded() throws Exception {
    UgiServer server = serve(new ServiceLimits(9, 100, 1, 1, LONG, LONG));
    Client first = client(server);
    Client second = client(server);
    Client third = client(server);
    first.say("perft 60\n");
    first.assertIsServed();
    second.say("go depth 1\n");
    second.assertIsServed();
    // It is no longer wanted, so there is nothing to wait for.
    third.say("go depth 200\nstop\n");
    assertThat(third.move()).startsWith("bestmove ");

    first.say("stop\n");
    assertThat(second.move()).startsWith("bestmove ");
  }

  @Test
  void whoWaitsForAStopKeepsNobodyFromThinking() throws Exception {
    UgiServer server = serve(new ServiceLimits(9, 100, 1, 1, LONG, LONG));
    Client first = client(server);
    Client second = client(server);
    first.say("setoption name Level value engine\ngo infinite\n");
    assertThat(first.answer()).startsWith("info time ");
    second.say("go depth 1\n");
    assertThat(second.move()).startsWith("bestmove ");
    first.say("stop\n");
    assertThat(first.answer()).startsWith("bestmove ");
  }

  @Test
  void aClientThatSaysNothingIsSentAway() throws Exception {
    UgiServer server = serve(new ServiceLimits(9, 100, 2, 1, IDLE, LONG));
    Client afterWork = client(server);
    afterWork.say("isready\n");
    assertThat(afterWork.answer()).isEqualTo("readyok");
    Client silent = client(server);
    Client slow = client(server);
    slow.say("isre");
    for (Client client : List.of(silent, afterWork, slow)) {
      assertThat(client.answer()).isEqualTo("info string error idle for 2 s, good bye");
    }
    assertThat(silent.in.readLine()).isNull();
    assertThat(afterWork.in.readLine()).isNull();
  }

  @Test
  void aClientForWhomIsWorkedIsNotIdle() throws Exception {
    UgiServer server = serve(new ServiceLimits(9, 100, 2, 1, IDLE, LONG));
    Client busy = client(server);
    busy.say("perft 60\n");
    Client silent = client(server);
    assertThat(silent.answer()).contains("idle");
    Client later = client(server);
    assertThat(later.answer()).contains("idle");
    busy.say("stop\n");
    assertThat(busy.answer()).isEqualTo("info string perft stopped");
    assertThat(busy.answer()).contains("idle");
  }

  @Test
  void whoNeverReadsIsLeftAndHoldsUpNobody() throws Exception {
    UgiServer server = serve(new ServiceLimits(2, 100, 2, 1, LONG, SHORT));
    Client witness = client(server);
    witness.assertIsServed();
    Client deaf = client(server);
    byte[] flood = "query moves\n".repeat(1000).getBytes(StandardCharsets.UTF_8);
    int rounds = 0;
    boolean isLeft = false;
    while (!isLeft) {
      try {
        // Hangs as soon as the server hears no more, until it breaks.
        deaf.socket.getOutputStream().write(flood);
        rounds++;
        witness.assertIsServed();
      } catch (IOException e) {
        isLeft = true;
      }
    }
    assertThat(rounds).isLessThan(10_000);
    witness.assertIsServed();
    String answer = "";
    while (!answer.equals("readyok")) {
      Client next = client(server);
      next.say("isready\n");
      answer = next.answer();
    }
  }

  @Test
  void whoNeverReadsWhatItHadThoughtAboutHoldsNoSearch() throws Exception {
    UgiServer server = serve(new ServiceLimits(9, 1000, 1, 1, LONG, SHORT));
    Client deaf = client(server);
    deaf.say("setoption name Level value classic:easy\n" + "go\n".repeat(1000));
    Client other = client(server);
    String answer = "info string error";
    while (answer.startsWith("info string error")) {
      other.say("go depth 1\n");
      answer = other.move();
    }
    assertThat(answer).startsWith("bestmove ");
  }

  /// On virtual threads, as many of these as there are processors would be enough.
  @Test
  void floodsKeepNobodyFromBeingAnswered() throws Exception {
    UgiServer server = serve(new ServiceLimits(99, 100, 2, 1, LONG, LONG));
    byte[] flood = "isready\n".repeat(1000).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < Runtime.getRuntime().availableProcessors() + 2; i++) {
      Client flooder = client(server);
      Thread.ofPlatform().daemon().start(() -> pour(flooder, flood));
      Thread.ofPlatform().daemon().start(() -> swallow(flooder));
    }
    Client witness = client(server);
    for (int i = 0; i < 100; i++) {
      witness.assertIsServed();
    }
  }

  private static void pour(Client client, byte[] flood) {
    try {
      while (!client.socket.isClosed()) {
        client.socket.getOutputStream().write(flood);
      }
    } catch (IOException e) {
      assertThat(client.socket.isClosed()).isTrue();
    }
  }

  private static void swallow(Client client) {
    byte[] swallowed = new byte[1 << 14];
    try {
      int count = 0;
      while (count >= 0) {
        count = client.socket.getInputStream().read(swallowed);
      }
    } catch (IOException e) {
      assertThat(client.socket.isClosed()).isTrue();
    }
  }

  @Test
  void commandsThatWaitAreLimitedAndEachIsAnswered() throws Exception {
    Client client = client(serve(new ServiceLimits(9, 100, 2, 1, LONG, LONG)));
    client.say("perft 60\n" + "perft 1\n".repeat(1200) + "stop\n");
    for (int i = 0; i < 201; i++) {
      assertThat(client.answer()).isEqualTo("info string error at most 1000 commands can wait");
    }
    for (int i = 0; i < 1000; i++) {
      assertThat(client.answer()).isEqualTo("info string perft stopped");
    }
  }

  @Test
  void manyClientsThinkAtTheSameTime() throws Exception {
    UgiServer server = serve(ServiceLimits.STANDARD);
    List<Client> clients = new ArrayList<>();
    for (int i = 0; i < ServiceLimits.STANDARD.connections(); i++) {
      clients.add(client(server));
    }
    for (Client client : clients) {
      client.say("uai\nsetoption name Hash value 1\nposition startpos\ngo nodes 2000\n");
    }
    List<String> answers = new ArrayList<>();
    for (Client client : clients) {
      String line = client.answer();
      while (!line.startsWith("bestmove")) {
        assertThat(line).matches("(id|option|info depth) .*|uaiok");
        line = client.answer();
      }
      answers.add(line);
    }
    assertThat(answers).hasSize(64).containsOnly(answers.getFirst());
  }
}

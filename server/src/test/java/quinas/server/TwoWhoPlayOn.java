package quinas.server;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import quinas.server.limit.Limit;
import quinas.server.live.Conduct;
import tools.jackson.databind.JsonNode;

/// Two who play, and play on whatever others do meanwhile: tests of clients that mean harm, or are
/// broken, extend this.
abstract class TwoWhoPlayOn {

  TestServer server;
  Caller caller;
  String id;
  String firstToken;
  String secondToken;
  Phone first;
  Phone second;
  int ply;

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

  /// The code of a refusal.
  static String code(JsonNode message) {
    return message.path("error").path("code").stringValue();
  }
}

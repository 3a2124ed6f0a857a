package quinas.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Two servers on one database serve the same game.
class SeveralServersTest {

  @Test
  void playersOnTwoServersWithPostgresMeet() throws IOException, InterruptedException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      meet(postgres.getJdbcUrl("postgres", "postgres"));
    }
  }

  @Test
  void playersOnTwoServersWithOneFileMeet() throws IOException, InterruptedException {
    meet(TestServer.freshDatabase());
  }

  @Test
  void whoWasConnectedToADeadServerIsMissedAndNobodyElse()
      throws IOException, InterruptedException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String database = postgres.getJdbcUrl("postgres", "postgres");
      try (TestServer here = TestServer.start(database, TestServer.settings());
          TestServer there = TestServer.start(database, TestServer.settings());
          ServerProcess dies = ServerProcess.start(database)) {
        Caller caller = new Caller(here);
        JsonNode lonely = caller.create("shiftago", "");
        JsonNode merry = caller.create("shiftago", "");
        String lonelyToken = Caller.token(new Caller(dies.port()).join(lonely));
        String merryToken = Caller.token(new Caller(there).join(merry));
        try (Phone first = new Phone(here).watch(Caller.id(lonely), Caller.token(lonely));
            Phone alike = new Phone(here).watch(Caller.id(merry), Caller.token(merry));
            Phone second = new Phone(dies.port()).watch(Caller.id(lonely), lonelyToken);
            Phone other = new Phone(there).watch(Caller.id(merry), merryToken)) {
          second.hear("state");
          other.hear("state");
          awaitBeats(here, 3);
          dies.kill();
          first.hear(m -> m.path("game").path("claimAt").isNumber(), "that one may claim");
          alike.hear(m -> isGone(m, true), "somebody asking for the second of the other game");
          alike.hear(m -> isGone(m, false), "that the second of the other game is there");
        }
      }
    }
  }

  /// Waits until so many servers have said that they are there.
  private static void awaitBeats(TestServer server, int servers)
      throws IOException, InterruptedException {
    while (server.store().beats().size() < servers) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  /// Whether a message with the whole game says that the second may lose by being away.
  private static boolean isGone(JsonNode message, boolean isGone) {
    return message.path("game").path("version").isNumber()
        && message.path("game").path("claimAt").isNumber() == isGone;
  }

  private static void meet(String database) throws IOException, InterruptedException {
    try (TestServer here = TestServer.start(database, TestServer.settings());
        TestServer there = TestServer.start(database, TestServer.settings())) {
      JsonNode created =
          new Caller(here)
              .create(
                  "shiftago",
                  ", \"clock\": {\"kind\": \"increment\", \"base\": 60, \"increment\": 1}");
      String id = Caller.id(created);
      JsonNode joined = new Caller(there).join(created);
      try (Phone first = new Phone(here).watch(id, Caller.token(created));
          Phone second = new Phone(there).watch(id, Caller.token(joined))) {
        second.hear("state");
        for (int ply = 0; ply < 12; ply += 2) {
          int now = ply;
          first.move(id, ply, ply % 4 == 0 ? "left3" : "left5").hear("accepted");
          second.hear(m -> isAt(m, now), "the move of the first");
          second.move(id, ply + 1, ply % 4 == 0 ? "up2" : "up6").hear("accepted");
          first.hear(m -> isAt(m, now + 1), "the move of the second");
        }
        first.say("{\"type\":\"draw\",\"answer\":\"offer\",\"id\":\"%s\"}".formatted(id));
        second.hear(m -> m.path("game").path("drawOffer").isString(), "the offer");
        second.say("{\"type\":\"draw\",\"answer\":\"accept\",\"id\":\"%s\"}".formatted(id));
        JsonNode end =
            first.hear(m -> m.path("game").path("status").asString("").equals("over"), "the end");
        assertThat(end.path("game").path("reason").stringValue()).isEqualTo("agreement");
      }
    }
  }

  /// Whether a message shows the move of a ply, by itself or with the whole game.
  private static boolean isAt(JsonNode message, int ply) {
    return message.path("ply").intValue(-1) == ply
        || message.path("game").path("moves").size() == ply + 1;
  }
}

package quinas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Two processes serve the games of one PostgreSQL.
class TwoServersTest {

  private static final String CLOCK = "{\"kind\": \"increment\", \"base\": 600, \"increment\": 0}";

  @Test
  void whoseServerIsKilledGoesOnAtTheOther() throws IOException, InterruptedException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String database = postgres.getJdbcUrl("postgres", "postgres");
      try (QuinasServer here = QuinasServer.start(database, 0);
          QuinasServer there = QuinasServer.start(database, 0);
          Api near = new Api(here.address());
          Api far = new Api(there.address())) {
        JsonNode created = near.create("shiftago", CLOCK);
        JsonNode joined = far.join(created);
        String id = created.path("game").path("id").stringValue();
        String token = joined.path("token").stringValue();
        try (Line first = near.watch(id, created.path("token").stringValue());
            Line second = far.watch(id, token)) {
          second.hear("state");
          play(id, first, second, 0);
          there.kill();
          TimeUnit.SECONDS.sleep(2);
          try (Line again = near.watch(id, token)) {
            assertThat(again.hear("state").path("game").path("moves")).hasSize(6);
            play(id, first, again, 6);
          }
          // Nobody's time stood still: a server was there all the while. Of the two seconds, half a
          // second may be forgiven, for a slow line.
          JsonNode clock = near.state(id).path("clock");
          long played =
              clock.path("at").longValue() - created.path("game").path("createdAt").longValue();
          long left = clock.path("first").longValue() + clock.path("second").longValue();
          assertThat(1_200_000 - left).isBetween(1_500L, played);
        }
      }
    }
  }

  /// Six moves, each of which the other hears of.
  private static void play(String id, Line first, Line second, int from)
      throws IOException, InterruptedException {
    for (int ply = from; ply < from + 6; ply += 2) {
      int now = ply;
      first.move(id, ply, ply % 4 == 0 ? "left3" : "left5");
      first.hear("accepted");
      second.hear(message -> isAt(message, now), "the move of the first");
      second.move(id, ply + 1, ply % 4 == 0 ? "up2" : "up6");
      second.hear("accepted");
      first.hear(message -> isAt(message, now + 1), "the move of the second");
    }
  }

  /// Whether a message shows the move of a ply, by itself or with the whole game.
  private static boolean isAt(JsonNode message, int ply) {
    return message.path("ply").intValue(-1) == ply
        || message.path("game").path("moves").size() == ply + 1;
  }
}

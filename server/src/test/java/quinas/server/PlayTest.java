package quinas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.server.limit.Limit;
import quinas.server.live.Conduct;
import tools.jackson.databind.JsonNode;

/// Games between people, as they are played: over real sockets, kept in a real database.
class PlayTest {

  /// The position of a state, worked out by the rules.
  private static Position position(JsonNode state) {
    try {
      Game game = Games.read(state.path("game").stringValue());
      Options options = Options.read(game, state.path("options").stringValue());
      Position position = game.notation().position(state.path("start").stringValue(), options);
      for (JsonNode move : state.path("moves")) {
        position = position.play(game.notation().move(position, move.stringValue()));
      }
      return position;
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  private static String someMove(JsonNode state, SplitMix64 random) {
    Position position = position(state);
    Game game = Games.byId(state.path("game").stringValue()).orElseThrow();
    return game.notation().text(position.randomMove(random));
  }

  @Test
  void twoPlayAWholeGameOfEachKind() throws IOException, InterruptedException {
    // They play faster than people may.
    try (TestServer server =
        TestServer.start(TestServer.settings(limits -> limits.with(Limit.MESSAGES, 1000)))) {
      Caller caller = new Caller(server);
      for (Game game : Games.ALL) {
        JsonNode created = caller.create(game.id(), "");
        String id = Caller.id(created);
        JsonNode joined = caller.join(created);
        try (Phone first = new Phone(server).watch(id, Caller.token(created));
            Phone second = new Phone(server).watch(id, Caller.token(joined));
            Phone guest = new Phone(server).watch(id)) {
          JsonNode end = play(id, Map.of(Seat.FIRST, first, Seat.SECOND, second), guest);
          assertThat(end.path("status").stringValue()).isEqualTo("over");
          assertThat(position(end).isOver()).isTrue();
        }
        String record = caller.get("/api/games/" + id + "/record").body();
        assertThat(record).contains("[Game \"" + game.id() + "\"]", "[First \"Ana\"]");
        assertThat(server.store().record(id)).contains(record);
      }
    }
  }

  private static JsonNode play(String id, Map<Seat, Phone> players, Phone guest)
      throws InterruptedException {
    SplitMix64 random = new SplitMix64(id.hashCode());
    JsonNode state = guest.hear("state").path("game");
    Position position = position(state);
    Game game = Games.byId(state.path("game").stringValue()).orElseThrow();
    for (int ply = 0; !position.isOver(); ply++) {
      int move = position.randomMove(random);
      Phone player = Objects.requireNonNull(players.get(position.turn()));
      player.move(id, ply, game.notation().text(move));
      JsonNode accepted = player.hear("accepted");
      assertThat(accepted.path("key").intValue()).isEqualTo(ply);
      JsonNode moved = guest.hear("moved");
      assertThat(moved.path("ply").intValue()).isEqualTo(ply);
      assertThat(moved.path("move").stringValue()).isEqualTo(game.notation().text(move));
      position = position.play(move);
    }
    return guest.hear("state").path("game");
  }

  @Test
  void whoComesBackSeesWhatHappenedMeanwhile() throws IOException, InterruptedException {
    try (TestServer server = TestServer.start()) {
      Caller caller = new Caller(server);
      JsonNode created = caller.create("shiftago", "");
      String id = Caller.id(created);
      JsonNode joined = caller.join(created);
      Phone first = new Phone(server).watch(id, Caller.token(created));
      first.hear("state");
      first.move(id, 0, "left3").hear("accepted");
      first.vanish();
      assertThat(
              caller
                  .act(id, Caller.token(joined), "{\"type\":\"move\",\"ply\":1,\"move\":\"up2\"}")
                  .statusCode())
          .isEqualTo(200);
      try (Phone again = new Phone(server).watch(id, Caller.token(created))) {
        JsonNode state = again.hear("state");
        assertThat(state.path("seat").stringValue()).isEqualTo("first");
        assertThat(state.path("game").path("moves")).hasSize(2);
      }
    }
  }

  @Test
  void aBrokenConnectionIsNoticedLongBeforeItsSilenceIsTooLong()
      throws IOException, InterruptedException {
    Settings patient = TestServer.settings(l -> l, Conduct.STANDARD, Duration.ofMinutes(10));
    try (TestServer server = TestServer.start(patient)) {
      Caller caller = new Caller(server);
      JsonNode created = caller.create("shiftago", "");
      String id = Caller.id(created);
      JsonNode joined = caller.join(created);
      Phone first = new Phone(server).watch(id, Caller.token(created));
      first.hear("state");
      try (Phone second = new Phone(server).watch(id, Caller.token(joined))) {
        second.hear("state");
        first.vanish();
        second.hear(message -> !message.path("first").booleanValue(true), "first is gone");
      }
    }
  }

  /// A moment, and more than there is on the player's clock.
  @ParameterizedTest
  @ValueSource(longs = {1_500, 120_000})
  void theTimeWithoutAServerIsChargedToNobody(long pause) throws IOException, InterruptedException {
    String database = TestServer.freshDatabase();
    String clock = ", \"clock\": {\"kind\": \"increment\", \"base\": 60, \"increment\": 0}";
    Instant gone = Instant.now();
    String id;
    String token;
    try (TestServer server = TestServer.start(database, TestServer.settings(), () -> gone)) {
      Caller caller = new Caller(server);
      JsonNode created = caller.create("shiftago", clock);
      id = Caller.id(created);
      token = Caller.token(created);
      JsonNode joined = caller.join(created);
      caller.act(id, token, "{\"type\":\"move\",\"ply\":0,\"move\":\"left3\"}");
      caller.act(id, Caller.token(joined), "{\"type\":\"move\",\"ply\":1,\"move\":\"up2\"}");
    }
    Instant back = gone.plusMillis(pause);
    try (TestServer server = TestServer.start(database, TestServer.settings(), () -> back);
        Phone phone = new Phone(server).watch(id, token)) {
      JsonNode state = phone.hear("state");
      JsonNode running = state.path("game").path("clock");
      assertThat(running.path("running").stringValue()).isEqualTo("first");
      assertThat(running.path("first").longValue()).isEqualTo(60_000);
      assertThat(running.path("at").longValue()).isEqualTo(back.toEpochMilli());
      phone.move(id, 2, "left3").hear("accepted");
    }
  }

  @Test
  void aFlagFallsThoughNobodyMoves() throws IOException, InterruptedException {
    String clock = ", \"clock\": {\"kind\": \"move\", \"seconds\": 1}";
    try (TestServer server = TestServer.start()) {
      Caller caller = new Caller(server);
      JsonNode created = caller.create("shiftago", clock);
      String id = Caller.id(created);
      JsonNode joined = caller.join(created);
      caller.act(id, Caller.token(created), "{\"type\":\"move\",\"ply\":0,\"move\":\"left3\"}");
      caller.act(id, Caller.token(joined), "{\"type\":\"move\",\"ply\":1,\"move\":\"up2\"}");
      try (Phone guest = new Phone(server).watch(id)) {
        JsonNode end =
            guest
                .hear(
                    message -> message.path("game").path("status").asString("").equals("over"),
                    "the end")
                .path("game");
        assertThat(end.path("result").stringValue()).isEqualTo("second");
        assertThat(end.path("reason").stringValue()).isEqualTo("time");
      }
    }
  }

  @Test
  void whoStaysAwayLosesByClaim() throws IOException, InterruptedException {
    Settings settings =
        TestServer.settings(
            limits -> limits, new Conduct(200, 60_000), java.time.Duration.ofSeconds(20));
    try (TestServer server = TestServer.start(settings)) {
      Caller caller = new Caller(server);
      JsonNode created = caller.create("shiftago", "");
      String id = Caller.id(created);
      JsonNode joined = caller.join(created);
      try (Phone first = new Phone(server).watch(id, Caller.token(created))) {
        Phone second = new Phone(server).watch(id, Caller.token(joined));
        second.hear("state");
        first.hear("state");
        first.say("{\"type\":\"claim\",\"id\":\"%s\",\"as\":\"win\"}".formatted(id));
        JsonNode refused = first.hear("refused").path("error");
        assertThat(refused.path("code").stringValue()).isEqualTo("cannot-claim");
        second.vanish();
        JsonNode presence =
            first.hear(m -> !m.path("second").booleanValue(true), "that the second is gone");
        assertThat(presence.path("first").booleanValue()).isTrue();
        JsonNode away =
            first.hear(m -> m.path("game").path("claimAt").isNumber(), "that one may claim");
        assertThat(away.path("game").path("seats").path("second").path("isOnline").booleanValue())
            .isFalse();
        long wait = away.path("game").path("claimAt").longValue() - away.path("now").longValue();
        assertThat(wait).isLessThanOrEqualTo(200);
        java.util.concurrent.TimeUnit.MILLISECONDS.sleep(wait + 20);
        first.say("{\"type\":\"claim\",\"id\":\"%s\",\"as\":\"win\"}".formatted(id));
        JsonNode end = first.hear("state").path("game");
        assertThat(end.path("result").stringValue()).isEqualTo("first");
        assertThat(end.path("reason").stringValue()).isEqualTo("disconnection");
      }
    }
  }

  @Test
  void aComputerAnswersAndPlaysAgainWithTheSeatsSwapped() throws IOException, InterruptedException {
    try (TestServer server = TestServer.start()) {
      Caller caller = new Caller(server);
      JsonNode created =
          Caller.json(
              caller.post(
                  "/api/games",
                  """
                  {"game": "shiftago", "seat": "second",
                   "opponent": {"kind": "computer", "level": "classic:easy"}}\
                  """));
      String id = Caller.id(created);
      String token = Caller.token(created);
      try (Phone phone = new Phone(server).watch(id, token)) {
        JsonNode state =
            phone.hear(
                m -> m.path("ply").intValue(-1) == 0 || m.path("game").path("moves").size() == 1,
                "the computer's move");
        assertThat(state.path("type").stringValue()).isIn("moved", "state");
        phone.say("{\"type\":\"resign\",\"id\":\"%s\"}".formatted(id));
        phone.hear(m -> m.path("game").path("status").asString("").equals("over"), "the end");
        phone.say("{\"type\":\"rematch\",\"answer\":\"offer\",\"id\":\"%s\"}".formatted(id));
        String next =
            phone
                .hear(m -> m.path("game").path("rematch").isString(), "the rematch")
                .path("game")
                .path("rematch")
                .stringValue();
        phone.watch(next, token);
        JsonNode again =
            phone.hear(m -> m.path("game").path("id").asString("").equals(next), "the next game");
        assertThat(again.path("seat").stringValue()).isEqualTo("first");
        phone.move(next, 0, someMove(again.path("game"), new SplitMix64(1))).hear("accepted");
        phone.hear(m -> m.path("ply").intValue(-1) == 1, "the computer's answer");
      }
    }
  }
}

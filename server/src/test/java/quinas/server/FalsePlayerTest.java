package quinas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Clients that pretend to be somebody else, or to have the move.
class FalsePlayerTest extends TwoWhoPlayOn {

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
}

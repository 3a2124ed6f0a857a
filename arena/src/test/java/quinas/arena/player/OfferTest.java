package quinas.arena.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.record.Komi;
import quinas.engine.search.Score;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogs;

class OfferTest {

  private static final Clock CLOCK =
      Clock.start(
          TimeControl.game(Duration.ofSeconds(10), Duration.ZERO),
          TimeControl.game(Duration.ofSeconds(20), Duration.ZERO));

  private static Offer offer(String turn, Seat seat, String komi) throws NotationException {
    Options options = Options.read(CatsDogs.GAME, "size=4,specials=off");
    String counts = turn.equals("c") ? "0 0" : "1 0";
    Position position =
        CatsDogs.GAME.notation().position("4/4/4/4 %s place %s".formatted(turn, counts), options);
    return new Offer(position, List.of(), position, CLOCK, seat, Komi.read(CatsDogs.GAME, komi));
  }

  /// A point is worth 100.
  @ParameterizedTest
  @CsvSource({
    // the second seat's own turn: it likes what is good for whoever acts
    "d, SECOND, 0,   1, false",
    "d, SECOND, 0,   0, false",
    "d, SECOND, 0,  -1, true",
    // the first seat's turn: what is good for it makes the second want to be it
    "c, SECOND, 0,   1, true",
    "c, SECOND, 0,  -1, false",
    // the first seat is asked
    "c, FIRST,  0,  -1, true",
    "c, FIRST,  0,   1, false",
    "d, FIRST,  0,   1, true",
    // one point and a half for the second seat
    "d, SECOND, 1.5, -149, false",
    "d, SECOND, 1.5, -150, false",
    "d, SECOND, 1.5, -151, true",
    "c, SECOND, 1.5,  149, false",
    "c, SECOND, 1.5,  151, true",
    "c, FIRST,  1.5,  149, true",
    "c, FIRST,  1.5,  151, false",
  })
  void whoSeesItselfBehindIsBetterOffAcross(
      String turn, Seat seat, String komi, int score, boolean isBetter) throws NotationException {
    assertThat(offer(turn, seat, komi).isBetterAcross(score, 100)).isEqualTo(isBetter);
  }

  @Test
  void aProvenWinIsOneWhateverTheKomi() throws NotationException {
    Offer offer = offer("c", Seat.SECOND, "900");

    assertThat(offer.isBetterAcross(Score.WIN - 5, 100)).isTrue();
    assertThat(offer.isBetterAcross(5 - Score.WIN, 100)).isFalse();
  }

  @Test
  void whoIsAskedForAMoveInsteadHasItsOwnTime() throws NotationException {
    for (String turn : List.of("c", "d")) {
      Turn asked = offer(turn, Seat.SECOND, "0").turn();

      assertThat(asked.clock().remaining(asked.position().turn()))
          .isEqualTo(Duration.ofSeconds(20));
    }
  }
}

package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.rules.Outcome.Result;

class OutcomeTest {

  private static final Reason REASON = () -> "board full";

  @Test
  void noneIsNotOver() {
    assertThat(Outcome.NONE.isOver()).isFalse();
    assertThat(Outcome.NONE.reason().text()).isEqualTo("none");
    assertThat(Outcome.NONE.isWonBy(Seat.FIRST)).isFalse();
    assertThat(Outcome.NONE.isWonBy(Seat.SECOND)).isFalse();
  }

  @Test
  void aWinHasOneWinner() {
    Outcome first = Outcome.win(Seat.FIRST, REASON);
    assertThat(first).isEqualTo(new Outcome(Result.FIRST, REASON, 0, 0));
    assertThat(first.isOver()).isTrue();
    assertThat(first.isWonBy(Seat.FIRST)).isTrue();
    assertThat(first.isWonBy(Seat.SECOND)).isFalse();
    Outcome second = Outcome.win(Seat.SECOND, REASON);
    assertThat(second.result()).isEqualTo(Result.SECOND);
    assertThat(second.isWonBy(Seat.SECOND)).isTrue();
    assertThat(second.isWonBy(Seat.FIRST)).isFalse();
  }

  @Test
  void aDrawHasNone() {
    Outcome draw = Outcome.draw(REASON);
    assertThat(draw).isEqualTo(new Outcome(Result.DRAW, REASON, 0, 0));
    assertThat(draw.isOver()).isTrue();
    assertThat(draw.isWonBy(Seat.FIRST)).isFalse();
    assertThat(draw.isWonBy(Seat.SECOND)).isFalse();
  }

  @Test
  void morePointsWin() {
    assertThat(Outcome.byPoints(3, 2, REASON)).isEqualTo(new Outcome(Result.FIRST, REASON, 3, 2));
    assertThat(Outcome.byPoints(2, 3, REASON)).isEqualTo(new Outcome(Result.SECOND, REASON, 2, 3));
    assertThat(Outcome.byPoints(3, 3, REASON)).isEqualTo(new Outcome(Result.DRAW, REASON, 3, 3));
  }

  @Test
  void thereAreTwoSeats() {
    assertThat(Seat.of(0)).isEqualTo(Seat.FIRST);
    assertThat(Seat.of(1)).isEqualTo(Seat.SECOND);
    assertThat(Seat.FIRST.index()).isZero();
    assertThat(Seat.SECOND.index()).isEqualTo(1);
    assertThat(Seat.FIRST.other()).isEqualTo(Seat.SECOND);
    assertThat(Seat.SECOND.other()).isEqualTo(Seat.FIRST);
  }
}

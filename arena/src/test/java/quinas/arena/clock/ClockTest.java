package quinas.arena.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import quinas.engine.search.Limits;
import quinas.rules.Seat;

class ClockTest {

  private static final Duration NO_MARGIN = Duration.ZERO;

  @Test
  void aMoveCostsItsTimeAndEarnsTheIncrement() {
    Clock clock = start(TimeControl.game(seconds(10), seconds(1))).after(Seat.FIRST, seconds(4));

    assertThat(clock.remaining(Seat.FIRST)).isEqualTo(seconds(7));
    assertThat(clock.remaining(Seat.SECOND)).isEqualTo(seconds(10));
  }

  @Test
  void aSessionEndsWithTheBaseTimeOnceMore() {
    TimeControl control = new TimeControl(seconds(10), Duration.ZERO, 2, Limits.NONE);
    Clock clock = start(control).after(Seat.SECOND, seconds(3));
    assertThat(clock.movesToGo(Seat.SECOND)).isEqualTo(1);

    Clock next = clock.after(Seat.SECOND, seconds(3));

    assertThat(next.remaining(Seat.SECOND)).isEqualTo(seconds(14));
    assertThat(next.movesToGo(Seat.SECOND)).isEqualTo(2);
  }

  @Test
  void timePerMoveIsNeverSaved() {
    Clock clock = start(TimeControl.perMove(seconds(2))).after(Seat.FIRST, seconds(1));

    assertThat(clock.remaining(Seat.FIRST)).isEqualTo(seconds(2));
    assertThat(clock.movesToGo(Seat.FIRST)).isEqualTo(1);
  }

  @Test
  void theLastNanosecondIsInTime() {
    Clock clock = start(TimeControl.game(seconds(10), Duration.ZERO));

    assertThat(clock.runsOut(Seat.FIRST, seconds(10), NO_MARGIN)).isFalse();
    assertThat(clock.runsOut(Seat.FIRST, seconds(10).plusNanos(1), NO_MARGIN)).isTrue();
  }

  @Test
  void theMarginForgivesButIsCharged() {
    Clock clock = start(TimeControl.game(seconds(10), seconds(1)));
    assertThat(clock.runsOut(Seat.FIRST, seconds(12), seconds(2))).isFalse();

    assertThat(clock.after(Seat.FIRST, seconds(12)).remaining(Seat.FIRST)).isEqualTo(seconds(1));
  }

  @Test
  void withoutAClockNothingRunsOut() {
    Clock clock = start(TimeControl.NONE).after(Seat.FIRST, Duration.ofDays(1));

    assertThat(clock.runsOut(Seat.FIRST, Duration.ofDays(1), NO_MARGIN)).isFalse();
    assertThat(clock.movesToGo(Seat.FIRST)).isZero();
  }

  @Test
  void thePlayersMayHaveUnequalTimes() {
    Clock clock = Clock.start(TimeControl.NONE, TimeControl.perMove(seconds(1)));

    assertThat(clock.runsOut(Seat.FIRST, seconds(2), NO_MARGIN)).isFalse();
    assertThat(clock.runsOut(Seat.SECOND, seconds(2), NO_MARGIN)).isTrue();
  }

  private static Clock start(TimeControl both) {
    return Clock.start(both, both);
  }

  private static Duration seconds(int seconds) {
    return Duration.ofSeconds(seconds);
  }
}

package quinas.arena.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.rules.Seat;

class StopwatchTest {

  /// A connection of which nothing but the processor time matters.
  private record Spending(Deque<Duration> times) implements Connection {
    @Override
    public void send(String line) {}

    @Override
    public Optional<Duration> processorTime() {
      return Optional.of(times.remove());
    }

    @Override
    public String ending() {
      return "";
    }

    @Override
    public void close() {}
  }

  private static Duration used(int before, int after) {
    Connection connection =
        new Spending(
            new ArrayDeque<>(List.of(Duration.ofMillis(before), Duration.ofMillis(after))));
    TimeControl control = TimeControl.perMove(Duration.ofSeconds(9));
    Stopwatch watch =
        Stopwatch.start(
            connection,
            Timing.STANDARD.onProcessorTime(),
            Duration.ZERO,
            Clock.start(control, control),
            Seat.FIRST);
    return watch.used(System.nanoTime());
  }

  @Test
  void whatProcessorsSpentIsCharged() {
    assertThat(used(200, 350)).isEqualTo(Duration.ofMillis(150));
  }

  @Test
  void aProcessThatEndsAndTakesItsTimeWithItGivesNoneBack() {
    assertThat(used(350, 200)).isZero();
  }
}

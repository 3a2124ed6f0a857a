package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.engine.TimeLimit;
import quinas.engine.search.Limits;
import quinas.rules.Seat;

class GoLimitsTest {

  private static final String GREATEST = "999999999999999999";

  private static GoLimits read(Dialect dialect, Seat turn, String words) throws UgiException {
    return GoLimits.read(
        words.isEmpty() ? List.of() : List.of(words.split(" ", -1)), dialect, turn);
  }

  private static GoLimits ugi(String words) throws UgiException {
    return read(Dialect.UGI, Seat.FIRST, words);
  }

  private static Duration millis(long millis) {
    return Duration.ofMillis(millis);
  }

  @Test
  void depthAndNodesAreTakenAsTheyAre() throws Exception {
    assertThat(ugi("depth 7")).isEqualTo(new GoLimits(false, Limits.depth(7), TimeLimit.NONE));
    assertThat(ugi("nodes 12")).isEqualTo(new GoLimits(false, Limits.nodes(12), TimeLimit.NONE));
    assertThat(ugi("nodes 12 depth 3").limits()).isEqualTo(new Limits(3, 12));
  }

  @Test
  void eachSeatHasItsOwnClock() throws Exception {
    String clocks = "btime 5000 wtime 70000 binc 10 winc 20";
    assertThat(read(Dialect.UAI, Seat.FIRST, clocks).time())
        .isEqualTo(TimeLimit.share(millis(4990), millis(10), 0));
    assertThat(read(Dialect.UAI, Seat.SECOND, clocks).time())
        .isEqualTo(TimeLimit.share(millis(69_990), millis(20), 0));
    assertThat(read(Dialect.UGI, Seat.SECOND, "p2time 300 movestogo 4 p1time 7").time())
        .isEqualTo(TimeLimit.share(millis(290), Duration.ZERO, 4));
  }

  @Test
  void timeForTheMoveIsSpentButForTheWay() throws Exception {
    assertThat(ugi("movetime 1000").time()).isEqualTo(TimeLimit.exactly(millis(990)));
    assertThat(ugi("movetime 50").time()).isEqualTo(TimeLimit.exactly(millis(45)));
    assertThat(ugi("movetime 0").time()).isEqualTo(TimeLimit.exactly(Duration.ZERO));
  }

  @Test
  void theShorterTimeCounts() throws Exception {
    assertThat(ugi("movetime 100 p1time 100000").time()).isEqualTo(TimeLimit.exactly(millis(90)));
    assertThat(ugi("movetime 100 p1time 50").time())
        .isEqualTo(TimeLimit.share(millis(40), Duration.ZERO, 0));
  }

  @Test
  void aClockThatHasRunOutLeavesNoTime() throws Exception {
    assertThat(ugi("p1time -300 p1inc 100").time()).isEqualTo(TimeLimit.exactly(Duration.ZERO));
    assertThat(ugi("p1time 3").time()).isEqualTo(TimeLimit.exactly(Duration.ZERO));
  }

  @Test
  void whatWouldNeverEndEndsAfterAWhile() throws Exception {
    for (String words : List.of("", "p2time 100", "p1inc 100", "movestogo 4")) {
      assertThat(ugi(words))
          .as(words)
          .isEqualTo(new GoLimits(false, Limits.nodes(GoLimits.STANDARD_NODES), TimeLimit.NONE));
    }
    assertThat(ugi("infinite")).isEqualTo(new GoLimits(true, Limits.NONE, TimeLimit.NONE));
  }

  @Test
  void theGreatestNumbersAreTaken() throws Exception {
    GoLimits limits =
        ugi(
            "depth "
                + GREATEST
                + " nodes "
                + GREATEST
                + " movetime "
                + GREATEST
                + " p1time "
                + GREATEST
                + " p1inc "
                + GREATEST
                + " movestogo "
                + GREATEST);
    assertThat(limits.limits().depth()).isEqualTo(Limits.NONE.depth());
    assertThat(limits.time().hard()).isGreaterThan(Duration.ofDays(365));
  }
}

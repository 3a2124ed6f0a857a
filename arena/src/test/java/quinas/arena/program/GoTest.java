package quinas.arena.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.protocol.Dialect;
import quinas.rules.Seat;

class GoTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UGI | 8+0.08 | 4 | FIRST | go p1time 8000 p1inc 80 p2time 4000 p2inc 0",
        "UAI | 8+0.08 | 4 | SECOND | go btime 8000 binc 80 wtime 4000 winc 0",
        "UGI | 8 | none | FIRST | go p1time 8000 p1inc 0",
        "UGI | 8 | none | SECOND | go movetime 1000",
        "UGI | 8 | 0.1/move | FIRST | go p1time 8000 p1inc 0",
        "UGI | 8 | 0.1/move | SECOND | go movetime 100",
        "UAI | 40/60 | 9 | FIRST | go btime 60000 binc 0 wtime 9000 winc 0 movestogo 40",
        "UGI | nodes=5 | 9 | FIRST | go nodes 5",
        "UGI | 8,nodes=5,depth=2 | none | FIRST | go p1time 8000 p1inc 0 nodes 5 depth 2",
        "UGI | 0.0001/move | none | FIRST | go movetime 1",
      })
  void theClocksAndLimitsAreTold(
      Dialect dialect, String first, String second, Seat turn, String question) throws Exception {
    Clock clock = Clock.start(TimeControl.read(first), TimeControl.read(second));

    assertThat(Go.text(clock, turn, dialect)).isEqualTo(question);
  }
}

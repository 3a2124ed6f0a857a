package quinas.arena.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.engine.search.Limits;
import quinas.rules.NotationException;

class TimeControlTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "none",
        "8+0.08",
        "60",
        "40/60+0.6",
        "0.1/move",
        "nodes=10000",
        "depth=6",
        "8+0.08,nodes=10000,depth=6"
      })
  void whatIsWrittenIsWhatWasRead(String text) throws Exception {
    assertThat(TimeControl.read(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource({"100ms/move, 0.1/move", "3m+2s, 180+2", "0.50, 0.5", "1m/move, 60/move"})
  void unitsAreForPeople(String text, String written) throws Exception {
    assertThat(TimeControl.read(text)).hasToString(written);
  }

  @Test
  void everyPartHasItsPlace() throws Exception {
    assertThat(TimeControl.read("40/60+0.6,nodes=5"))
        .isEqualTo(
            new TimeControl(Duration.ofSeconds(60), Duration.ofMillis(600), 40, Limits.nodes(5)));
  }

  @ParameterizedTest
  @CsvSource({
    "fast, fast",
    "0, 0",
    "0.0+1, 0.0",
    "-1, -1",
    "5+x, 5+x",
    "5h, 5h",
    "0/60, 0/60",
    "nodes=0, 0",
    "depth=256, 256",
    "1/move/move, 1/move",
    "1.2.3, 1.2.3"
  })
  void whatIsWrongIsNamed(String text, String named) {
    assertThatThrownBy(() -> TimeControl.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("time control: \"" + named + "\" ");
  }

  @Test
  void onlyLimitsFollowAComma() {
    assertThatThrownBy(() -> TimeControl.read("8+0.08,fast"))
        .hasMessage("time control: \"fast\" is neither nodes=N nor depth=N");
  }
}

package quinas.arena.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InfoTest {

  private static Info read(String line) {
    return Info.read(List.of(line.split(" ", -1)));
  }

  @ParameterizedTest
  @CsvSource({
    "info score cp 42, 42",
    "info score 42, 42",
    "info score cp -42 upperbound, -42",
    "info score +7, 7",
    "info score cp 999999, 29743",
    "info score mate 1, 29999",
    "info score mate 3, 29995",
    "info score mate -1, -29998",
    "info score mate -99999, -29744",
  })
  void scoresAreHundredthsOrProvenEnds(String line, int score) {
    assertThat(read(line).score()).hasValue(score);
  }

  @Test
  void allElseIsTakenWordByWord() {
    Info info = read("info depth 7 seldepth 9 nodes 12345678901 nps 5 time 250 pv a1 b2");

    assertThat(info.depth()).hasValue(7);
    assertThat(info.nodes()).hasValue(12_345_678_901L);
    assertThat(info.time()).contains(Duration.ofMillis(250));
    assertThat(info.score()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"info", "info depth", "info depth x nodes - time 1e9 score", "info time -5", "infos"})
  void whatIsNoNumberSaysNothing(String line) {
    assertThat(read(line)).isEqualTo(Info.NONE);
  }

  @Test
  void aLaterLineAddsToAnEarlierOne() {
    Info both = read("info score cp 5").after(read("info depth 3 score cp 1"));

    assertThat(both.depth()).hasValue(3);
    assertThat(both.score()).isEqualTo(OptionalInt.of(5));
  }
}

package quinas.arena.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineOptionTest {

  private static Optional<EngineOption> read(String line) {
    return EngineOption.read(List.of(line.split(" ", -1)));
  }

  @Test
  void aNameMayHaveManyWords() {
    EngineOption option = read("option name Clear the Hash type button").orElseThrow();

    assertThat(option.name()).isEqualTo("Clear the Hash");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"option", "option name", "option name type spin", "option type spin", "id name a"})
  void whatNamesNoOptionIsNone(String line) {
    assertThat(read(line)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "min 1 max 9, 5, 5",
    "min 1 max 9, 12, 4",
    "min 1 max 9, -1, 9",
    "min 0 max 9223372036854775807, -3, -3",
    "default 0, -3, -3",
    "min -5 max -5, 77, -5",
  })
  void aSeedIsBroughtIntoItsRange(String range, long seed, long within) {
    EngineOption option = read("option name Seed type spin " + range).orElseThrow();

    assertThat(option.within(seed)).isEqualTo(within);
  }
}

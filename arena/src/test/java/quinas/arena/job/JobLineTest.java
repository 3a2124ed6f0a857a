package quinas.arena.job;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JobLineTest {

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a b", "a\nb\r\n", "\\n", "\\\\\n\\", "ção\t🐈", "\n\n"})
  void anyTextFitsOnALine(String text) {
    String line = new JobLine("result", text).toString();
    assertThat(line).doesNotContain("\n", "\r");
    assertThat(JobLine.read(line)).isEqualTo(new JobLine("result", text));
  }

  @Test
  void whatIsNoLineOfOursIsNotRead() {
    assertThat(JobLine.read("")).isNull();
    assertThat(JobLine.read("26/11/28 WARN Utils: Your hostname")).isNull();
  }

  @Test
  void aTextCanHaveTwoParts() {
    JobLine line = JobLine.of("job", "perft", "all the\nrest");
    assertThat(line.first()).isEqualTo("perft");
    assertThat(line.rest()).isEqualTo("all the\nrest");
    assertThat(new JobLine("job", "perft").rest()).isEmpty();
  }
}

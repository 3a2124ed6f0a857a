package quinas.arena.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JobLineTest {

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a b", "a\nb\r\n", "\\n", "\\\\\n\\", "ção\t🐈", "\n\n"})
  void anyTextFitsOnALine(String text) {
    String line = new JobLine("result", text).toString();
    assertThat(line).doesNotContain("\n", "\r");
    assertThat(JobLine.read(line)).contains(new JobLine("result", text));
  }

  @Test
  void whatIsNoLineOfOursIsNotRead() {
    assertThat(JobLine.read("")).isEmpty();
    assertThat(JobLine.read("26/11/28 WARN Utils: Your hostname")).isEmpty();
  }

  @Test
  void aTextCanHaveParts() {
    JobLine line = JobLine.of("job", 7, "perft", "all the\nrest");
    assertThat(line.parts(3)).containsExactly("7", "perft", "all the\nrest");
    assertThat(JobLine.of("piece", 7, "").parts(2)).containsExactly("7", "");
    assertThatThrownBy(() -> line.parts(5)).isInstanceOf(IllegalArgumentException.class);
  }
}

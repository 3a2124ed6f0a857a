package quinas.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class StatusLineTest {

  @Test
  void itKeepsToTheWidthOfTheTerminalAndCoversWhatItWroteBefore() {
    StringWriter out = new StringWriter();
    StatusLine line = new StatusLine(new PrintWriter(out), 30);
    line.show("a".repeat(29));
    line.show("b".repeat(100));
    line.show("short");
    line.clear();

    assertThat(out.toString().split("\r", -1))
        .containsExactly(
            "", "a".repeat(29), "b".repeat(29), "short" + " ".repeat(24), " ".repeat(5), "");
  }

  @Test
  void whatWasNeverShownIsNotCleared() {
    StringWriter out = new StringWriter();
    new StatusLine(new PrintWriter(out), 30).clear();
    assertThat(out.toString()).isEmpty();
  }
}

package quinas.arena.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {

  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    LineReader.readAll(new ByteArrayInputStream(bytes), lines::add);
    return lines;
  }

  @Test
  void linesEndAsTheyEndAnywhere() {
    assertThat(lines("a\nb\r\n\n\r\nc d\re\nlast"))
        .containsExactly("a", "b", "", "", "c d\re", "last");
    assertThat(lines("")).isEmpty();
    assertThat(lines("größe\n")).containsExactly("größe");
  }

  @Test
  void ofALongLineTheBeginningIsKept() {
    List<String> lines = lines("x".repeat(1_000_000) + "\nnext\n");

    assertThat(lines).containsExactly("x".repeat(LineReader.LONGEST), "next");
  }

  @Test
  void aStreamThatBreaksHasEnded() {
    InputStream broken =
        new InputStream() {
          private boolean isRead;

          @Override
          public int read() {
            throw new AssertionError("many bytes are read at once");
          }

          @Override
          public int read(byte[] bytes, int at, int most) throws IOException {
            if (isRead) {
              throw new IOException("broken");
            }
            isRead = true;
            bytes[at] = 'x';
            return 1;
          }
        };
    List<String> lines = new ArrayList<>();

    LineReader.readAll(broken, lines::add);

    assertThat(lines).containsExactly("x");
  }
}

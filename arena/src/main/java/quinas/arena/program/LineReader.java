package quinas.arena.program;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/// Cuts a stream of bytes into lines, whatever the bytes are, in bounded memory.
final class LineReader {

  /// Of longer lines the beginning is kept, in bytes.
  static final int LONGEST = 1 << 16;

  private final Consumer<String> lines;
  private final byte[] line = new byte[LONGEST];
  private int length;
  private boolean isLine;

  private LineReader(Consumer<String> lines) {
    this.lines = lines;
  }

  /// Reads until the stream ends or breaks. A last line needs no end.
  ///
  /// @param lines told each line without its end, be that LF or CRLF
  static void readAll(InputStream in, Consumer<String> lines) {
    LineReader reader = new LineReader(lines);
    byte[] buffer = new byte[8192];
    try {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        reader.take(buffer, read);
      }
    } catch (IOException e) {
      // A stream that breaks has ended.
    }
    if (reader.isLine) {
      reader.end();
    }
  }

  private void take(byte[] bytes, int count) {
    for (int i = 0; i < count; i++) {
      if (bytes[i] == '\n') {
        end();
      } else {
        isLine = true;
        if (length < LONGEST) {
          line[length++] = bytes[i];
        }
      }
    }
  }

  private void end() {
    int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    lines.accept(new String(line, 0, end, StandardCharsets.UTF_8));
    length = 0;
    isLine = false;
  }
}

package quinas.arena.protocol;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// The lines of a stream of bytes, whatever the bytes are.
final class UgiLines {

  private final InputStream in;

  private final int longest;

  /// @param longest how many characters a line may have
  UgiLines(InputStream in, int longest) {
    this.in = new BufferedInputStream(in);
    this.longest = longest;
  }

  /// The next line without its end, `null` after the last. Where bytes are not UTF-8, � stands for
  /// them. Of a line that is too long, so much is kept that it is still too long.
  @Nullable String next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int b = in.read();
    if (b < 0) {
      return null;
    }
    while (b >= 0 && b != '\n') {
      if (line.size() <= 4L * longest) {
        line.write(b);
      }
      b = in.read();
    }
    return line.toString(StandardCharsets.UTF_8);
  }
}

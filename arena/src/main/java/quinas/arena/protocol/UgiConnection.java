package quinas.arena.protocol;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// A [UgiSession] between two streams.
public final class UgiConnection {

  /// How long a single answer may still take after `quit`.
  private static final Duration AFTER_QUIT = Duration.ofSeconds(10);

  /// Talks until `quit` or the end of the input, and then finishes what is still to be answered.
  ///
  /// @param name name and version of the engine
  /// @param patience how long a single answer may still take after the end of the input
  /// @throws IOException if the input breaks; everything is stopped then
  public static void serve(InputStream in, OutputStream out, String name, Duration patience)
      throws IOException, InterruptedException {
    PrintStream lines =
        new PrintStream(new BufferedOutputStream(out), false, StandardCharsets.UTF_8);
    UgiSession session =
        new UgiSession(
            name,
            line -> {
              lines.print(line + "\n");
              lines.flush();
            });
    try {
      UgiLines input = new UgiLines(in);
      String line = input.next();
      while (line != null && session.accept(line)) {
        line = input.next();
      }
      session.finish(line == null ? patience : AFTER_QUIT);
    } finally {
      session.stop();
    }
  }

  private UgiConnection() {}
}

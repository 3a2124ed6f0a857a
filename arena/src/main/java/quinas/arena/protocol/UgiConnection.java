package quinas.arena.protocol;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// A [UgiSession] between two streams.
public final class UgiConnection {

  /// How long a single answer may still take after `quit`.
  private static final Duration AFTER_QUIT = Duration.ofSeconds(10);

  private final UgiLines in;
  private final Writer out;
  private final UgiSession session;

  /// Why answers do not arrive any more.
  private volatile @Nullable IOException broken;

  private UgiConnection(InputStream in, OutputStream out, String name) {
    this.in = new UgiLines(in);
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    session = new UgiSession(name, this::send);
  }

  /// Talks until `quit` or the end of the input, and then finishes what is still to be answered.
  ///
  /// @param out must say so when it breaks, which [System#out] does not
  /// @param name name and version of the engine
  /// @param patience how long a single answer may still take after the end of the input
  /// @throws IOException if the input or the output breaks; everything is stopped then
  public static void serve(InputStream in, OutputStream out, String name, Duration patience)
      throws IOException, InterruptedException {
    UgiConnection connection = new UgiConnection(in, out, name);
    try {
      connection.serve(patience);
    } finally {
      connection.session.stop();
    }
  }

  private void serve(Duration patience) throws IOException, InterruptedException {
    String line = in.next();
    while (line != null && session.accept(line) && broken == null) {
      line = in.next();
    }
    if (broken == null) {
      session.finish(line == null ? patience : AFTER_QUIT);
    }
    IOException cause = broken;
    if (cause != null) {
      throw cause;
    }
  }

  private void send(String line) {
    try {
      out.write(line + "\n");
      out.flush();
    } catch (IOException e) {
      broken = e;
      // Nobody hears what is thought about.
      session.stop();
    }
  }
}

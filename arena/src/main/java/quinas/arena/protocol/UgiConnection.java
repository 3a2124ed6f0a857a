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

  /// How long searches may go on after `quit`, all together. Whoever says it waits for the end.
  private static final Duration SEARCHES_AFTER_QUIT = Duration.ofMillis(400);

  /// How long a single count may still take after `quit`.
  private static final Duration COUNT_AFTER_QUIT = Duration.ofSeconds(10);

  private final UgiLines in;
  private final Writer out;
  private final UgiSession session;

  /// Why answers do not arrive any more.
  private volatile @Nullable IOException broken;

  /// When a line was last read or written, as [System#nanoTime].
  private volatile long lastActive = System.nanoTime();

  /// Whether a line is being written. It hangs if nobody reads it.
  private volatile boolean isWriting;

  UgiConnection(InputStream in, OutputStream out, String name, SessionLimits limits) {
    this.in = new UgiLines(in, limits.line());
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    session = new UgiSession(name, this::send, limits);
  }

  /// Talks until `quit` or the end of the input, and then finishes what is still to be answered.
  ///
  /// @param out must say so when it breaks, which [System#out] does not
  /// @param name name and version of the engine
  /// @param patience how long a single answer may still take after the end of the input
  /// @throws IOException if the input or the output breaks; everything is stopped then
  public static void serve(InputStream in, OutputStream out, String name, Duration patience)
      throws IOException, InterruptedException {
    new UgiConnection(in, out, name, SessionLimits.standard()).serve(patience);
  }

  void serve(Duration patience) throws IOException, InterruptedException {
    try {
      converse(patience);
    } finally {
      session.stop();
    }
  }

  private void converse(Duration patience) throws IOException, InterruptedException {
    String line = in.next();
    while (line != null && session.accept(line) && broken == null) {
      lastActive = System.nanoTime();
      line = in.next();
    }
    if (broken == null && line == null) {
      session.finish(patience);
    } else if (broken == null) {
      session.finish(SEARCHES_AFTER_QUIT, COUNT_AFTER_QUIT);
    }
    IOException cause = broken;
    if (cause != null) {
      throw cause;
    }
  }

  /// Says something that is not the answer to a command.
  void tell(String line) {
    session.tell(line);
  }

  /// How long nothing has been read, written or thought about.
  Duration idle() {
    return session.isThinking() || isWriting ? Duration.ZERO : sinceLastActive();
  }

  /// How long a line has been waiting for its reader.
  Duration stalled() {
    return isWriting ? sinceLastActive() : Duration.ZERO;
  }

  private Duration sinceLastActive() {
    return Duration.ofNanos(System.nanoTime() - lastActive);
  }

  /// Called by one thread at a time.
  private void send(String line) {
    try {
      lastActive = System.nanoTime();
      isWriting = true;
      out.write(line + "\n");
      out.flush();
    } catch (IOException e) {
      broken = e;
      // Nobody hears what is thought about.
      session.stop();
    } finally {
      lastActive = System.nanoTime();
      isWriting = false;
    }
  }
}

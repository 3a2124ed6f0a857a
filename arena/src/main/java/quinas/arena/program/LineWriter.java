package quinas.arena.program;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/// Writes lines from a thread of its own, so that nobody has to wait for a program that does not
/// read them.
final class LineWriter {

  /// No line, since every line has an end: nothing comes after it.
  private static final byte[] END = new byte[0];

  private final OutputStream out;
  private final BlockingQueue<byte[]> waiting = new LinkedBlockingQueue<>();

  private final Thread thread;

  private LineWriter(OutputStream out, String name) {
    this.out = out;
    thread = Thread.ofPlatform().daemon().name(name).unstarted(this::writeAll);
  }

  static LineWriter to(OutputStream out, String name) {
    LineWriter writer = new LineWriter(out, name);
    writer.thread.start();
    return writer;
  }

  void write(String line) {
    waiting.add((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /// Closes the stream after the last line.
  void end() {
    waiting.add(END);
  }

  /// Waits until that has happened, but no longer than so.
  void await(Duration patience) throws InterruptedException {
    thread.join(patience);
  }

  private void writeAll() {
    try (out) {
      for (byte[] line = waiting.take(); line.length > 0; line = waiting.take()) {
        out.write(line);
        out.flush();
      }
    } catch (IOException e) {
      // Who does not listen any more is noticed by the silence.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

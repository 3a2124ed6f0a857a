package quinas.arena.program;

import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// The end of what a program writes to its standard error, which is read so that it never has to
/// wait, however much it writes.
final class LastWords {

  private static final int LINES = 5;
  private static final int LINE = 200;

  private final Deque<String> lines = new ArrayDeque<>();
  private final Thread reader;

  private LastWords(InputStream stream, String name) {
    reader =
        Thread.ofPlatform()
            .daemon()
            .name(name)
            .unstarted(() -> LineReader.readAll(stream, this::add));
  }

  static LastWords of(InputStream stream, String name) {
    LastWords words = new LastWords(stream, name);
    words.reader.start();
    return words;
  }

  private synchronized void add(String line) {
    if (line.isBlank()) {
      return;
    }
    if (lines.size() == LINES) {
      lines.removeFirst();
    }
    lines.addLast(Quotation.of(line, LINE));
  }

  /// The last lines, once the stream has ended, or as far as they are known after so much time.
  List<String> await(Duration patience) throws InterruptedException {
    reader.join(patience);
    synchronized (this) {
      return List.copyOf(lines);
    }
  }
}

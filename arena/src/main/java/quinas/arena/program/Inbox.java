package quinas.arena.program;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// What a program has said and nobody has listened to yet. It takes all that is said at once and
/// keeps only what can matter, so that neither the program nor memory is the worse for a flood.
final class Inbox implements Hearer {

  /// A line that may be waited for.
  ///
  /// @param words at least one
  /// @param nanos when it was heard
  record Heard(List<String> words, long nanos) {

    String first() {
      return words.getFirst();
    }
  }

  /// More lines are not kept. No engine has so many options.
  private static final int MOST = 2000;

  private static final Heard END = new Heard(List.of("end"), 0);

  private final List<String> awaited;
  private final BlockingQueue<Heard> lines = new LinkedBlockingQueue<>();
  private Info info = Info.NONE;

  /// @param awaited the first words of lines that matter
  Inbox(String... awaited) {
    this.awaited = List.of(awaited);
  }

  @Override
  public void hear(String line, long nanos) {
    String start = line.substring(0, Math.min(line.length(), 100)).strip();
    if (start.startsWith("info")) {
      List<String> words = words(line);
      if (!words.contains("string")) {
        inform(Info.read(words));
      }
    } else if (awaited.stream().anyMatch(start::startsWith) && lines.size() < MOST) {
      List<String> words = words(line);
      if (awaited.contains(words.getFirst())) {
        lines.add(new Heard(words, nanos));
      }
    }
  }

  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    StringTokenizer tokens = new StringTokenizer(line, " \t\r");
    while (tokens.hasMoreTokens()) {
      words.add(tokens.nextToken());
    }
    return words;
  }

  private synchronized void inform(Info news) {
    info = news.after(info);
  }

  /// What has been said about thinking since [#forget].
  synchronized Info info() {
    return info;
  }

  /// Another search begins: what has been said belongs to earlier ones.
  synchronized void forget() {
    info = Info.NONE;
    lines.removeIf(line -> !isEnd(line));
  }

  @Override
  public void end() {
    lines.add(END);
  }

  /// The next line that matters.
  ///
  /// @param deadline as [System#nanoTime] counts
  /// @return nothing if none came in time
  /// @throws Ended if none will ever come
  @Nullable Heard next(long deadline) throws Ended, InterruptedException {
    Heard heard = lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
    if (heard != null && isEnd(heard)) {
      end();
      throw new Ended();
    }
    return heard;
  }

  @SuppressWarnings("ReferenceEquality") // there is one end, whatever else says "end"
  private static boolean isEnd(Heard heard) {
    return heard == END;
  }

  /// Nothing more will be heard.
  static final class Ended extends Exception {
    private static final long serialVersionUID = 1L;
  }
}

package quinas.arena.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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

  /// Of what is said about thinking, the latest lines. They are read only when somebody asks.
  private static final int MOST_INFOS = 16;

  private static final String INFO = "info";

  private static final Heard END = new Heard(List.of("end"), 0);

  private final List<String> awaited;
  private final BlockingQueue<Heard> lines = new LinkedBlockingQueue<>();
  private final Deque<String> infos = new ArrayDeque<>();
  private volatile String stranger = "";

  /// @param awaited the first words of lines that matter
  Inbox(String... awaited) {
    this.awaited = List.of(awaited);
  }

  @Override
  public void hear(String line, long nanos) {
    String text = line.stripLeading();
    if (text.startsWith(INFO)) {
      inform(text);
    } else if (awaited.stream().anyMatch(text::startsWith) && lines.size() < MOST) {
      List<String> words = words(text);
      if (awaited.contains(words.getFirst())) {
        lines.add(new Heard(words, nanos));
      }
    } else if (!text.isBlank()) {
      stranger = text;
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

  private synchronized void inform(String line) {
    if (infos.size() == MOST_INFOS) {
      infos.removeFirst();
    }
    infos.addLast(line);
  }

  /// What has been said about thinking since [#forget], the latest of each kind.
  synchronized Info info() {
    Info info = Info.NONE;
    for (String line : infos) {
      List<String> words = words(line);
      if (words.getFirst().equals(INFO) && !words.contains("string")) {
        info = Info.read(words).after(info);
      }
    }
    return info;
  }

  /// What it has said in plain words since [#forget], the latest of it; empty if nothing.
  synchronized String remark() {
    for (String line : infos.reversed()) {
      List<String> words = words(line);
      if (words.size() > 2 && words.getFirst().equals(INFO) && words.get(1).equals("string")) {
        return String.join(" ", words.subList(2, words.size()));
      }
    }
    return "";
  }

  /// The latest line that does not matter; empty if there was none.
  String stranger() {
    return stranger;
  }

  /// Passes over lines with this first word that have been said already.
  void skip(String first) {
    lines.removeIf(line -> line.first().equals(first));
  }

  /// Another search begins: what has been said belongs to earlier ones.
  synchronized void forget() {
    infos.clear();
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

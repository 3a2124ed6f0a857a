package quinas.arena.match;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordStream;
import quinas.arena.record.RecordStream.Entry;

/// Reads the whole pairs of a [Journal]. What is cut off at its end is none; what is wrong before
/// is an error.
final class JournalReader {

  private static final Pattern PAIR = Pattern.compile("([1-9][0-9]{0,8})\\.([12])");

  /// How every game of a journal begins.
  private static final String HEAD = "[Game \"";

  private final Path path;
  private final Optional<String> job;
  private final Journal.Sink pairs;

  /// @param job the match that all pairs must be of; empty for any
  JournalReader(Path path, Optional<String> job, Journal.Sink pairs) {
    this.path = path;
    this.job = job;
    this.pairs = pairs;
  }

  /// The text of the job that the first whole game is tagged with, if there is one.
  static Optional<String> job(Path path) throws IOException, RecordException, UnplayableException {
    try (RecordStream stream = new RecordStream(Files.newInputStream(path))) {
      Optional<Entry> first = next(stream);
      return first.isEmpty() ? Optional.empty() : Optional.of(job(path, first.get()));
    }
  }

  private static String job(Path path, Entry first) throws UnplayableException {
    String job = first.game().tags().get(MatchJob.MATCH);
    if (job == null) {
      throw new UnplayableException(
          "%s, line %d: a game without tag %s: this is no file of a match",
          path, first.line(), MatchJob.MATCH);
    }
    return job;
  }

  /// Reads all pairs.
  ///
  /// @param in the bytes of the file; stays open
  /// @return the offset in bytes of their end
  long read(InputStream in) throws IOException, RecordException, UnplayableException {
    RecordStream stream = new RecordStream(in);
    long end = 0;
    while (true) {
      Optional<Entry> first = next(stream);
      if (first.isEmpty()) {
        return end;
      }
      check(first.get());
      int index = index(first.get(), "1");
      Optional<Entry> second = next(stream);
      if (second.isEmpty()) {
        return end;
      }
      if (index(second.get(), "2") != index) {
        throw misplaced(second.get());
      }
      pairs.take(new PairResult(index, first.get().game(), second.get().game()));
      end = second.get().end();
    }
  }

  /// The next whole game; empty at the end of the file, or at one that it cuts off.
  private static Optional<Entry> next(RecordStream stream) throws IOException, RecordException {
    try {
      Optional<Entry> next = stream.next();
      boolean isCut = next.isPresent() && !next.get().isComplete() && stream.isAtEnd();
      return isCut ? Optional.empty() : next;
    } catch (RecordException e) {
      if (stream.isAtEnd() && isTorn(stream.text())) {
        return Optional.empty();
      }
      throw e;
    }
  }

  /// Whether this can be a game that its writer did not get to finish: one, and not more. Damage in
  /// the middle of a file can make all that follows look like one.
  private static boolean isTorn(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    boolean begins = text.startsWith(HEAD) || HEAD.startsWith(text);
    return begins && text.indexOf("\n" + HEAD) < 0;
  }

  private void check(Entry first) throws UnplayableException {
    String found = job(path, first);
    if (job.isPresent() && !found.equals(job.get())) {
      throw new UnplayableException(
          "%s holds another match, which differs (there, here) in %s",
          path, MatchJob.differences(found, job.get()));
    }
  }

  /// The index of the pair that a game belongs to, as its first or second.
  private int index(Entry entry, String place) throws UnplayableException {
    GameRecord game = entry.game();
    Matcher pair = PAIR.matcher(game.tags().getOrDefault(MatchJob.PAIR, ""));
    if (!pair.matches() || !pair.group(2).equals(place)) {
      throw misplaced(entry);
    }
    return Integer.parseInt(pair.group(1)) - 1;
  }

  private UnplayableException misplaced(Entry entry) {
    return new UnplayableException(
        "%s, line %d: by its tag %s this game does not belong here",
        path, entry.line(), MatchJob.PAIR);
  }
}

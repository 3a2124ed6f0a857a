package quinas.arena.match;

import java.io.Closeable;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordWriter;

/// The file of a match: its pairs of records, each appended when it is finished.
///
/// A pair is handed to the system before anything else happens, in one piece, so that a killed
/// process loses none; and forced to the disk once a second and at the end, so that a power cut
/// loses a second's. Whatever an end in the middle of writing leaves behind a whole pair is cut off
/// when the match goes on. One process at a time.
public final class Journal implements Closeable {

  /// Takes the pairs of a file.
  @FunctionalInterface
  public interface Sink {
    void take(PairResult pair) throws UnplayableException;
  }

  private static final long FORCE_NANOS = 1_000_000_000;

  private final RandomAccessFile file;
  private final FileLock lock;

  /// Up to where there are whole pairs.
  private long end;

  private long forced = System.nanoTime();

  private Journal(RandomAccessFile file, FileLock lock) {
    this.file = file;
    this.lock = lock;
  }

  /// Begins a file that is not there yet.
  ///
  /// @throws UnplayableException if it is there; nothing is ever written over
  public static Journal create(Path path) throws IOException, UnplayableException {
    try {
      Files.createFile(path);
    } catch (FileAlreadyExistsException e) {
      throw new UnplayableException(
          "%s is there already, and nothing is written over it; --resume goes on with it", path);
    }
    return open(path);
  }

  /// Goes on with the file of a match.
  ///
  /// @param pairs is given every whole pair that the file holds
  /// @throws UnplayableException if the file is one of another match
  /// @throws RecordException if it is damaged elsewhere than at its end
  public static Journal resume(Path path, MatchJob job, Sink pairs)
      throws IOException, UnplayableException, RecordException {
    return resume(path, Optional.of(job.toString()), pairs);
  }

  /// Goes on with a file of several matches. Which match a pair is of stands in its records.
  ///
  /// @param pairs is given every whole pair that the file holds, and refuses those of others
  /// @throws RecordException if the file is damaged elsewhere than at its end
  public static Journal resume(Path path, Sink pairs)
      throws IOException, UnplayableException, RecordException {
    return resume(path, Optional.empty(), pairs);
  }

  private static Journal resume(Path path, Optional<String> job, Sink pairs)
      throws IOException, UnplayableException, RecordException {
    checkFile(path);
    Journal journal = open(path);
    try {
      // Through the same handle: closing any other on the file would let go of its lock (POSIX).
      InputStream whole = new FileInputStream(journal.file.getFD());
      journal.end = new JournalReader(path, job, pairs).read(whole);
      journal.file.setLength(journal.end);
      journal.file.seek(journal.end);
      return journal;
    } catch (IOException | UnplayableException | RecordException e) {
      journal.close();
      throw e;
    }
  }

  private static void checkFile(Path path) throws UnplayableException {
    if (!Files.isRegularFile(path)) {
      throw new UnplayableException("%s is no file to go on with", path);
    }
  }

  private static Journal open(Path path) throws IOException, UnplayableException {
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
    try {
      FileLock lock = file.getChannel().tryLock();
      if (lock != null) {
        return new Journal(file, lock);
      }
    } catch (OverlappingFileLockException e) {
      // A match of this very process: said below.
    } catch (IOException e) {
      file.close();
      throw e;
    }
    file.close();
    throw new UnplayableException("another match is writing %s", path);
  }

  /// The text of the job that a file was written for; empty if it holds no whole game yet.
  ///
  /// @throws UnplayableException if it is no file, or none of a match
  public static Optional<String> job(Path path)
      throws IOException, RecordException, UnplayableException {
    checkFile(path);
    return JournalReader.job(path);
  }

  /// Appends a pair.
  ///
  /// @throws IOException if the disk is full, for instance; the file holds whole pairs then, and no
  ///   part of this one
  public synchronized void append(PairResult pair) throws IOException {
    String text = (end == 0 ? "" : "\n") + RecordWriter.write(pair.games());
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      file.write(bytes);
    } catch (IOException e) {
      file.setLength(end);
      throw e;
    }
    end += bytes.length;
    if (System.nanoTime() - forced > FORCE_NANOS) {
      force();
    }
  }

  private void force() throws IOException {
    file.getFD().sync();
    forced = System.nanoTime();
  }

  /// Forces everything to the disk and lets others have the file.
  @Override
  public synchronized void close() throws IOException {
    try (file;
        lock) {
      if (lock.isValid()) {
        force();
      }
    }
  }
}

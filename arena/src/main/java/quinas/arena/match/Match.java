package quinas.arena.match;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quinas.arena.rating.Sprt;

/// Plays the pairs of a [MatchJob] on several threads. Used once.
///
/// Each thread has its own board. A player that breaks down is replaced, and the match goes on;
/// only one that cannot be started any more, a board out of reach, or a journal that cannot be
/// written, ends it.
public final class Match {

  /// How many pairs, for each thread, may be played before an earlier one is finished.
  private static final int AHEAD = 64;

  /// Keeps pairs.
  @FunctionalInterface
  public interface Keeper {
    /// Nothing is kept.
    Keeper NONE = pair -> {};

    void keep(PairResult pair) throws IOException;
  }

  private final MatchJob job;
  private final int threads;
  private final Standings standings;
  private final Supplier<Board> venue;
  private final List<Board> boards = new ArrayList<>();
  private final List<Thread> workers = new ArrayList<>();

  private @Nullable Throwable failure;
  private boolean isStopped;

  /// @param pairs how many are played at most
  /// @param threads on how many threads
  /// @param test ends the match as soon as it is decided
  public Match(MatchJob job, int pairs, int threads, Optional<Sprt> test) {
    this(job, pairs, threads, test, HomeBoard::new);
  }

  /// @param venue makes a board for each thread
  public Match(MatchJob job, int pairs, int threads, Optional<Sprt> test, Supplier<Board> venue) {
    assert pairs > 0 && threads > 0;
    this.venue = venue;
    this.job = job;
    this.threads = threads;
    standings = new Standings(pairs, AHEAD * threads, test);
  }

  /// Counts a pair that was played earlier.
  ///
  /// @throws UnplayableException if it was there already
  public void restore(PairResult pair) throws UnplayableException {
    if (!standings.finish(pair.index(), Summary.of(pair))) {
      throw new UnplayableException("pair %d is there twice", pair.index() + 1);
    }
  }

  /// Where the match stands; at any time, from any thread.
  public Progress progress() {
    return standings.progress();
  }

  /// Plays until everything is played, decided, or stopped. No player and no thread is left behind.
  ///
  /// @param keeper is given each pair as soon as it is finished, before it counts
  /// @param watch told in between how it stands
  /// @param every how often
  /// @throws UnplayableException if a player could not be started
  /// @throws IOException if the keeper failed
  /// @throws InterruptedException if this thread was interrupted; the match is stopped then, too
  public Progress run(Keeper keeper, Consumer<Progress> watch, Duration every)
      throws UnplayableException, IOException, InterruptedException {
    try {
      begin(keeper);
      while (isPlaying(every)) {
        watch.accept(progress());
      }
    } finally {
      stop();
      for (Thread worker : workers) {
        worker.join();
      }
    }
    return result();
  }

  private synchronized void begin(Keeper keeper) {
    for (int i = 0; i < threads && !isStopped; i++) {
      Board board = venue.get();
      boards.add(board);
      workers.add(Thread.ofPlatform().name("match-" + (i + 1)).start(() -> work(keeper, board)));
    }
  }

  /// Waits for a while, or until nothing is left to play.
  private boolean isPlaying(Duration atMost) throws InterruptedException {
    long deadline = System.nanoTime() + atMost.toNanos();
    for (Thread worker : workers) {
      if (standings.isOver()) {
        return false;
      }
      worker.join(Duration.ofNanos(Math.max(0, deadline - System.nanoTime())));
    }
    return !standings.isOver() && workers.stream().anyMatch(Thread::isAlive);
  }

  private void work(Keeper keeper, Board board) {
    try (board) {
      for (OptionalInt index = standings.take(); index.isPresent(); index = standings.take()) {
        PairResult pair = board.play(job, index.getAsInt());
        keeper.keep(pair);
        standings.finish(pair.index(), Summary.of(pair));
      }
    } catch (InterruptedException e) {
      // Stopped: pairs under way are not played to their end.
      Thread.currentThread().interrupt();
    } catch (UnplayableException | IOException | RuntimeException | Error e) {
      fail(e);
    }
  }

  private synchronized void fail(Throwable reason) {
    if (failure == null) {
      failure = reason;
    }
    standings.stop();
  }

  /// Gives up the pairs under way and plays no others. From any thread; [#run] returns soon after.
  public synchronized void stop() {
    isStopped = true;
    standings.stop();
    workers.forEach(Thread::interrupt);
    boards.forEach(Board::close);
  }

  private synchronized Progress result() throws UnplayableException, IOException {
    switch (failure) {
      case null -> {}
      case UnplayableException unplayable -> throw unplayable;
      case IOException unwritten -> throw unwritten;
      case Error error -> throw error;
      default -> throw new IllegalStateException(failure);
    }
    return progress();
  }
}

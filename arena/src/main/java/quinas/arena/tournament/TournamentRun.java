package quinas.arena.tournament;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quinas.arena.match.Board;
import quinas.arena.match.HomeBoard;
import quinas.arena.match.Match.Keeper;
import quinas.arena.match.MatchJob;
import quinas.arena.match.PairResult;
import quinas.arena.match.UnplayableException;

/// Plays a [Tournament] on several threads. Used once.
///
/// Each thread has its own board. A player that breaks down is replaced, and the tournament goes
/// on; only one that cannot be started any more, a board out of reach, or results that cannot be
/// kept, end it.
public final class TournamentRun {

  private final int threads;
  private final Supplier<Board> venue;
  private final Agenda agenda;
  private final List<Worker> workers = new ArrayList<>();

  private @Nullable Throwable failure;
  private boolean isStopped;

  /// @param threads on how many threads
  public TournamentRun(Tournament tournament, int threads) {
    this(tournament, threads, HomeBoard::new);
  }

  /// @param venue makes a board for each thread
  public TournamentRun(Tournament tournament, int threads, Supplier<Board> venue) {
    assert threads > 0;
    this.venue = venue;
    this.threads = threads;
    agenda = new Agenda(tournament);
  }

  /// Counts a pair that was played earlier. Before [#run].
  ///
  /// @throws UnplayableException if it was there already
  public void restore(PairResult pair) throws UnplayableException {
    agenda.restore(pair);
  }

  /// Where the tournament stands; at any time, from any thread.
  public TournamentProgress progress() {
    return agenda.progress();
  }

  /// Plays until everything is played, or stopped. No player and no thread is left behind.
  ///
  /// @param keeper is given each pair as soon as it is finished, before it counts
  /// @param watch told in between how it stands
  /// @param every how often
  /// @throws UnplayableException if a player could not be started, or what was restored is of
  ///   another tournament
  /// @throws IOException if the keeper failed
  /// @throws InterruptedException if this thread was interrupted; the tournament is stopped then,
  ///   too
  public TournamentProgress run(Keeper keeper, Consumer<TournamentProgress> watch, Duration every)
      throws UnplayableException, IOException, InterruptedException {
    agenda.begin();
    try {
      begin(keeper);
      while (isPlaying(every)) {
        watch.accept(progress());
      }
    } finally {
      stop();
      for (Worker worker : workers) {
        worker.thread.join();
      }
    }
    return result();
  }

  private synchronized void begin(Keeper keeper) {
    for (int i = 0; i < threads && !isStopped; i++) {
      Worker worker = new Worker(keeper);
      workers.add(worker);
      worker.thread.setName("tournament-" + (i + 1));
      worker.thread.start();
    }
  }

  /// Waits for a while, or until nothing is left to play.
  private boolean isPlaying(Duration atMost) throws InterruptedException {
    long deadline = System.nanoTime() + atMost.toNanos();
    for (Worker worker : workers) {
      worker.thread.join(Duration.ofNanos(Math.max(0, deadline - System.nanoTime())));
    }
    return workers.stream().anyMatch(worker -> worker.thread.isAlive());
  }

  private synchronized void fail(Throwable reason) {
    if (failure == null) {
      failure = reason;
    }
    agenda.stop();
    workers.forEach(Worker::stop);
  }

  /// Gives up the pairs under way and plays no others. From any thread; [#run] returns soon after.
  public synchronized void stop() {
    isStopped = true;
    agenda.stop();
    workers.forEach(Worker::stop);
  }

  private synchronized TournamentProgress result() throws UnplayableException, IOException {
    switch (failure) {
      case null -> {}
      case UnplayableException unplayable -> throw unplayable;
      case IOException unwritten -> throw unwritten;
      case Error error -> throw error;
      default -> throw new IllegalStateException(failure);
    }
    return progress();
  }

  /// One thread and its board.
  private final class Worker {

    private final Thread thread = new Thread(this::work);
    private final Board board = venue.get();
    private final Keeper keeper;

    Worker(Keeper keeper) {
      this.keeper = keeper;
    }

    private void work() {
      try {
        for (Optional<Agenda.Task> task = agenda.take(); task.isPresent(); task = agenda.take()) {
          play(task.get());
        }
      } catch (InterruptedException e) {
        // Stopped: pairs under way are not played to their end.
        Thread.currentThread().interrupt();
      } catch (UnplayableException | IOException | RuntimeException | Error e) {
        fail(e);
      } finally {
        stop();
      }
    }

    private void play(Agenda.Task task)
        throws UnplayableException, IOException, InterruptedException {
      MatchJob job = task.encounter().job();
      PairResult pair = board.play(job, task.index());
      keeper.keep(pair);
      agenda.finish(task.encounter(), pair);
    }

    private void stop() {
      board.close();
      if (Thread.currentThread() != thread) {
        thread.interrupt();
      }
    }
  }
}

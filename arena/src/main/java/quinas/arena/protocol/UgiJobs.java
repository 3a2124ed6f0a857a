package quinas.arena.protocol;

import java.lang.System.Logger;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// What a session is asked to think about, one thing after another on a thread beside it.
///
/// The thread is a platform thread: thinking fills a processor, and on virtual threads that would
/// keep other clients' lines from being read.
final class UgiJobs {

  /// What is thought about. It must end soon after the signal.
  @FunctionalInterface
  interface Work {
    void run(StopSignal stop) throws InterruptedException;
  }

  /// What must happen for a job to end.
  enum Kind {
    /// It counts, and has nothing to show before it is done.
    COUNT,
    /// It searches, and can answer at any time.
    SEARCH,
    /// It goes on until it is stopped.
    ENDLESS
  }

  private record Job(Work work, Kind kind, StopSignal stop, CountDownLatch done) {}

  private static final Logger LOG = System.getLogger(UgiJobs.class.getName());

  /// The one at work first, and then those that wait.
  private final Deque<Job> jobs = new ArrayDeque<>();

  private final int most;

  /// @param most how many there may be
  UgiJobs(int most) {
    this.most = most;
  }

  /// Adds something to think about.
  ///
  /// @return whether there was room for it
  synchronized boolean add(Work work, Kind kind) {
    if (jobs.size() >= most) {
      return false;
    }
    if (jobs.isEmpty()) {
      // It finds the job, since it must wait for the end of this method first.
      Thread.ofPlatform().daemon().name("ugi-thinking").start(this::workOff);
    }
    jobs.add(new Job(work, kind, new StopSignal(), new CountDownLatch(1)));
    return true;
  }

  private void workOff() {
    for (Job job = first(); job != null; job = next(job)) {
      try {
        job.work.run(job.stop);
      } catch (InterruptedException | RuntimeException | Error e) {
        // Work that failed without a word: the others are not to blame, and go on.
        LOG.log(Logger.Level.WARNING, "thinking failed", e);
      }
    }
  }

  private synchronized @Nullable Job first() {
    return jobs.peek();
  }

  private synchronized @Nullable Job next(Job done) {
    jobs.remove();
    done.done.countDown();
    return jobs.peek();
  }

  /// Tells all of them to come to an end.
  synchronized void stop() {
    jobs.forEach(job -> job.stop.stop());
  }

  /// Whether there is anything to think about.
  synchronized boolean isEmpty() {
    return jobs.isEmpty();
  }

  private synchronized void stop(Kind kind) {
    jobs.stream().filter(job -> job.kind == kind).forEach(job -> job.stop.stop());
  }

  /// Waits until all are done. Those without an end are stopped at once.
  ///
  /// @param searches all searches together are stopped after this long
  /// @param count a count is stopped if it alone takes longer
  void finish(Duration searches, Duration count) throws InterruptedException {
    long end = System.nanoTime() + searches.toNanos();
    stop(Kind.ENDLESS);
    for (Job job = first(); job != null; job = first()) {
      Duration patience =
          job.kind == Kind.COUNT ? count : Duration.ofNanos(Math.max(0, end - System.nanoTime()));
      if (!isDone(job, patience)) {
        job.stop.stop();
        if (job.kind != Kind.COUNT) {
          stop(Kind.SEARCH);
        }
        if (!isDone(job, Duration.ofNanos(Math.min(searches.toNanos(), count.toNanos())))) {
          return;
        }
      }
    }
  }

  private static boolean isDone(Job job, Duration patience) throws InterruptedException {
    return job.done.await(patience.toNanos(), TimeUnit.NANOSECONDS);
  }
}

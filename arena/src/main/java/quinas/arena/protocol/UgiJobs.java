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

  private record Job(Work work, boolean isEndless, StopSignal stop, CountDownLatch done) {}

  private static final int MAX_WAITING = 100_000;
  private static final Logger LOG = System.getLogger(UgiJobs.class.getName());

  /// The one at work first, and then those that wait.
  private final Deque<Job> jobs = new ArrayDeque<>();

  /// Adds something to think about.
  ///
  /// @param isEndless whether it ends by a signal only
  /// @return whether there was room for it
  synchronized boolean add(Work work, boolean isEndless) {
    if (jobs.size() > MAX_WAITING) {
      return false;
    }
    if (jobs.isEmpty()) {
      // It finds the job, since it must wait for the end of this method first.
      Thread.ofPlatform().daemon().name("ugi-thinking").start(this::workOff);
    }
    jobs.add(new Job(work, isEndless, new StopSignal(), new CountDownLatch(1)));
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

  private synchronized void stopEndless() {
    jobs.stream().filter(Job::isEndless).forEach(job -> job.stop.stop());
  }

  /// Waits until all are done. Those without an end are stopped at once, and any other if it alone
  /// takes longer than `patience`.
  void finish(Duration patience) throws InterruptedException {
    stopEndless();
    for (Job job = first(); job != null; job = first()) {
      if (!job.done.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        job.stop.stop();
        if (!job.done.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
          return;
        }
      }
    }
  }
}

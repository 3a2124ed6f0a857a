package quinas.arena.match;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import quinas.arena.job.JobProcess;
import quinas.arena.record.RecordException;

/// A board on another machine: pairs are played by a process that does jobs. It does many at the
/// same time, so have many of these boards.
public final class DistantBoard implements Board {

  private final JobProcess process;
  private @Nullable PairJob last;

  /// @param process stays open
  public DistantBoard(JobProcess process) {
    this.process = process;
  }

  @Override
  public PairResult play(MatchJob job, int index) throws IOException, InterruptedException {
    PairJob pairs = last;
    if (pairs == null || !pairs.match().equals(job)) {
      pairs = new PairJob(job);
      last = pairs;
    }
    try {
      return PairJob.pair(index, process.run(pairs, index));
    } catch (RecordException e) {
      throw new IOException("a result that is none: " + e.getMessage(), e);
    }
  }

  /// Nothing here is to be left behind. Who waits for a result must be interrupted.
  @Override
  public void close() {}
}

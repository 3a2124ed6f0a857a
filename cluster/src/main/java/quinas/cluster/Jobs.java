package quinas.cluster;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import quinas.arena.job.Job;
import quinas.arena.job.PerftJob;
import quinas.arena.match.PairJob;
import quinas.arena.record.RecordException;
import quinas.rules.NotationException;

/// The kinds of jobs that can be sent to other machines; a new one is one more line here. Jobs that
/// have been read are kept, since an executor does many pieces of the same.
final class Jobs {

  /// A tournament has many jobs, but not many at a time.
  private static final int KEPT = 8;

  /// The least recently used first.
  private static final SequencedMap<JobText, Job> READ = new LinkedHashMap<>(16, 0.75f, true);

  private Jobs() {}

  /// The job with this text.
  static synchronized Job of(JobText text) throws IOException {
    Job known = READ.get(text);
    if (known != null) {
      return known;
    }
    Job job = read(text);
    READ.put(text, job);
    if (READ.size() > KEPT) {
      READ.pollFirstEntry().getValue().close();
    }
    return job;
  }

  private static Job read(JobText job) throws IOException {
    try {
      return switch (job.kind()) {
        case PerftJob.KIND -> PerftJob.read(job.text());
        case PairJob.KIND -> PairJob.read(job.text());
        default -> throw new IOException("there are no jobs of the kind " + job.kind());
      };
    } catch (NotationException | RecordException e) {
      throw new IOException(e.getMessage(), e);
    }
  }
}

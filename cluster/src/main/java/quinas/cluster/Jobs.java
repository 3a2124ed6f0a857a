package quinas.cluster;

import org.jspecify.annotations.Nullable;
import quinas.arena.job.Job;
import quinas.arena.job.PerftJob;
import quinas.rules.NotationException;

/// The kinds of jobs that can be sent to other machines. A new one is one more line here.
final class Jobs {

  private record Read(String kind, String text, Job job) {}

  private static @Nullable Read last;

  private Jobs() {}

  /// The job with this text. The last one is kept: an executor does many pieces of the same.
  static synchronized Job of(String kind, String text) throws NotationException {
    Read kept = last;
    if (kept != null && kept.kind.equals(kind) && kept.text.equals(text)) {
      return kept.job;
    }
    Job job = read(kind, text);
    last = new Read(kind, text, job);
    return job;
  }

  private static Job read(String kind, String text) throws NotationException {
    return switch (kind) {
      case PerftJob.KIND -> PerftJob.read(text);
      default -> throw new IllegalArgumentException("there are no jobs of the kind " + kind);
    };
  }
}

package quinas.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import quinas.arena.job.Job;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/// What a worker does with a chunk. The jobs travel as text, by their numbers.
final class Labour extends AbstractFunction1<Iterator<Chunk>, Chunk.Harvest>
    implements Serializable {

  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // Map.copyOf makes one that can be serialised
  private final Map<Integer, JobText> jobs;

  Labour(Map<Integer, JobText> jobs) {
    this.jobs = Map.copyOf(jobs);
  }

  /// Does the one chunk that a partition holds.
  @Override
  public Chunk.Harvest apply(Iterator<Chunk> partition) {
    Chunk chunk = partition.next();
    List<String> results = new ArrayList<>();
    long start = System.nanoTime();
    try {
      Job job = Jobs.of(Objects.requireNonNull(jobs.get(chunk.job())));
      for (int piece : chunk.pieces()) {
        results.add(job.run(piece));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
    return new Chunk.Harvest(chunk, results, System.nanoTime() - start);
  }
}

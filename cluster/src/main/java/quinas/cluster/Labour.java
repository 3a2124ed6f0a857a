package quinas.cluster;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import quinas.arena.job.Job;
import quinas.rules.NotationException;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/// What a worker does with a chunk of a job. The job travels as text.
final class Labour extends AbstractFunction1<Iterator<Chunk>, Chunk.Harvest>
    implements Serializable {

  private static final long serialVersionUID = 1L;

  private final String kind;
  private final String text;

  Labour(String kind, String text) {
    this.kind = kind;
    this.text = text;
  }

  /// Does the one chunk that a partition holds.
  @Override
  public Chunk.Harvest apply(Iterator<Chunk> partition) {
    Chunk chunk = partition.next();
    List<String> results = new ArrayList<>();
    long start = System.nanoTime();
    try {
      Job job = Jobs.of(kind, text);
      for (int piece : chunk.pieces()) {
        results.add(job.run(piece));
      }
    } catch (NotationException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
    return new Chunk.Harvest(chunk, results, System.nanoTime() - start);
  }
}

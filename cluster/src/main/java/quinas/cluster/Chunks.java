package quinas.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/// The pieces that have been asked for, and their division into chunks.
///
/// To hand out a chunk costs some ten milliseconds, and a chunk that a machine takes down with it
/// has to be done again, so chunks should take about half a second; how long pieces take is learnt
/// from those that are done. Any number of threads may ask.
final class Chunks {

  private record Piece(int job, int number) {}

  private static final long AIM_NANOS = 500_000_000;
  private static final int MAX_SIZE = 1000;

  /// How many chunks of one wave a core should find.
  private static final int SHARES = 2;

  private final Queue<Piece> asked = new ArrayDeque<>();
  private long nanos;
  private long done;

  /// Asks for a piece of a job.
  synchronized void add(int job, int piece) {
    asked.add(new Piece(job, piece));
    notifyAll();
  }

  /// The next chunks for a cluster with so many cores, at least one: waits until a piece is asked
  /// for.
  synchronized List<Chunk> next(int cores) throws InterruptedException {
    while (asked.isEmpty()) {
      wait();
    }
    int most = SHARES * cores;
    // Towards the end, chunks become smaller, so that all cores end at the same time.
    int size = Math.clamp(asked.size() / (2 * most), 1, size());
    List<Chunk> chunks = new ArrayList<>();
    while (!asked.isEmpty() && chunks.size() < most) {
      chunks.add(chunk(asked.element().job(), size));
    }
    return chunks;
  }

  /// The pieces of one job that stand in front, but not more than `size`.
  private Chunk chunk(int job, int size) {
    List<Integer> pieces = new ArrayList<>();
    for (Piece first = asked.peek();
        first != null && first.job() == job && pieces.size() < size;
        first = asked.peek()) {
      pieces.add(asked.remove().number());
    }
    return new Chunk(job, List.copyOf(pieces));
  }

  private int size() {
    return done == 0 ? 1 : Math.clamp(AIM_NANOS * done / Math.max(1, nanos), 1, MAX_SIZE);
  }

  /// Learns from a chunk that is done.
  synchronized void learn(Chunk.Harvest harvest) {
    nanos += harvest.nanos();
    done += harvest.results().size();
  }
}

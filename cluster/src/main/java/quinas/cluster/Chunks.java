package quinas.cluster;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// Divides pieces into chunks. To hand out a chunk costs some ten milliseconds, and a chunk that a
/// machine takes down with it has to be done again, so chunks should take about half a second; how
/// long pieces take is learnt from those that are done. Any number of threads may ask.
final class Chunks {

  private static final long AIM_NANOS = 500_000_000;
  private static final int MAX_SIZE = 1000;

  /// How many chunks a core should still find towards the end, so that all end at the same time.
  private static final int SHARES = 4;

  private final BitSet left;
  private long nanos;
  private long done;

  Chunks(BitSet pieces) {
    left = (BitSet) pieces.clone();
  }

  /// The next chunks for a cluster with so many cores; none once all pieces are handed out.
  synchronized List<Chunk> next(int cores) {
    List<Chunk> chunks = new ArrayList<>();
    while (!left.isEmpty() && chunks.size() < SHARES * cores) {
      int size = Math.min(size(), Math.max(1, left.cardinality() / (SHARES * cores)));
      List<Integer> pieces = left.stream().limit(size).boxed().toList();
      left.clear(pieces.getFirst(), pieces.getLast() + 1);
      chunks.add(new Chunk(pieces));
    }
    return chunks;
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

package quinas.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChunksTest {

  private static final long SECOND = 1_000_000_000;

  private static Chunk.Harvest harvest(Chunk chunk, long nanosEach) {
    int number = chunk.pieces().size();
    return new Chunk.Harvest(chunk, Collections.nCopies(number, ""), number * nanosEach);
  }

  /// All chunks, in waves, if so many pieces are asked for and each takes so long.
  private static List<Chunk> all(int pieces, int cores, long nanosEach)
      throws InterruptedException {
    Chunks chunks = new Chunks();
    IntStream.range(0, pieces).forEach(piece -> chunks.add(0, piece));
    List<Chunk> all = new ArrayList<>();
    for (int left = pieces; left > 0; ) {
      for (Chunk chunk : chunks.next(cores)) {
        all.add(chunk);
        chunks.learn(harvest(chunk, nanosEach));
        left -= chunk.pieces().size();
      }
    }
    return all;
  }

  @Test
  void everyPieceIsHandedOutOnce() throws InterruptedException {
    for (long nanosEach : new long[] {1, SECOND / 1000, SECOND / 10, 60 * SECOND}) {
      List<Integer> handedOut = new ArrayList<>();
      all(5000, 3, nanosEach).forEach(chunk -> handedOut.addAll(chunk.pieces()));
      assertThat(handedOut).containsExactlyElementsOf(IntStream.range(0, 5000).boxed().toList());
    }
  }

  @Test
  void piecesThatTakeLongGoOneByOne() throws InterruptedException {
    assertThat(all(100, 2, 60 * SECOND)).allMatch(chunk -> chunk.pieces().size() == 1);
  }

  @Test
  void shortPiecesGoTogetherExceptAtTheBeginningAndTheEnd() throws InterruptedException {
    List<Chunk> chunks = all(100_000, 2, SECOND / 1000);
    List<Integer> sizes = chunks.stream().map(chunk -> chunk.pieces().size()).toList();
    assertThat(sizes).startsWith(1).contains(500).endsWith(1);
    assertThat(sizes).hasSizeLessThan(400).allMatch(size -> size <= 500);
  }

  @Test
  void aChunkIsOfOneJob() throws InterruptedException {
    Chunks chunks = new Chunks();
    chunks.learn(harvest(new Chunk(0, List.of(0)), 1));
    for (int job : new int[] {1, 1, 1, 2, 1}) {
      chunks.add(job, 5);
    }
    List<Chunk> wave = new ArrayList<>();
    while (wave.stream().mapToInt(chunk -> chunk.pieces().size()).sum() < 5) {
      wave.addAll(chunks.next(1));
    }
    assertThat(wave).contains(new Chunk(2, List.of(5)));
    assertThat(wave).hasSizeGreaterThanOrEqualTo(3).allMatch(chunk -> !chunk.pieces().isEmpty());
  }
}

package quinas.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ChunksTest {

  private static final long SECOND = 1_000_000_000;

  private static BitSet pieces(int number) {
    BitSet pieces = new BitSet();
    pieces.set(0, number);
    return pieces;
  }

  private static Chunk.Harvest harvest(Chunk chunk, long nanosEach) {
    int number = chunk.pieces().size();
    return new Chunk.Harvest(chunk, Collections.nCopies(number, ""), number * nanosEach);
  }

  /// All chunks, in waves, if each piece takes so long.
  private static List<Chunk> all(BitSet pieces, int cores, long nanosEach) {
    Chunks chunks = new Chunks(pieces);
    return Stream.iterate(chunks.next(cores), wave -> !wave.isEmpty(), _ -> chunks.next(cores))
        .peek(wave -> wave.forEach(chunk -> chunks.learn(harvest(chunk, nanosEach))))
        .flatMap(List::stream)
        .toList();
  }

  @Test
  void everyPieceIsHandedOutOnce() {
    BitSet pieces = pieces(5000);
    pieces.clear(17);
    pieces.clear(100, 250);
    for (long nanosEach : new long[] {1, SECOND / 1000, SECOND / 10, 60 * SECOND}) {
      List<Integer> handedOut = new ArrayList<>();
      all(pieces, 3, nanosEach).forEach(chunk -> handedOut.addAll(chunk.pieces()));
      assertThat(handedOut).containsExactlyElementsOf(pieces.stream().boxed().toList());
    }
  }

  @Test
  void piecesThatTakeLongGoOneByOne() {
    assertThat(all(pieces(100), 2, 60 * SECOND)).allMatch(chunk -> chunk.pieces().size() == 1);
  }

  @Test
  void shortPiecesGoTogetherExceptAtTheBeginningAndTheEnd() {
    List<Chunk> chunks = all(pieces(100_000), 2, SECOND / 1000);
    List<Integer> sizes = chunks.stream().map(chunk -> chunk.pieces().size()).toList();
    assertThat(sizes).startsWith(1).contains(500).endsWith(1);
    assertThat(sizes).hasSizeLessThan(400).allMatch(size -> size <= 500);
  }
}

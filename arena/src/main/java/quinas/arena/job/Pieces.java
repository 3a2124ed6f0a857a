package quinas.arena.job;

import java.util.BitSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Which pieces of a job: a set of numbers, written as `0-19 25 30-99`.
public final class Pieces {

  private Pieces() {}

  /// The ranges of consecutive numbers in `pieces`, in order, separated by spaces.
  public static String text(BitSet pieces) {
    return starts(pieces)
        .mapToObj(from -> range(from, pieces.nextClearBit(from) - 1))
        .collect(Collectors.joining(" "));
  }

  private static IntStream starts(BitSet pieces) {
    return pieces.stream().filter(piece -> piece == 0 || !pieces.get(piece - 1));
  }

  private static String range(int from, int to) {
    return from == to ? Integer.toString(from) : from + "-" + to;
  }

  /// Reads what [#text] wrote.
  ///
  /// @throws IllegalArgumentException if it did not
  public static BitSet read(String text) {
    BitSet pieces = new BitSet();
    for (String range : text.isBlank() ? new String[0] : text.strip().split(" +", -1)) {
      String[] ends = range.split("-", 2);
      pieces.set(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]) + 1);
    }
    return pieces;
  }
}

package quinas.rules.infection;

import quinas.rules.Options;

/// Where a microbe may jump.
@SuppressWarnings("ImmutableEnumChecker") // arrays that nobody writes to
public enum Jumps {
  /// Two squares straight or diagonally: the original program.
  LINES(2, 16, 18, 20),
  /// Any of the 16 squares at distance two: Ataxx.
  RING(2, 7, 11, 16, 17, 18, 19, 20);

  /// By how many bits a square and its targets lie apart, each also in the other direction.
  final int[] shifts;

  /// The targets from each square, those off the board among them as padding bits.
  private final long[] targets = new long[InfectionPosition.BITS];

  Jumps(int... shifts) {
    this.shifts = shifts;
    for (int from = 0; from < targets.length; from++) {
      for (int shift : shifts) {
        long square = 1L << from;
        targets[from] |= (square << shift | square >>> shift) & InfectionPosition.BOARD;
      }
    }
  }

  static Jumps of(Options options) {
    return options.is("jumps", "ring") ? RING : LINES;
  }

  /// The squares on the board to which a microbe on `from` could jump were they empty.
  long from(int from) {
    return targets[from];
  }

  /// Whether any of `microbes` has a jump to one of the `empty` squares.
  boolean any(long microbes, long empty) {
    for (int shift : shifts) {
      if (((microbes << shift | microbes >>> shift) & empty) != 0) {
        return true;
      }
    }
    return false;
  }

  /// How many pairs of a microbe and an empty square it can jump to there are.
  int count(long microbes, long empty) {
    int count = 0;
    for (int shift : shifts) {
      count += Long.bitCount(microbes << shift & empty) + Long.bitCount(microbes >>> shift & empty);
    }
    return count;
  }
}

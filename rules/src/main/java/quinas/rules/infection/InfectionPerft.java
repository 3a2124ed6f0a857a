package quinas.rules.infection;

import quinas.rules.Perft;

/// Perft without a position per node, and without a node per move at the last two plies.
///
/// Gain: about twice [Perft#count]. It rests on two observations.
///
/// 1. Where a microbe comes to land decides whom it infects, wherever it came from. So at the last
///    two plies each landing square is looked at once, for all moves that lead there. A jump from a
///    square `f` leaves the opponent the replies that the clone leaves him and, since `f` becomes
///    empty, one more for a clone to `f` if he is next to it, and one for each of his microbes that
///    can jump to `f`.
/// 2. If nobody is infected, the clone takes from the opponent's replies only his jumps to the
///    landing square: he is not next to it, or he would have been infected.
final class InfectionPerft {

  private final Jumps jumps;

  private InfectionPerft(Jumps jumps) {
    this.jumps = jumps;
  }

  static long count(InfectionPosition p, int depth) {
    if (depth < 2 || p.isOver()) {
      return Perft.count(p, depth);
    }
    long own = p.microbes(p.turn());
    long other = p.microbes(p.turn().other());
    return new InfectionPerft(p.jumps()).count(own, other, p.empty(), p.quiet(), depth);
  }

  /// @param own the microbes of the player to move
  /// @param depth at least 2
  private long count(long own, long other, long empty, int quiet, int depth) {
    if (isDecided(own, other, empty, quiet)) {
      return 0;
    }
    if (replies(own, empty) == 0) {
      return replies(other, empty) == 0
          ? 0
          : deeper(/* own= */ other, /* other= */ own, empty, quiet + 1, depth - 1);
    }
    if (depth == 2) {
      return lastTwo(own, other, empty, quiet);
    }
    long nodes = 0;
    long near = InfectionPosition.around(own) & empty;
    for (long left = empty; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long to = left & -left;
      long infected = InfectionPosition.around(square) & other;
      long rest = other ^ infected;
      if ((near & to) != 0) {
        nodes += count(rest, own | to | infected, empty ^ to, 0, depth - 1);
      }
      for (long froms = jumps.from(square) & own; froms != 0; froms &= froms - 1) {
        long from = froms & -froms;
        long moved = (own ^ from) | to | infected;
        nodes += count(rest, moved, (empty ^ to) | from, quiet + 1, depth - 1);
      }
    }
    return nodes;
  }

  private long deeper(long own, long other, long empty, int quiet, int depth) {
    return depth == 1 ? last(own, other, empty, quiet) : count(own, other, empty, quiet, depth);
  }

  /// The moves of one position.
  private long last(long own, long other, long empty, int quiet) {
    if (isDecided(own, other, empty, quiet)) {
      return 0;
    }
    int replies = replies(own, empty);
    return replies == 0 && replies(other, empty) != 0 ? 1 : replies;
  }

  /// The last two plies of a position in which the player to move need not pass.
  private long lastTwo(long own, long other, long empty, int quiet) {
    long nodes = 0;
    long near = InfectionPosition.around(own);
    long otherNear = InfectionPosition.around(other);
    int before = replies(other, empty);
    boolean jumpsEnd = quiet + 1 >= InfectionPosition.QUIET_LIMIT;
    for (long left = empty; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long to = left & -left;
      long froms = jumps.from(square) & own;
      int clones = (near & to) != 0 ? 1 : 0;
      long infected = InfectionPosition.around(square) & other;
      long rest = other ^ infected;
      int replies =
          infected == 0
              ? before - Long.bitCount(jumps.from(square) & other)
              : replies(rest, empty ^ to);
      if (replies == 0 || jumpsEnd) {
        nodes += oneByOne(own | infected, rest, empty ^ to, to, froms, clones, quiet);
        continue;
      }
      nodes += (long) (clones + Long.bitCount(froms)) * replies;
      long restNear = infected == 0 ? otherNear : InfectionPosition.around(rest);
      nodes += Long.bitCount(restNear & froms);
      for (; froms != 0; froms &= froms - 1) {
        nodes += Long.bitCount(jumps.from(Long.numberOfTrailingZeros(froms)) & rest);
      }
    }
    return nodes;
  }

  /// All moves to one square, where passes or the end of the game may come between.
  private long oneByOne(
      long own, long other, long empty, long to, long froms, int clones, int quiet) {
    long nodes = clones == 0 ? 0 : last(other, own | to, empty, 0);
    for (long left = froms; left != 0; left &= left - 1) {
      long from = left & -left;
      nodes += last(other, (own ^ from) | to, empty | from, quiet + 1);
    }
    return nodes;
  }

  private int replies(long own, long empty) {
    return Long.bitCount(InfectionPosition.around(own) & empty) + jumps.count(own, empty);
  }

  /// Over for a reason that can be seen without looking for moves.
  private static boolean isDecided(long own, long other, long empty, int quiet) {
    return own == 0 || other == 0 || empty == 0 || quiet >= InfectionPosition.QUIET_LIMIT;
  }
}

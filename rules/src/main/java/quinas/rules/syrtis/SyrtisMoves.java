package quinas.rules.syrtis;

import java.util.random.RandomGenerator;
import quinas.rules.Bits;

/// The legal moves of a position that is not over: listed, counted, one of them drawn, or one
/// recognized.
final class SyrtisMoves {

  /// Writes them into `moves` from index `at` on and returns the index after the last.
  static int list(SyrtisPosition p, int[] moves, int at) {
    int end = at;
    switch (p.phase()) {
      case SWAP -> {
        for (long left = unswapped(p); left != 0; left &= left - 1) {
          moves[end++] = swap(Frame.first(left));
        }
      }
      case TOWERS -> {
        for (long left = p.tiles().sites(p.placing()); left != 0; left &= left - 1) {
          moves[end++] = SyrtisMove.placing(Frame.first(left));
        }
      }
      case CHOOSE -> {
        moves[end++] = SyrtisMove.TAKE_LIGHT;
        moves[end++] = SyrtisMove.TAKE_DARK;
      }
      case PLAY -> end = listTurns(p, moves, at);
    }
    return end;
  }

  private static int listTurns(SyrtisPosition p, int[] moves, int at) {
    Tiles tiles = p.tiles();
    int end = at;
    moves[end++] = SyrtisMove.PASS;
    for (long towers = tiles.towers(p.side()); towers != 0; towers &= towers - 1) {
      int from = Frame.first(towers);
      for (long to = tiles.towerTargets(p.side(), from); to != 0; to &= to - 1) {
        moves[end++] = SyrtisMove.tower(from, Frame.first(to));
      }
    }
    for (long towers = tiles.towers(p.side()); towers != 0; towers &= towers - 1) {
      int from = Frame.first(towers);
      for (long to = tiles.slideTargets(from); to != 0; to &= to - 1) {
        moves[end++] = SyrtisMove.slide(from, Frame.first(to));
      }
    }
    for (long left = tiles.sinkable(p.side()); left != 0; left &= left - 1) {
      moves[end++] = SyrtisMove.sink(Frame.first(left));
    }
    return end;
  }

  static int count(SyrtisPosition p) {
    return switch (p.phase()) {
      case SWAP -> Long.bitCount(unswapped(p));
      case TOWERS -> Long.bitCount(p.tiles().sites(p.placing()));
      case CHOOSE -> 2;
      case PLAY -> {
        Tiles tiles = p.tiles();
        int count = 1 + Long.bitCount(tiles.sinkable(p.side()));
        for (long towers = tiles.towers(p.side()); towers != 0; towers &= towers - 1) {
          int from = Frame.first(towers);
          count += Long.bitCount(tiles.towerTargets(p.side(), from));
          count += Long.bitCount(tiles.slideTargets(from));
        }
        yield count;
      }
    };
  }

  /// One of them, each with the same probability.
  static int draw(SyrtisPosition p, RandomGenerator random) {
    return switch (p.phase()) {
      case SWAP -> swap(draw(unswapped(p), random));
      case TOWERS -> SyrtisMove.placing(draw(p.tiles().sites(p.placing()), random));
      case CHOOSE -> random.nextInt(2) == 0 ? SyrtisMove.TAKE_LIGHT : SyrtisMove.TAKE_DARK;
      case PLAY -> drawTurn(p.tiles(), p.side(), random);
    };
  }

  private static int draw(long set, RandomGenerator random) {
    return Bits.select(set, random.nextInt(Long.bitCount(set)));
  }

  /// Counts the moves kind by kind and draws a number; only the move with that number is written.
  private static int drawTurn(Tiles tiles, Side side, RandomGenerator random) {
    int one = Frame.first(tiles.towers(side));
    int two = Frame.first(tiles.towers(side) & ~Frame.bit(one));
    long moveOne = tiles.towerTargets(side, one);
    long moveTwo = tiles.towerTargets(side, two);
    long slideOne = tiles.slideTargets(one);
    long slideTwo = tiles.slideTargets(two);
    long sink = tiles.sinkable(side);
    int upToMoveOne = 1 + Long.bitCount(moveOne);
    int upToMoveTwo = upToMoveOne + Long.bitCount(moveTwo);
    int upToSlideOne = upToMoveTwo + Long.bitCount(slideOne);
    int upToSlideTwo = upToSlideOne + Long.bitCount(slideTwo);
    int n = random.nextInt(upToSlideTwo + Long.bitCount(sink));
    if (n == 0) {
      return SyrtisMove.PASS;
    }
    if (n < upToMoveOne) {
      return SyrtisMove.tower(one, Bits.select(moveOne, n - 1));
    }
    if (n < upToMoveTwo) {
      return SyrtisMove.tower(two, Bits.select(moveTwo, n - upToMoveOne));
    }
    if (n < upToSlideOne) {
      return SyrtisMove.slide(one, Bits.select(slideOne, n - upToMoveTwo));
    }
    if (n < upToSlideTwo) {
      return SyrtisMove.slide(two, Bits.select(slideTwo, n - upToSlideOne));
    }
    return SyrtisMove.sink(Bits.select(sink, n - upToSlideTwo));
  }

  /// Whether a move is one of them; false if the game is over.
  static boolean isLegal(SyrtisPosition p, int move) {
    Tiles tiles = p.tiles();
    int to = SyrtisMove.to(move);
    return switch (p.phase()) {
      case SWAP -> SyrtisMove.isSwap(move) && to % 2 == 1 && Frame.contains(unswapped(p), to / 2);
      case TOWERS ->
          SyrtisMove.kind(move) == SyrtisMove.PLACE && Frame.contains(tiles.sites(p.placing()), to);
      case CHOOSE -> move == SyrtisMove.TAKE_LIGHT || move == SyrtisMove.TAKE_DARK;
      case PLAY -> !p.isOver() && isLegalTurn(tiles, p.side(), move);
    };
  }

  private static boolean isLegalTurn(Tiles tiles, Side side, int move) {
    int from = SyrtisMove.from(move);
    long targets =
        switch (SyrtisMove.kind(move)) {
          case SyrtisMove.TOWER -> tiles.towerTargets(side, from);
          case SyrtisMove.SLIDE -> tiles.slideTargets(from);
          case SyrtisMove.SINK -> tiles.sinkable(side);
          default -> 0;
        };
    boolean hasTower =
        SyrtisMove.kind(move) == SyrtisMove.SINK || Frame.contains(tiles.towers(side), from);
    return move == SyrtisMove.PASS || (hasTower && Frame.contains(targets, SyrtisMove.to(move)));
  }

  /// The pairs that have not been swapped, as [SyrtisPosition#swapped] has those that have.
  private static long unswapped(SyrtisPosition p) {
    return ~p.swapped() & ((1L << p.board().pairs()) - 1);
  }

  private static int swap(int pair) {
    return SyrtisMove.swap(2 * pair + 1);
  }

  private SyrtisMoves() {}
}

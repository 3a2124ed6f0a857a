package quinas.engine.level;

import quinas.rules.syrtis.Frame;
import quinas.rules.syrtis.Side;
import quinas.rules.syrtis.SyrtisPosition;
import quinas.rules.syrtis.Tiles;

/// How good the original program thought a position of Syrtis for Light. For Dark it is as bad: the
/// score for a player is the sum of five terms, each his own less his opponent's.
final class SyrtisScore {

  private static final double SINKABLE = 10;
  private static final double ISLANDS = 50;
  private static final double STREAK = 20;
  private static final double WON = 10_000;

  /// The sum of the five terms, for Light.
  static double of(SyrtisPosition p) {
    return of(p, Side.LIGHT) - of(p, Side.DARK);
  }

  private static double of(SyrtisPosition p, Side side) {
    return tiles(p, side)
        + sinkable(p, side)
        + islands(p, side)
        + STREAK * p.streak(side)
        + (isWon(p, side) ? WON : 0);
  }

  /// His tiles by colour plus his tiles by shape.
  static double tiles(SyrtisPosition p, Side side) {
    return Long.bitCount(p.tiles().colour(side)) + Long.bitCount(p.tiles().shape(side));
  }

  /// For each tile he could sink were it his turn, and the game not over: up to 10, the more the
  /// nearer the middle of the frame.
  static double sinkable(SyrtisPosition p, Side side) {
    int size = p.board().size();
    double corner = size / Math.sqrt(2);
    int middle = size / 2;
    double sum = 0;
    for (long left = p.tiles().sinkable(side); left != 0; left &= left - 1) {
      int square = Frame.first(left);
      int across = Frame.column(square) - middle;
      int down = Frame.row(square) - middle;
      double distance = Math.sqrt(across * across + down * down);
      sum += SINKABLE * (corner - distance) / corner;
    }
    return sum;
  }

  /// What part of his colour lies on the islands in which his towers stand, and what part of his
  /// shape: each tower counts, also where two stand in one island.
  static double islands(SyrtisPosition p, Side side) {
    Tiles tiles = p.tiles();
    return ISLANDS
        * (share(tiles.towers(side), tiles.colour(side))
            + share(tiles.towers(side), tiles.shape(side)));
  }

  private static double share(long towers, long kind) {
    int inIslands = 0;
    for (long left = towers & kind; left != 0; left &= left - 1) {
      inIslands += Long.bitCount(Frame.flood(Long.lowestOneBit(left), kind));
    }
    return inIslands == 0 ? 0 : (double) inIslands / Long.bitCount(kind);
  }

  private static boolean isWon(SyrtisPosition p, Side side) {
    return p.outcome().isWonBy(p.seat(side));
  }

  private SyrtisScore() {}
}

package quinas.engine.eval;

import quinas.engine.search.Evaluation;
import quinas.rules.Position;
import quinas.rules.syrtis.Frame;
import quinas.rules.syrtis.Side;
import quinas.rules.syrtis.SyrtisPosition;
import quinas.rules.syrtis.Tiles;

/// How near each side is to one island, of its colour or of its shape; tiles it could sink; and who
/// sank last, which decides when nothing else does.
enum SyrtisIslands implements Evaluation {
  COUNTED;

  private static final int WHOLE = 1000;
  private static final int SINKING = 25;
  private static final int INITIATIVE = 60;
  private static final int STREAK = 120;

  @Override
  public int of(Position position) {
    SyrtisPosition p = (SyrtisPosition) position;
    int light = side(p, Side.LIGHT) - side(p, Side.DARK);
    light += p.streak(Side.DARK) > 0 ? -INITIATIVE : INITIATIVE;
    int value = p.seat(Side.LIGHT) == p.turn() ? light : -light;
    return Math.clamp(value, -LIMIT, LIMIT);
  }

  private static int side(SyrtisPosition p, Side side) {
    Tiles tiles = p.tiles();
    int near = Math.max(wholeness(tiles.colour(side)), wholeness(tiles.shape(side)));
    int far = Math.min(wholeness(tiles.colour(side)), wholeness(tiles.shape(side)));
    return near
        + far / 4
        + SINKING * Long.bitCount(tiles.sinkable(side))
        + STREAK * p.streak(side) * p.streak(side) / 4;
  }

  /// From 0 to 1000: the share of the largest island, the fewer tiles outside it the better.
  private static int wholeness(long tiles) {
    int outside = outside(tiles);
    return WHOLE - WHOLE * outside / (outside + 4);
  }

  /// How many tiles are not in the largest island.
  static int outside(long tiles) {
    int largest = 0;
    for (long left = tiles; Long.bitCount(left) > largest; ) {
      long island = Frame.flood(Long.lowestOneBit(left), tiles);
      largest = Math.max(largest, Long.bitCount(island));
      left ^= island;
    }
    return Long.bitCount(tiles) - largest;
  }
}

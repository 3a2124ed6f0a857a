package quinas.engine.eval;

import quinas.engine.search.Evaluation;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.syrtis.Frame;
import quinas.rules.syrtis.Phase;
import quinas.rules.syrtis.Side;
import quinas.rules.syrtis.SyrtisPosition;
import quinas.rules.syrtis.Tiles;

/// The odds in Syrtis: how near each side is to one island and how well its tiles hold together;
/// what it could sink at once and after moving a tower; how free its towers are; and who sank last,
/// which decides when nothing else does.
///
/// The weights are thousandths of the logarithm of the odds, fitted to the results of the engine's
/// games with itself: `docs/nets.md` says how.
enum SyrtisEvaluation implements Evaluation {
  FITTED;

  /// So many points are the odds of e to 1.
  private static final int POINTS = 250;

  private static final int TURN = 42;

  /// By how much who sank last is ahead, or behind at first, and what each quiet turn adds.
  private static final int INITIATIVE = -104;

  private static final int QUIET = 5;

  /// Of no tile, one, two and three sunk in a row; and of three besides if it is one's turn.
  private static final int[] STREAK = {0, 278, 441, 826};

  private static final int LAST_SINKING = 1369;

  /// Of the colour or the shape with fewer tiles outside its largest island, and of the other.
  private static final int NEAR = 2235;

  private static final int FAR = 860;

  /// So many tiles outside the largest island are half as good as none.
  private static final int HALF = 4;

  /// Of each side along which two tiles of a colour or a shape touch, and of each such tile.
  private static final int TOUCH = 66;

  private static final int TILE = 81;

  /// Of each tower on the largest island of its colour or its shape.
  private static final int ON_LARGEST = -129;

  /// Of each tower whose tile may leave its place.
  private static final int LOOSE = 195;

  /// Of each tile, not both of one's colour and of one's shape, that could be sunk; that it could
  /// be after moving a tower.
  private static final int SINK = 94;

  private static final int SINK_LATER = 89;

  @Override
  public int of(Position position) {
    SyrtisPosition p = (SyrtisPosition) position;
    int light = islands(p.tiles(), Side.LIGHT) - islands(p.tiles(), Side.DARK);
    if (p.phase() != Phase.PLAY) {
      int better = Math.abs(light + TURN + ahead(p));
      return points(p.turn() == Seat.SECOND ? better : -better);
    }
    int own = (light + towers(p.tiles()) + ahead(p)) * p.side().sign();
    return points(own + TURN + (p.streak(p.side()) == 3 ? LAST_SINKING : 0));
  }

  private static int points(int odds) {
    return Math.clamp(POINTS * odds / 1000, -LIMIT, LIMIT);
  }

  /// By how much Light is ahead for having sunk last.
  private static int ahead(SyrtisPosition p) {
    int sunkLast = p.streak(Side.DARK) > 0 ? -1 : 1;
    return sunkLast * (INITIATIVE + QUIET * p.quiet())
        + STREAK[p.streak(Side.LIGHT)]
        - STREAK[p.streak(Side.DARK)];
  }

  private static int islands(Tiles tiles, Side side) {
    long colour = tiles.colour(side);
    long shape = tiles.shape(side);
    long byColour = largest(colour);
    long byShape = largest(shape);
    int one = Long.bitCount(colour & ~byColour);
    int other = Long.bitCount(shape & ~byShape);
    long towers = tiles.towers(side);
    return NEAR * HALF / (Math.min(one, other) + HALF)
        + FAR * HALF / (Math.max(one, other) + HALF)
        + TOUCH * (touches(colour) + touches(shape))
        + TILE * (Long.bitCount(colour) + Long.bitCount(shape))
        + ON_LARGEST * (Long.bitCount(towers & byColour) + Long.bitCount(towers & byShape));
  }

  private static int touches(long tiles) {
    return Long.bitCount(tiles & Frame.below(tiles)) + Long.bitCount(tiles & Frame.rightOf(tiles));
  }

  /// The island with the most tiles.
  private static long largest(long tiles) {
    long largest = 0;
    for (long left = tiles; Long.bitCount(left) > Long.bitCount(largest); ) {
      long island = Frame.flood(Long.lowestOneBit(left), tiles);
      if (Long.bitCount(island) > Long.bitCount(largest)) {
        largest = island;
      }
      left ^= island;
    }
    return largest;
  }

  /// How much better Light's towers stand.
  private static int towers(Tiles tiles) {
    long light = tiles.reach(Side.LIGHT);
    long dark = tiles.reach(Side.DARK);
    long loose = tiles.loose(Frame.beside(light | dark) | tiles.towers());
    return towers(tiles, Side.LIGHT, light, loose) - towers(tiles, Side.DARK, dark, loose);
  }

  private static int towers(Tiles tiles, Side side, long reach, long loose) {
    long worth = loose & ~tiles.towers() & ~(tiles.colour(side) & tiles.shape(side));
    return LOOSE * Long.bitCount(tiles.towers(side) & loose)
        + SINK * Long.bitCount(Frame.beside(tiles.towers(side)) & worth)
        + SINK_LATER * Long.bitCount(Frame.beside(reach) & worth);
  }
}

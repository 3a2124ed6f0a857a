package quinas.engine.eval;

import quinas.engine.search.Evaluation;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.syrtis.Frame;
import quinas.rules.syrtis.Phase;
import quinas.rules.syrtis.Side;
import quinas.rules.syrtis.SyrtisPosition;
import quinas.rules.syrtis.Tiles;

/// The odds in Syrtis: how near each side is to one island, and how well its tiles hold together;
/// what it could sink at once, or after moving a tower; how free its towers are; and who sank last,
/// which decides when nothing else does. The fewer tiles are left, the more weigh the towers and
/// the last sinking.
///
/// The weights are thousandths of the logarithm of the odds, fitted to the results of the engine's
/// games with itself: `docs/nets.md` says how.
enum SyrtisEvaluation implements Evaluation {
  FITTED;

  /// So many points are the odds of e to 1.
  private static final int POINTS = 250;

  private static final int SWING = 45;

  private static final int TURN = 65;

  /// Of the colour or the shape with fewer tiles outside its largest island, and of the other.
  private static final int NEAR = 1507;

  private static final int FAR = 612;

  /// So many tiles outside the largest island are half as good as none.
  private static final int HALF = 4;

  /// Of each side along which two tiles of a colour or a shape touch, and of each such tile.
  private static final int TOUCH = 41;

  private static final int TILE = 96;

  /// Of each tile that could be sunk and is not both of one's colour and of one's shape.
  private static final int SINK = 86;

  /// The same of those that could be sunk after moving a tower, for each tile that is gone.
  private static final int SINK_LATER = 10;

  /// Of each tower whose tile may leave its place, for each tile that is gone.
  private static final int LOOSE = 27;

  /// Of having sunk last: for each tile that is gone, and for each turn since.
  private static final int SUNK_LAST = 15;

  private static final int QUIET = 10;

  /// The same if the other side can sink nothing, not even after moving a tower.
  private static final int UNANSWERED = 964;

  /// Of no tile, one, two and three sunk in a row; and of three besides if it is one's turn.
  private static final int[] STREAK = {0, -89, 57, 240};

  private static final int LAST_SINKING = 334;

  /// The most tiles of any board.
  private static final int TILES = 36;

  @Override
  public int swing() {
    return SWING;
  }

  @Override
  public int of(Position position) {
    SyrtisPosition p = (SyrtisPosition) position;
    int light = light(p);
    if (p.phase() != Phase.PLAY) {
      int better = Math.abs(light + TURN);
      return points(p.turn() == Seat.SECOND ? better : -better);
    }
    int last = p.streak(p.side()) == STREAK.length - 1 ? LAST_SINKING : 0;
    return points(light * p.side().sign() + TURN + last);
  }

  private static int points(int odds) {
    return Math.clamp(POINTS * odds / 1000, -LIMIT, LIMIT);
  }

  /// The odds for Light, whoever's turn it is.
  private static int light(SyrtisPosition p) {
    Tiles tiles = p.tiles();
    int gone = TILES - Long.bitCount(tiles.all());
    long light = Frame.beside(tiles.reach(Side.LIGHT));
    long dark = Frame.beside(tiles.reach(Side.DARK));
    long loose = tiles.loose(light | dark | tiles.towers());
    long sinkable = loose & ~tiles.towers();
    int last =
        p.streak(Side.DARK) > 0
            ? -sunkLast(p, gone, light & sinkable)
            : sunkLast(p, gone, dark & sinkable);
    return last
        + STREAK[p.streak(Side.LIGHT)]
        - STREAK[p.streak(Side.DARK)]
        + islands(tiles, Side.LIGHT)
        - islands(tiles, Side.DARK)
        + towers(tiles, Side.LIGHT, light, loose, gone)
        - towers(tiles, Side.DARK, dark, loose, gone);
  }

  /// @param answers what the other side could sink, at once or later
  private static int sunkLast(SyrtisPosition p, int gone, long answers) {
    return SUNK_LAST * gone + QUIET * p.quiet() + (answers == 0 ? UNANSWERED : 0);
  }

  private static int islands(Tiles tiles, Side side) {
    long colour = tiles.colour(side);
    long shape = tiles.shape(side);
    int one = SyrtisIslands.outside(colour);
    int other = SyrtisIslands.outside(shape);
    return NEAR * HALF / (Math.min(one, other) + HALF)
        + FAR * HALF / (Math.max(one, other) + HALF)
        + TOUCH * (touches(colour) + touches(shape))
        + TILE * (Long.bitCount(colour) + Long.bitCount(shape));
  }

  private static int touches(long tiles) {
    return Long.bitCount(tiles & Frame.below(tiles)) + Long.bitCount(tiles & Frame.rightOf(tiles));
  }

  /// @param later next to the tiles that the side's towers can reach
  /// @param loose tiles that may leave their places
  private static int towers(Tiles tiles, Side side, long later, long loose, int gone) {
    long towers = tiles.towers(side);
    long worth = loose & ~tiles.towers() & ~(tiles.colour(side) & tiles.shape(side));
    return LOOSE * gone * Long.bitCount(towers & loose)
        + SINK * Long.bitCount(Frame.beside(towers) & worth)
        + SINK_LATER * gone * Long.bitCount(later & worth);
  }
}

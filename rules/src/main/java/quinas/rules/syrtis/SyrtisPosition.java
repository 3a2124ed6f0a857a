package quinas.rules.syrtis;

import static quinas.rules.syrtis.Side.DARK;
import static quinas.rules.syrtis.Side.LIGHT;

import java.util.random.RandomGenerator;
import quinas.rules.Bits;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The rules of Syrtis.
///
/// Square tiles, each light or dark and showing a circle or a square, lie on the numbered places of
/// a [Board] with a hole in the middle. *Light* owns light tiles, circles and two light round
/// towers, *Dark* dark tiles, squares and two dark square towers.
///
/// **Setup.** While all tiles of some colour or of some shape are one island, the first seat swaps
/// the two tiles of a numbered pair, each pair once at most. Then it places the two light towers
/// and the two dark ones, each on a tile of its colour or shape. The second seat takes Light or
/// Dark. Light moves first.
///
/// **Turn.** A player
///
/// - moves one of his towers to another tile of an *island* it belongs to: tiles that share its
///   colour, or its shape, and touch along sides;
/// - slides a tile on which one of his towers stands, tower and all, through empty squares of the
///   smallest rectangle that holds all tiles, to where all tiles are connected;
/// - sinks a tile without a tower next to one of his towers' tiles, if it has an open side and the
///   others stay connected;
/// - or passes.
///
/// **End**, looked for after each turn in this order. *Quicksand*: who has sunk four tiles since
/// the other last sank one wins. *Island*: if all tiles of a colour or a shape are one island,
/// their owner wins; if both have one, it is a matter of initiative. *Initiative*: when both have
/// passed one after the other, one has passed four times in a row, or 100 turns have gone by
/// without a sinking, who sank last wins, and Light if nobody did.
///
/// Where the rule sheet leaves a choice:
///
/// - An island from the start counts once Light has had a turn. No turn has been taken exactly
///   where it is Light's, nothing was sunk, nobody has passed and `quiet` is 0: every turn changes
///   the streak or makes `quiet` at least 1.
/// - Where both have an island the reason is initiative.
/// - A swap position in which nothing is one island, or all pairs have been swapped, does not
///   exist: it is a position for towers. What was swapped is then forgotten.
/// - A position of the setup in which a tower might find no tile to stand on, which no deal leads
///   to, is refused when read. What else the sheet does not list is accepted, such as mirrored
///   tiles that are not opposites, or Dark's turn with all counters at nothing.
///
/// @param side whose turn it is in play; before that, Light
/// @param lightSeat the seat that plays Light; the first until somebody has chosen
/// @param swapped the pairs already swapped while there may be more to swap, otherwise empty: bit k
///   − 1 stands for the places 2k − 1 and 2k
/// @param streak how many tiles the side that sank last has sunk since the other did, negative for
///   Dark; 0 if nothing was sunk
/// @param lightPasses how many of Light's last turns were passes
/// @param darkPasses how many of Dark's last turns were passes
/// @param quiet how many turns have been taken since the last sinking, or since play began
public record SyrtisPosition(
    Board board,
    Tiles tiles,
    Phase phase,
    Side side,
    Seat lightSeat,
    int swapped,
    int streak,
    int lightPasses,
    int darkPasses,
    int quiet)
    implements Position {

  static final int STREAK_LIMIT = 4;
  static final int PASS_LIMIT = 4;
  static final int QUIET_LIMIT = 100;

  /// Tiles dealt and no pair swapped yet; if nothing need be swapped, towers come next.
  static SyrtisPosition dealt(Board board, Tiles tiles) {
    return setup(board, tiles, 0);
  }

  private static SyrtisPosition setup(Board board, Tiles tiles, int swapped) {
    boolean isSwap = mustSwap(board, tiles, swapped);
    return setup(board, tiles, isSwap ? Phase.SWAP : Phase.TOWERS, isSwap ? swapped : 0);
  }

  static SyrtisPosition setup(Board board, Tiles tiles, Phase phase, int swapped) {
    return new SyrtisPosition(board, tiles, phase, LIGHT, Seat.FIRST, swapped, 0, 0, 0, 0);
  }

  /// Whether something is one island, and there is a pair left to swap.
  static boolean mustSwap(Board board, Tiles tiles, int swapped) {
    return Integer.bitCount(swapped) < board.pairs()
        && (tiles.hasIsland(LIGHT) || tiles.hasIsland(DARK));
  }

  /// The side whose tower is placed next.
  Side placing() {
    return Long.bitCount(tiles.lightTowers()) < 2 ? LIGHT : DARK;
  }

  @Override
  public Seat turn() {
    return switch (phase) {
      case SWAP, TOWERS -> Seat.FIRST;
      case CHOOSE -> Seat.SECOND;
      case PLAY -> seat(side);
    };
  }

  /// The seat that plays a side.
  public Seat seat(Side of) {
    return of == LIGHT ? lightSeat : lightSeat.other();
  }

  /// How many of a side's last turns were passes.
  public int passes(Side of) {
    return of == LIGHT ? lightPasses : darkPasses;
  }

  /// How many tiles a side has sunk since the other last sank one.
  public int streak(Side of) {
    return Math.max(0, streak * of.sign());
  }

  /// In play: pass, tower moves, slides, sinkings; within a kind by from square and then to square,
  /// rows from the top. Before that: by number, by square, Light before Dark.
  @Override
  public int legalMoves(int[] moves, int at) {
    return isOver() ? at : SyrtisMoves.list(this, moves, at);
  }

  @Override
  public int moveCount() {
    return isOver() ? 0 : SyrtisMoves.count(this);
  }

  @Override
  public int randomMove(RandomGenerator random) {
    return SyrtisMoves.draw(this, random);
  }

  @Override
  public SyrtisPosition play(int move) {
    assert SyrtisMoves.isLegal(this, move) : "not a legal move";
    int from = SyrtisMove.from(move);
    int to = SyrtisMove.to(move);
    return switch (SyrtisMove.kind(move)) {
      case SyrtisMove.SWAP -> {
        Tiles after = tiles.withSwapped(board.square(to), board.square(to + 1));
        yield setup(board, after, swapped | 1 << (to / 2));
      }
      case SyrtisMove.PLACE -> {
        Tiles after = tiles.withTower(placing(), to);
        boolean isLast = Long.bitCount(after.darkTowers()) == 2;
        yield setup(board, after, isLast ? Phase.CHOOSE : Phase.TOWERS, 0);
      }
      case SyrtisMove.TOWER -> afterTurn(tiles.withTowerMoved(from, to), 0, streak, quiet + 1);
      case SyrtisMove.SLIDE -> afterTurn(tiles.withTileSlid(from, to), 0, streak, quiet + 1);
      case SyrtisMove.SINK -> {
        int longer = (streak(side) + 1) * side.sign();
        yield afterTurn(tiles.withoutTile(to), 0, longer, 0);
      }
      default ->
          phase == Phase.PLAY
              ? afterTurn(tiles, passes(side) + 1, streak, quiet + 1)
              : begun(move == SyrtisMove.TAKE_LIGHT ? Seat.SECOND : Seat.FIRST);
    };
  }

  private SyrtisPosition begun(Seat light) {
    return new SyrtisPosition(board, tiles, Phase.PLAY, LIGHT, light, 0, 0, 0, 0, 0);
  }

  private SyrtisPosition afterTurn(Tiles after, int ownPasses, int newStreak, int newQuiet) {
    int forLight = side == LIGHT ? ownPasses : lightPasses;
    int forDark = side == DARK ? ownPasses : darkPasses;
    return new SyrtisPosition(
        board, after, phase, side.other(), lightSeat, 0, newStreak, forLight, forDark, newQuiet);
  }

  @Override
  public Outcome outcome() {
    if (phase != Phase.PLAY || isFresh()) {
      return Outcome.NONE;
    }
    if (isQuicksand()) {
      return Outcome.win(seat(sankLast()), Syrtis.End.QUICKSAND);
    }
    boolean light = tiles.hasIsland(LIGHT);
    boolean dark = tiles.hasIsland(DARK);
    if (light != dark) {
      return Outcome.win(seat(light ? LIGHT : DARK), Syrtis.End.ISLAND);
    }
    return light || isQuiet() ? Outcome.win(seat(sankLast()), Syrtis.End.INITIATIVE) : Outcome.NONE;
  }

  /// The side that sank last, Light if nobody did.
  private Side sankLast() {
    return streak < 0 ? DARK : LIGHT;
  }

  /// Whether play is about to begin: see above.
  private boolean isFresh() {
    return side == LIGHT && quiet == 0 && streak == 0 && lightPasses == 0 && darkPasses == 0;
  }

  private boolean isQuicksand() {
    return Math.abs(streak) >= STREAK_LIMIT;
  }

  /// Whether passing, or not sinking, ends the game. Both sides' last turns being passes means that
  /// they passed one after the other.
  private boolean isQuiet() {
    return (lightPasses > 0 && darkPasses > 0)
        || Math.max(lightPasses, darkPasses) >= PASS_LIMIT
        || quiet >= QUIET_LIMIT;
  }

  @Override
  public boolean isOver() {
    return phase == Phase.PLAY
        && !isFresh()
        && (isQuicksand() || isQuiet() || tiles.hasIsland(LIGHT) || tiles.hasIsland(DARK));
  }

  @Override
  public long hash() {
    return Bits.share(0, tiles.all())
        ^ Bits.share(1, tiles.light())
        ^ Bits.share(2, tiles.circles())
        ^ Bits.share(3, tiles.lightTowers())
        ^ Bits.share(4, tiles.darkTowers())
        ^ Bits.share(5, state());
  }

  /// All that is not on the board, in one word.
  private long state() {
    long word = phase.code() * 2L + (side == LIGHT ? 0 : 1);
    word = (word * 2 + lightSeat.index()) * 2 + (board == Board.MINOR ? 0 : 1);
    word = word << Board.MAX_PAIRS | swapped;
    word = word * (2 * STREAK_LIMIT + 1) + streak + STREAK_LIMIT;
    word = (word * (PASS_LIMIT + 1) + lightPasses) * (PASS_LIMIT + 1) + darkPasses;
    return word * (QUIET_LIMIT + 1) + quiet;
  }

  @Override
  public String toString() {
    return SyrtisNotation.NOTATION.text(this);
  }
}

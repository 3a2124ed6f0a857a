package quinas.engine.solve;

import java.util.function.BooleanSupplier;
import quinas.rules.Bits;

/// Cats & Dogs once no special turn can matter any more: a contest for the squares that are left.
///
/// Then nothing leaves the board, both sides follow the same rules, and all that counts is where
/// the mover still has room, and where the other has. Placing an animal on a square takes from the
/// other what it touches. Three things are true of that, proved in `docs/solving.md`:
///
/// - More room and less for the other is never worse.
/// - A square of mine that touches no room of the other's is one point, whenever it is taken, and
///   no more: it is counted and forgotten. Without it, who has no room left loses nothing by
///   passing.
/// - Of two moves, the one that takes from the other at least what the other move takes is at least
///   as good.
///
/// So a position is two sets, in which every square touches the other set, and a move need only be
/// tried if no other one takes more.
final class Contest {

  private static final int MOST_MOVES = 64;
  private static final int NO_MOVE = 255;

  private final Area area;
  private final BoundTable table;
  private final BooleanSupplier stop;
  private final long[] takes = new long[MOST_MOVES * MOST_MOVES];
  private final int[] moves = new int[MOST_MOVES * MOST_MOVES];
  private final Regions regions;
  private final boolean inRegions;
  private long nodes;

  /// @param mine the mover's room where play begins
  /// @param other the other's; if the two lie in several regions, each is valued by itself
  Contest(Area area, long mine, long other, BoundTable table, BooleanSupplier stop) {
    this.area = area;
    regions = new Regions(area);
    inRegions = regions.areSeveral(mine, other);
    this.table = table;
    this.stop = stop;
  }

  long nodes() {
    return nodes;
  }

  /// How many more animals the mover will place than the other, as far as `beta` asks: if what is
  /// returned is less than `beta`, the value is no more than that, and otherwise no less.
  int value(long mine, long other, int beta) {
    return value(mine, other, beta, 0);
  }

  /// @param at where in `moves` there is room
  private int value(long mine, long other, int beta, int at) {
    Stopped.check(stop, ++nodes);

    // 1. Count what nobody can take away.
    long safe = area.apart(mine, other);
    mine ^= safe;
    long lost = area.apart(other, mine);
    other ^= lost;
    int sure = Long.bitCount(safe) - Long.bitCount(lost);
    if (mine == 0) {
      return sure;
    }
    beta -= sure;

    // 2. The mover places at least one and at most all, and the other at least none.
    int lower = 2 - Long.bitCount(other);
    int upper = Long.bitCount(mine);
    if (lower >= beta || upper < beta) {
      return sure + (lower >= beta ? lower : upper);
    }

    // 3. Ask the table.
    long key = key(mine, other);
    int known = table.find(key);
    int first = -1;
    if (known != BoundTable.NOTHING) {
      lower = BoundTable.lower(known);
      upper = BoundTable.upper(known);
      first = BoundTable.move(known);
      first = first == NO_MOVE ? -1 : first;
      if (lower >= beta || upper < beta) {
        return sure + (lower >= beta ? lower : upper);
      }
    }

    // 4. Ask the regions, if there are several.
    if (inRegions && known == BoundTable.NOTHING && regions.bound(mine, other)) {
      lower = Math.max(lower, regions.lower());
      upper = Math.min(upper, regions.upper());
      if (lower >= beta || upper < beta) {
        table.keep(key, lower, upper, NO_MOVE, Long.bitCount(mine | other));
        return sure + (lower >= beta ? lower : upper);
      }
    }

    // 5. Try the moves.
    int best = Integer.MIN_VALUE;
    int bestMove = first;
    int end = list(mine, other, first, at);
    for (int i = at; i < end; i++) {
      int move = moves[i];
      int value = 1 - value(other & ~area.touch(move), mine & ~(1L << move), 2 - beta, end);
      if (value > best) {
        best = value;
        bestMove = move;
        if (best >= beta) {
          break;
        }
      }
    }

    // 6. Remember.
    if (best >= beta) {
      lower = Math.max(lower, best);
    } else {
      upper = Math.min(upper, best);
    }
    table.keep(key, lower, upper, bestMove, Long.bitCount(mine | other));
    return sure + best;
  }

  private static long key(long mine, long other) {
    return Bits.share(0, mine) ^ Bits.share(1, other);
  }

  /// Writes the moves that no other one outdoes, `first` before all and then those that take more.
  private int list(long mine, long other, int first, int at) {
    int end = at;
    if (first >= 0) {
      moves[end] = first;
      takes[end++] = area.touch(first) & other;
    }
    for (long left = mine; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long taken = area.touch(square) & other;
      if (square != first && !isOutdone(taken, at, end)) {
        end = insert(square, taken, first >= 0 ? at + 1 : at, end);
      }
    }
    return end;
  }

  private boolean isOutdone(long taken, int at, int end) {
    for (int i = at; i < end; i++) {
      if ((taken & ~takes[i]) == 0) {
        return true;
      }
    }
    return false;
  }

  /// Puts a move in its place by the number of squares it takes, in place of those that it outdoes.
  private int insert(int square, long taken, int from, int end) {
    int kept = from;
    for (int i = from; i < end; i++) {
      if ((takes[i] & ~taken) != 0) {
        moves[kept] = moves[i];
        takes[kept++] = takes[i];
      }
    }
    int count = Long.bitCount(taken);
    int to = kept;
    while (to > from && Long.bitCount(takes[to - 1]) < count) {
      moves[to] = moves[to - 1];
      takes[to] = takes[to - 1];
      to--;
    }
    moves[to] = square;
    takes[to] = taken;
    return kept + 1;
  }
}

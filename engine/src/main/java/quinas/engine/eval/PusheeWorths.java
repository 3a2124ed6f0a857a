package quinas.engine.eval;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import quinas.rules.pushee.PusheePosition;
import quinas.rules.pushee.PusheeRules;
import quinas.rules.pushee.Values;

/// What the pieces on one board of Pushee Pieces are likely to be worth in the end.
///
/// A row of pieces is pushed towards one end by a piece placed at the other. So there must be an
/// empty square where that piece goes, and one at the end that it is pushed to; without walls the
/// edge will do there, and the piece that falls off is worth nothing.
final class PusheeWorths {

  /// The board that the stages of [PusheeShare] are meant for; a larger one has more plies a stage.
  private static final int SQUARES = 36;

  /// Directions in which a piece can be pushed, as a set of bits.
  private static final int LEFT = 1;

  private static final int RIGHT = 2;
  private static final int UP = 4;
  private static final int DOWN = 8;
  private static final int SETS = 16;
  private static final int ALL = SETS - 1;

  /// See [#loose].
  private static final int ONWARD = 16;

  private final Values values;
  private final PusheeRules rules;

  /// For each set of places in a column or row that hold pieces, as bits, those that can be pushed
  /// towards its start, and from bit [#ONWARD] on, those that can be pushed towards its end.
  private final int[] loose;

  /// For each stage that was met: by column, row and set of directions, in hundredths of a point.
  private final int[] @Nullable [] worths = new int[PusheeShare.LAST_STAGE + 1][];

  PusheeWorths(Values values, PusheeRules rules) {
    this.values = values;
    this.rules = rules;
    loose = new int[1 << values.size()];
    if (hasPushes()) {
      Arrays.setAll(loose, pieces -> loose(pieces, values.size(), rules.walls()));
    }
  }

  /// Whether a position is of this board.
  boolean areOf(PusheePosition position) {
    return values.equals(position.values()) && rules.equals(position.rules());
  }

  private boolean hasPushes() {
    return rules.chains() > 0;
  }

  /// What can be pushed in a column or row: see the field.
  ///
  /// @param pieces the set of its places that hold pieces
  int loose(int pieces) {
    return loose[pieces];
  }

  private static int loose(int pieces, int size, boolean walls) {
    int loose = 0;
    int start = 0;
    while (start < size) {
      int end = start;
      while (end < size && (pieces >> end & 1) != 0) {
        end++;
      }
      int row = (1 << end) - (1 << start);
      boolean isOpenBefore = start > 0;
      boolean isOpenAfter = end < size;
      loose |= isOpenAfter && (isOpenBefore || !walls) ? row : 0;
      loose |= isOpenBefore && (isOpenAfter || !walls) ? row << ONWARD : 0;
      start = end + 1;
    }
    return loose;
  }

  /// What pieces are worth with so many plies left, to be handed to [#at].
  int[] worths(int plies) {
    int perBoard = plies * SQUARES / (values.size() * values.size());
    int stage = Math.clamp(perBoard, PusheeShare.FIRST_STAGE, PusheeShare.LAST_STAGE);
    int[] known = worths[stage];
    if (known == null) {
      known = new int[values.size() * values.size() * SETS];
      Arrays.setAll(known, index -> worth(index, stage));
      worths[stage] = known;
    }
    return known;
  }

  /// What the piece at a column and a row is worth.
  ///
  /// @param down what can be pushed in its column
  /// @param across what can be pushed in its row
  int at(int[] worths, int column, int row, int down, int across) {
    int directions = (across >> column & 1) * LEFT;
    directions |= (across >> (ONWARD + column) & 1) * RIGHT;
    directions |= (down >> row & 1) * UP;
    directions |= (down >> (ONWARD + row) & 1) * DOWN;
    return worths[(column * values.size() + row) * SETS | directions];
  }

  private int worth(int index, int stage) {
    int size = values.size();
    int column = index / SETS / size;
    int row = index / SETS % size;
    int directions = index % SETS;
    if (!hasPushes()) {
      return PusheeShare.FOR_GOOD.own().at(stage) * value(column, row);
    }
    boolean isAtEdge = Math.min(column, row) == 0 || Math.max(column, row) == size - 1;
    int ways = Integer.bitCount(directions);
    int even = ways / 2 * 2;
    PusheeShare fewer = PusheeShare.of(even, isAtEdge);
    PusheeShare more = PusheeShare.of(2 * ways - even, isAtEdge);
    int next = next(column, row, ways == 0 ? ALL : directions);
    int own = fewer.own().at(stage) + more.own().at(stage);
    return (own * value(column, row) + (fewer.next().at(stage) + more.next().at(stage)) * next) / 2;
  }

  /// The sum of the values of squares next to one.
  private int next(int column, int row, int directions) {
    int next = (directions & LEFT) == 0 ? 0 : value(column - 1, row);
    next += (directions & RIGHT) == 0 ? 0 : value(column + 1, row);
    next += (directions & UP) == 0 ? 0 : value(column, row - 1);
    next += (directions & DOWN) == 0 ? 0 : value(column, row + 1);
    return next;
  }

  /// 0 beyond the edge.
  private int value(int column, int row) {
    int size = values.size();
    boolean isInside = Math.min(column, row) >= 0 && Math.max(column, row) < size;
    return isInside ? values.at(column, row) : 0;
  }
}

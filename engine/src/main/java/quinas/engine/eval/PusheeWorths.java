package quinas.engine.eval;

import java.util.Arrays;
import quinas.rules.pushee.PusheePosition;
import quinas.rules.pushee.PusheeRules;
import quinas.rules.pushee.Values;

/// What a piece on a square of one board of Pushee Pieces is likely to be worth in the end.
final class PusheeWorths {

  private static final int ONWARD = 16;

  /// Directions, as a set of bits.
  private static final int LEFT = 1;

  private static final int RIGHT = 2;
  private static final int UP = 4;
  private static final int DOWN = 8;
  private static final int SETS = 16;

  /// What a piece takes of its own square's value, by the number of its directions.
  private static final int[] OWN = {100, 82, 64, 49, 34};

  /// What it takes of the value of each square that it can be pushed to.
  private static final int[] NEXT = {0, 17, 17, 15, 14};

  private final Values values;
  private final PusheeRules rules;

  /// For each set of places in a column or row that hold pieces, as bits, those that can be pushed
  /// towards its start, and from bit [#ONWARD] on, those that can be pushed towards its end.
  private final int[] loose;

  /// By column, row and set of directions in which a piece can be pushed, in hundredths of a point.
  private final int[] worths;

  PusheeWorths(Values values, PusheeRules rules) {
    this.values = values;
    this.rules = rules;
    loose = new int[1 << values.size()];
    if (rules.chains() > 0) {
      Arrays.setAll(loose, pieces -> loose(pieces, values.size(), rules.walls()));
    }
    worths = worths(values);
  }

  /// Whether a position is of this board.
  boolean areOf(PusheePosition position) {
    return values.equals(position.values()) && rules.equals(position.rules());
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

  private static int[] worths(Values values) {
    int size = values.size();
    int[] worths = new int[size * size * SETS];
    for (int at = 0; at < worths.length; at++) {
      int column = at / SETS / size;
      int row = at / SETS % size;
      int directions = at % SETS;
      int next = (directions & LEFT) == 0 ? 0 : value(values, column - 1, row);
      next += (directions & RIGHT) == 0 ? 0 : value(values, column + 1, row);
      next += (directions & UP) == 0 ? 0 : value(values, column, row - 1);
      next += (directions & DOWN) == 0 ? 0 : value(values, column, row + 1);
      int count = Integer.bitCount(directions);
      worths[at] = OWN[count] * value(values, column, row) + NEXT[count] * next;
    }
    return worths;
  }

  /// 0 beyond the edge, where a piece is lost.
  private static int value(Values values, int column, int row) {
    int size = values.size();
    boolean isInside = Math.min(column, row) >= 0 && Math.max(column, row) < size;
    return isInside ? values.at(column, row) : 0;
  }

  /// What is loose in a column or row.
  ///
  /// @param pieces the set of its places that hold pieces
  int loose(int pieces) {
    return loose[pieces];
  }

  /// What the piece at a place of a column and a row is worth.
  ///
  /// @param down what is loose in its column
  /// @param across what is loose in its row
  int at(int column, int row, int down, int across) {
    int directions = (across >> column & 1) * LEFT;
    directions |= (across >> (ONWARD + column) & 1) * RIGHT;
    directions |= (down >> row & 1) * UP;
    directions |= (down >> (ONWARD + row) & 1) * DOWN;
    return worths[(column * values.size() + row) * SETS | directions];
  }
}

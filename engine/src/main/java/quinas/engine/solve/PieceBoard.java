package quinas.engine.solve;

import java.util.Arrays;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.pushee.PusheePosition;
import quinas.rules.pushee.PusheeRules;

/// A board of Pushee Pieces that is changed in place, and knows what each change is worth.
///
/// The cells are numbered as the rules do: ten a column, by column from the left, in a column from
/// the top, which is the order in which pieces push. A board is the first [#CELLS] of an array that
/// holds one board after another, one for each ply, so that nothing has to be taken back.
///
/// ```
///   4        3           2       1               0
///   border   moved now   piece   second seat's   vertical
/// ```
final class PieceBoard {

  /// Room for one board.
  private static final int CELLS = 112;

  private static final int COLUMN = 10;

  static final byte EMPTY = 0;
  private static final byte VERTICAL = 1;
  private static final byte SECOND = 2;
  private static final byte PIECE = 4;
  private static final byte MOVED = 8;
  private static final byte BORDER = 16;

  private final int chains;
  private final boolean walls;
  private final int turning;
  private final byte[] worth = new byte[CELLS];
  private final long[] keys = new long[CELLS << 3];

  private final byte[] cells;
  private final int[] moved = new int[CELLS];
  private int end;

  // What the last move has changed.
  private int gain;
  private int emptied;
  private long change;

  /// @param boards how many boards there is to be room for
  PieceBoard(PusheePosition position, int boards) {
    PusheeRules rules = position.rules();
    chains = rules.chains();
    walls = rules.walls();
    turning = rules.rotation() ? VERTICAL : 0;
    cells = new byte[boards * CELLS];
    SplitMix64 random = new SplitMix64(1);
    for (int i = 0; i < keys.length; i++) {
      keys[i] = random.nextLong();
    }
    for (int row = 0; row < position.size(); row++) {
      for (int column = 0; column < position.size(); column++) {
        worth[cell(column, row)] = (byte) position.values().at(column, row);
      }
    }
    set(position);
  }

  /// Makes board number 0 that of a position with the same values.
  void set(PusheePosition position) {
    Arrays.fill(cells, 0, CELLS, BORDER);
    for (int row = 0; row < position.size(); row++) {
      for (int column = 0; column < position.size(); column++) {
        cells[cell(column, row)] = content(position, column, row);
      }
    }
  }

  /// How many squares of board number 0 are empty.
  int empty(int[] squares) {
    int empty = 0;
    for (int cell : squares) {
      empty += cells[cell] == EMPTY ? 1 : 0;
    }
    return empty;
  }

  /// A piece that has not moved.
  static int piece(boolean isFirst, boolean vertical) {
    return PIECE | (isFirst ? 0 : SECOND) | (vertical ? VERTICAL : 0);
  }

  static boolean isOf(Seat seat, int content) {
    return (content & (PIECE | SECOND)) == (seat == Seat.FIRST ? PIECE : PIECE | SECOND);
  }

  private static int cell(int column, int row) {
    return (column + 1) * COLUMN + row + 1;
  }

  private static byte content(PusheePosition position, int column, int row) {
    if (position.isEmpty(column, row)) {
      return EMPTY;
    }
    int owner = position.isOf(Seat.SECOND, column, row) ? SECOND : 0;
    return (byte) (PIECE | owner | (position.isVertical(column, row) ? VERTICAL : 0));
  }

  /// The numbers of all squares' cells, in order.
  static int[] squares(int size) {
    int[] squares = new int[size * size];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = cell(i / size, i % size);
    }
    return squares;
  }

  int worth(int cell) {
    return worth[cell];
  }

  /// Whether a piece that is placed on a square takes no other's place and pushes nothing: there is
  /// none at its ends.
  boolean isQuiet(int board, int cell, boolean vertical) {
    int at = board * CELLS + cell;
    int step = vertical ? 1 : COLUMN;
    return ((cells[at] | cells[at - step] | cells[at + step]) & PIECE) == 0;
  }

  byte content(int board, int cell) {
    return cells[board * CELLS + cell];
  }

  /// A number for all that is on a board.
  long key(int board) {
    long key = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      key ^= key(cell, cells[board * CELLS + cell]);
    }
    return key;
  }

  private long key(int cell, int content) {
    return (content & PIECE) == 0 ? 0 : keys[cell << 3 | (content & ~MOVED)];
  }

  /// What the last move has brought the first seat, less what it has brought the second.
  int gain() {
    return gain;
  }

  /// By how many there are more empty squares after the last move.
  int emptied() {
    return emptied;
  }

  /// By what the number of the board has changed.
  long change() {
    return change;
  }

  /// Makes board number `board + 1` of board number `board`: places a piece and lets it push.
  ///
  /// @param piece a piece that has not moved
  void play(int board, int cell, int piece) {
    int at = (board + 1) * CELLS;
    System.arraycopy(cells, board * CELLS, cells, at, CELLS);
    gain = 0;
    change = 0;
    end = 0;
    int before = cells[at + cell];
    emptied = before == EMPTY ? -1 : 0;
    count(cell, before, -1);
    cells[at + cell] = (byte) (piece | MOVED);
    count(cell, piece, 1);
    moved[end++] = cell;
    int from = 0;
    for (int tier = 0; tier < chains && from < end; tier++) {
      int last = end;
      sort(from, last);
      for (int i = from; i < last; i++) {
        int step = (cells[at + moved[i]] & VERTICAL) != 0 ? 1 : COLUMN;
        push(at, moved[i], -step);
        push(at, moved[i], step);
      }
      from = last;
    }
    for (int i = 0; i < end; i++) {
      cells[at + moved[i]] &= ~MOVED;
    }
  }

  /// By the numbers of the cells; few, and nearly in order.
  private void sort(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      int cell = moved[i];
      int j = i;
      for (; j > from && moved[j - 1] > cell; j--) {
        moved[j] = moved[j - 1];
      }
      moved[j] = cell;
    }
  }

  /// Pushes the row that starts one step from a piece.
  private void push(int at, int pusher, int step) {
    int first = pusher + step;
    int beyond = first;
    while ((cells[at + beyond] & (MOVED | PIECE)) == PIECE) {
      beyond += step;
    }
    if (beyond == first || (cells[at + beyond] & MOVED) != 0) {
      return;
    }
    if (cells[at + beyond] == BORDER) {
      if (walls) {
        return;
      }
      emptied++;
      beyond -= step;
      count(beyond, cells[at + beyond], -1);
    }
    for (int to = beyond; to != first; to -= step) {
      int piece = cells[at + to - step];
      count(to - step, piece, -1);
      count(to, piece ^ turning, 1);
      cells[at + to] = (byte) ((piece ^ turning) | MOVED);
      moved[end++] = to;
    }
    cells[at + first] = EMPTY;
  }

  /// Counts a piece that comes to a cell or goes from it.
  private void count(int cell, int content, int sign) {
    if ((content & PIECE) != 0) {
      gain += (content & SECOND) == 0 ? sign * worth[cell] : -sign * worth[cell];
      change ^= key(cell, content);
    }
  }
}

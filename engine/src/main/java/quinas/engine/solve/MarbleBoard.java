package quinas.engine.solve;

import java.util.ArrayList;
import java.util.List;

/// Pushing marbles on a board of any size up to 7, as in Shiftago: the squares and the numbers of
/// the moves are those of the rules, with eight bits a row, whatever the size.
final class MarbleBoard {

  private static final int ROW = 8;

  /// From a square to the next one across, down, and on either diagonal.
  private static final int[] STEPS = {1, ROW, ROW + 1, ROW - 1};

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

  private final int size;
  private final int length;

  /// The row or column that each move pushes.
  private final long[] lines;

  /// All places where a winning line can lie.
  private final long[] windows;

  private final long squares;
  private final long edge;

  /// @param size how many squares a side has, 3 to 7
  /// @param length how many marbles make a winning line
  MarbleBoard(int size, int length) {
    this.size = size;
    this.length = length;
    lines = new long[4 * size];
    long all = 0;
    for (int i = 0; i < size; i++) {
      long row = ((1L << size) - 1) << (ROW * i);
      lines[i] = row;
      lines[size + i] = row;
      all |= row;
    }
    squares = all;
    for (int i = 0; i < size; i++) {
      long column = all & 0x0101_0101_0101_0101L << i;
      lines[2 * size + i] = column;
      lines[3 * size + i] = column;
    }
    edge = lines[0] | lines[size - 1] | lines[2 * size] | lines[3 * size - 1];
    windows = windows();
  }

  private long[] windows() {
    List<Long> found = new ArrayList<>();
    for (int[] direction : DIRECTIONS) {
      for (int square = 0; square < size * size; square++) {
        long window = window(square % size, square / size, direction);
        if (window != 0) {
          found.add(window);
        }
      }
    }
    return found.stream().mapToLong(window -> window).toArray();
  }

  /// 0 if it would not fit on the board.
  private long window(int column, int row, int[] direction) {
    long window = 0;
    for (int i = 0; i < length; i++) {
      int x = column + i * direction[0];
      int y = row + i * direction[1];
      if (x < 0 || x >= size || y >= size) {
        return 0;
      }
      window |= 1L << (ROW * y + x);
    }
    return window;
  }

  int moves() {
    return lines.length;
  }

  int length() {
    return length;
  }

  boolean isOpen(int move, long all) {
    return (lines[move] & ~all) != 0;
  }

  private boolean isToHigher(int move) {
    return move / size % 2 == 0;
  }

  /// The marbles that a move pushes.
  long pushed(int move, long all) {
    long line = lines[move];
    long gaps = line & ~all;
    return isToHigher(move)
        ? line & (Long.lowestOneBit(gaps) - 1)
        : line & -(Long.highestOneBit(gaps) << 1);
  }

  /// Marbles of one colour after a move, the new one not among them.
  long after(int move, long marbles, long pushed) {
    int step = move < 2 * size ? 1 : ROW;
    long moved = marbles & pushed;
    return (marbles ^ moved) | (isToHigher(move) ? moved << step : moved >>> step);
  }

  /// Where the new marble goes.
  long entry(int move) {
    long line = lines[move];
    return isToHigher(move) ? Long.lowestOneBit(line) : Long.highestOneBit(line);
  }

  /// Whether marbles of one colour make a line.
  boolean hasLine(long marbles) {
    for (int step : STEPS) {
      long starts = marbles;
      for (int i = 1; i < length && starts != 0; i++) {
        starts &= marbles >>> (i * step);
      }
      if (starts != 0) {
        return true;
      }
    }
    return false;
  }

  /// The most marbles of one colour within a place for a line that has none of `without`.
  int most(long marbles, long without) {
    int most = 0;
    for (long window : windows) {
      if ((window & without) == 0) {
        most = Math.max(most, Long.bitCount(window & marbles));
      }
    }
    return most;
  }

  /// The squares whose marbles will never move: those whose row and column are full.
  long stuck(long all) {
    long rows = 0;
    long columns = 0;
    for (int i = 0; i < size; i++) {
      long row = lines[i];
      long column = lines[2 * size + i];
      rows |= (row & ~all) == 0 ? row : 0;
      columns |= (column & ~all) == 0 ? column : 0;
    }
    return rows & columns;
  }

  /// How promising marbles of one colour are: four times as much for each further one in a place
  /// where the other has none.
  int promise(long marbles, long others) {
    int promise = 0;
    for (long window : windows) {
      if ((window & others) == 0) {
        promise += 1 << (2 * Long.bitCount(window & marbles));
      }
    }
    return promise;
  }

  /// How many squares on the edge are empty. A marble put there pushes nothing.
  int emptyOnEdge(long all) {
    return Long.bitCount(edge & ~all);
  }

  /// The board turned and mirrored.
  ///
  /// @param way 0 to 7, 0 being the board as it is
  long turned(long marbles, int way) {
    long turned = marbles;
    if ((way & 1) != 0) { // top to bottom
      turned = Long.reverseBytes(turned) >>> (ROW * (ROW - size));
    }
    if ((way & 2) != 0) { // left to right
      turned = Long.reverseBytes(Long.reverse(turned)) >>> (ROW - size) & squares;
    }
    return (way & 4) != 0 ? transposed(turned) : turned;
  }

  /// Columns for rows: three exchanges of ever greater blocks (Warren, Hacker's Delight, 7-3).
  private static long transposed(long bits) {
    long once = exchanged(bits, 7, 0x00AA_00AA_00AA_00AAL);
    long twice = exchanged(once, 14, 0x0000_CCCC_0000_CCCCL);
    return exchanged(twice, 28, 0x0000_0000_F0F0_F0F0L);
  }

  private static long exchanged(long bits, int by, long mask) {
    long different = (bits ^ bits >>> by) & mask;
    return bits ^ different ^ different << by;
  }
}

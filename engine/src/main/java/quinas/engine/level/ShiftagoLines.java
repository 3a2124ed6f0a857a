package quinas.engine.level;

import static quinas.rules.shiftago.ShiftagoPosition.SIZE;

import java.util.ArrayList;
import java.util.List;
import quinas.rules.shiftago.ShiftagoPosition;

/// The 24 lines of a Shiftago board on which five can stand: 7 rows, 7 columns, and the 10
/// diagonals of length five or more. What the levels of the original program look at.
final class ShiftagoLines {

  private static final int LEAST_LENGTH = 5;

  /// The squares of each line, in their order.
  private static final List<long[]> LINES = new ArrayList<>();

  static {
    for (int i = 0; i < SIZE; i++) {
      add(0, i, 1, 0);
      add(i, 0, 0, 1);
    }
    for (int i = 0; i < SIZE; i++) {
      add(i, 0, 1, 1);
      add(i, 0, -1, 1);
    }
    for (int i = 1; i < SIZE; i++) {
      add(0, i, 1, 1);
      add(SIZE - 1, i, -1, 1);
    }
  }

  /// Adds the line from a square on the edge, unless it is too short.
  private static void add(int column, int row, int right, int down) {
    List<Long> squares = new ArrayList<>();
    int c = column;
    int r = row;
    while (c >= 0 && c < SIZE && r < SIZE) {
      squares.add(ShiftagoPosition.bit(c, r));
      c += right;
      r += down;
    }
    if (squares.size() >= LEAST_LENGTH) {
      LINES.add(squares.stream().mapToLong(Long::longValue).toArray());
    }
  }

  /// The length of the longest unbroken run of these marbles in any line.
  static int longestRun(long marbles) {
    int longest = 0;
    for (long[] line : LINES) {
      int run = 0;
      for (long square : line) {
        run = (marbles & square) != 0 ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
    }
    return longest;
  }

  /// The sum, over all lines, of the fifth power of the length of each unbroken run.
  static int worth(long marbles) {
    int worth = 0;
    for (long[] line : LINES) {
      int run = 0;
      for (long square : line) {
        if ((marbles & square) != 0) {
          run++;
        } else {
          worth += fifthPower(run);
          run = 0;
        }
      }
      worth += fifthPower(run);
    }
    return worth;
  }

  private static int fifthPower(int n) {
    return n * n * n * n * n;
  }

  private ShiftagoLines() {}
}

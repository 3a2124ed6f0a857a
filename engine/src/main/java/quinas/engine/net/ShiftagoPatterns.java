package quinas.engine.net;

import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.shiftago.Exhaustion;
import quinas.rules.shiftago.ShiftagoPosition;

/// The 24 lines of five squares and more, each in one of the states that its squares can make: a
/// push moves whole stretches of a line, so where the gaps are matters as much as who stands where.
/// Beside them, how many marbles are on the board and what it means to run out of them.
///
/// ```
///   line      0 … 6     7 … 13     14 … 18        19 … 23
///             rows      columns    falling ╲      rising ╱      five to seven squares each
///
///   X · · O X · ·     1·3⁰ + 0·3¹ + 0·3² + 2·3³ + 1·3⁴ = 136, the state as X sees it;
///                     to O, the marbles of X are those that count double: 191
/// ```
public enum ShiftagoPatterns implements Patterns {
  LINES;

  private static final int SIZE = ShiftagoPosition.SIZE;
  private static final int SHORTEST = 5;
  private static final int DIAGONALS = 2 * (SIZE - SHORTEST) + 1;
  private static final int COUNT = 2 * SIZE + 2 * DIAGONALS;

  private static final long FIRST_COLUMN = 0x0001_0101_0101_0101L;
  private static final long EVERY_ROW = 0x0101_0101_0101_0101L;
  private static final long GATHER = 0x0102_0408_1020_4080L;
  private static final int ROW = 8;
  private static final int TOP = 56;

  /// The state of a line that holds these marbles of the seat that looks, and no others.
  private static final int[] STATE = states();

  private static final long[] SQUARES = squares();
  private static final int[] FIRST_INPUT = firstInputs();

  /// The column in which a line begins.
  private static final int[] FIRST_COLUMN_OF = firstColumns();

  private static final int MARBLES_ON_BOARD = 2 * ShiftagoPosition.MARBLES;

  private static int[] states() {
    int[] states = new int[1 << SIZE];
    for (int marbles = 1; marbles < states.length; marbles++) {
      states[marbles] = 3 * states[marbles >>> 1] + (marbles & 1);
    }
    return states;
  }

  private static long[] squares() {
    long[] squares = new long[COUNT];
    for (int column = 0; column < SIZE; column++) {
      for (int row = 0; row < SIZE; row++) {
        long square = ShiftagoPosition.bit(column, row);
        int falling = row - column + DIAGONALS / 2;
        int rising = row + column - SIZE + 1 + DIAGONALS / 2;
        squares[row] |= square;
        squares[SIZE + column] |= square;
        if (falling >= 0 && falling < DIAGONALS) {
          squares[2 * SIZE + falling] |= square;
        }
        if (rising >= 0 && rising < DIAGONALS) {
          squares[2 * SIZE + DIAGONALS + rising] |= square;
        }
      }
    }
    return squares;
  }

  private static int[] firstColumns() {
    int[] first = new int[COUNT];
    for (int line = 0; line < COUNT; line++) {
      long columns = (SQUARES[line] * EVERY_ROW) >>> TOP;
      first[line] = Long.numberOfTrailingZeros(columns);
    }
    return first;
  }

  /// Where the inputs of each line begin, and where those of the marbles do.
  private static int[] firstInputs() {
    int[] first = new int[COUNT + 1];
    for (int line = 0; line < COUNT; line++) {
      int states = 1;
      for (int i = Long.bitCount(SQUARES[line]); i > 0; i--) {
        states *= 3;
      }
      first[line + 1] = first[line] + states;
    }
    return first;
  }

  @Override
  public String id() {
    return "shiftago lines";
  }

  @Override
  public int inputs() {
    return FIRST_INPUT[COUNT] + 2 * MARBLES_ON_BOARD;
  }

  @Override
  public int active() {
    return COUNT + 1;
  }

  @Override
  public void see(Position position, int[] own, int[] other) {
    ShiftagoPosition p = (ShiftagoPosition) position;
    Seat turn = p.turn();
    long mine = p.marbles(turn);
    long theirs = p.marbles(turn.other());
    for (int line = 0; line < COUNT; line++) {
      int a = STATE[on(line, mine)];
      int b = STATE[on(line, theirs)];
      own[line] = FIRST_INPUT[line] + a + 2 * b;
      other[line] = FIRST_INPUT[line] + b + 2 * a;
    }
    own[COUNT] = marbles(p);
    other[COUNT] = own[COUNT];
  }

  @Override
  public int differ(Position before, Position after, int[] changes) {
    ShiftagoPosition old = (ShiftagoPosition) before;
    ShiftagoPosition now = (ShiftagoPosition) after;
    long changed = (old.x() ^ now.x()) | (old.o() ^ now.o());
    int end = 0;
    for (int line = 0; line < COUNT; line++) {
      if ((SQUARES[line] & changed) != 0) {
        int first = FIRST_INPUT[line];
        int oldX = STATE[on(line, old.x())];
        int oldO = STATE[on(line, old.o())];
        int nowX = STATE[on(line, now.x())];
        int nowO = STATE[on(line, now.o())];
        changes[end++] = first + oldX + 2 * oldO;
        changes[end++] = first + nowX + 2 * nowO;
        changes[end++] = first + oldO + 2 * oldX;
        changes[end++] = first + nowO + 2 * nowX;
      }
    }
    changes[end++] = marbles(old);
    changes[end++] = marbles(now);
    changes[end++] = marbles(old);
    changes[end++] = marbles(now);
    return end;
  }

  private static int marbles(ShiftagoPosition position) {
    int ending = position.exhaustion() == Exhaustion.LOSES ? 0 : MARBLES_ON_BOARD;
    return FIRST_INPUT[COUNT] + ending + Long.bitCount(position.x() | position.o());
  }

  /// The marbles on a line, a bit each, the first square's the lowest.
  private static int on(int line, long marbles) {
    if (line < SIZE) {
      return (int) (marbles >>> (ROW * line)) & (STATE.length - 1);
    }
    if (line < 2 * SIZE) {
      // The multiplication gathers the lowest bits of the bytes in the highest byte.
      return (int) ((((marbles >>> (line - SIZE)) & FIRST_COLUMN) * GATHER) >>> TOP);
    }
    // No column holds two squares of a diagonal, so the sum of its rows holds them all.
    long columns = ((marbles & SQUARES[line]) * EVERY_ROW) >>> TOP;
    return (int) columns >>> FIRST_COLUMN_OF[line];
  }
}

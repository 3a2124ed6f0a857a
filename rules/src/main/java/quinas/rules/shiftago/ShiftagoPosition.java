package quinas.rules.shiftago;

import java.util.random.RandomGenerator;
import quinas.rules.Bits;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The rules of Shiftago Express for two.
///
/// Each player has 22 marbles; the 7×7 board is empty at the start. In turn a player chooses an
/// edge and a row or column that is not full, and pushes one of his marbles in from there: the
/// marbles that lie in its way, up to the first gap, move one square on. Nothing ever leaves the
/// board.
///
/// Who has five or more of his own in an unbroken line after his move wins, be it across, down or
/// diagonally. Lines of the other colour do not count then: if they still stand after their owner's
/// next move, he wins with them. Who has made no line and has no marble left loses, or, where
/// [Exhaustion] draws, the game is drawn once both have run out.
///
/// The board lies in a `long`, eight bits a row. The eighth is padding, always empty, so that no
/// line runs on from the end of one row to the start of the next.
///
/// ```
///       a  b  c  d  e  f  g
///   1   0  1  2  3  4  5  6 | 7
///   2   8  9 10 11 12 13 14 |15          left2 puts a marble on bit 8 and pushes to higher bits,
///   …                                    right2 one on bit 14 and pushes to lower ones;
///   7  48 49 50 51 52 53 54 |55          up1 one on bit 0, down1 one on bit 48
/// ```
///
/// A move is a number from 0 to 27: the [Edge]'s index times seven, plus the row or column from 0.
///
/// Every marble is either on the board or in stock, and the players alternate, so the two sets say
/// it all: the stocks, and whose turn it is.
///
/// @param x the marbles of the first seat that are on the board
/// @param o the marbles of the second seat that are on the board
public record ShiftagoPosition(long x, long o, Exhaustion exhaustion) implements Position {

  public static final int SIZE = 7;

  /// How many marbles each player has at the start.
  public static final int MARBLES = 22;

  static final int MOVES = 4 * SIZE;

  private static final int ROW = 8;
  private static final long FIRST_ROW = 0x7F;
  private static final long FIRST_COLUMN = 0x0001_0101_0101_0101L;

  /// From a square to the next one across, down, and on either diagonal.
  private static final int[] STEPS = {1, ROW, ROW + 1, ROW - 1};

  /// The row or column that each move pushes.
  private static final long[] LINES = new long[MOVES];

  static {
    for (int line = 0; line < SIZE; line++) {
      LINES[move(Edge.LEFT, line)] = FIRST_ROW << (ROW * line);
      LINES[move(Edge.RIGHT, line)] = FIRST_ROW << (ROW * line);
      LINES[move(Edge.UP, line)] = FIRST_COLUMN << line;
      LINES[move(Edge.DOWN, line)] = FIRST_COLUMN << line;
    }
  }

  /// The set that holds one square; columns and rows from 0.
  public static long bit(int column, int row) {
    return 1L << (row * ROW + column);
  }

  /// Pushing in from an edge; rows and columns from 0.
  public static int move(Edge edge, int line) {
    return edge.index() * SIZE + line;
  }

  public static Edge edge(int move) {
    return Edge.of(move / SIZE);
  }

  /// The row or column that a move pushes, from 0.
  public static int line(int move) {
    return move % SIZE;
  }

  /// The marbles of a seat that are on the board.
  public long marbles(Seat seat) {
    return seat == Seat.FIRST ? x : o;
  }

  /// How many marbles a seat has left to push in.
  public int stock(Seat seat) {
    return MARBLES - Long.bitCount(marbles(seat));
  }

  @Override
  public Seat turn() {
    return Long.bitCount(x) == Long.bitCount(o) ? Seat.FIRST : Seat.SECOND;
  }

  @Override
  public int legalMoves(int[] moves, int at) {
    if (isOver()) {
      return at;
    }
    int end = at;
    for (int open = open(); open != 0; open &= open - 1) {
      moves[end++] = Integer.numberOfTrailingZeros(open);
    }
    return end;
  }

  @Override
  public int moveCount() {
    return isOver() ? 0 : Integer.bitCount(open());
  }

  @Override
  public int randomMove(RandomGenerator random) {
    int open = open();
    return Bits.select(open, random.nextInt(Integer.bitCount(open)));
  }

  /// Whether the row or column of a move still has a gap.
  boolean isOpen(int move) {
    return (LINES[move] & ~(x | o)) != 0;
  }

  /// The set of the moves whose row or column is not full.
  private int open() {
    long all = x | o;
    // One more carries a full row over into its padding bit.
    long rows = ~(all + FIRST_COLUMN) >>> SIZE & FIRST_COLUMN;
    // The multiplication gathers the lowest bits of the bytes in the highest byte.
    int openRows = (int) ((rows * 0x0102_0408_1020_4080L) >>> 56);
    long two = all & all >>> ROW;
    long four = two & two >>> (2 * ROW);
    int openColumns = (int) (~(four & four >>> (3 * ROW)) & FIRST_ROW);
    int rowsThenColumns = openRows | openColumns << (2 * SIZE);
    return rowsThenColumns | rowsThenColumns << SIZE;
  }

  @Override
  public ShiftagoPosition play(int move) {
    assert !isOver() && isOpen(move) : "not a legal move";
    long line = LINES[move];
    long gaps = line & ~(x | o);
    int step = move < 2 * SIZE ? 1 : ROW;
    long pushedX;
    long pushedO;
    long entry;
    if (move / SIZE % 2 == 0) { // left or up: to higher bits
      long block = line & (Long.lowestOneBit(gaps) - 1);
      pushedX = (x & ~block) | (x & block) << step;
      pushedO = (o & ~block) | (o & block) << step;
      entry = Long.lowestOneBit(line);
    } else { // right or down: to lower bits
      long block = line & -(Long.highestOneBit(gaps) << 1);
      pushedX = (x & ~block) | (x & block) >>> step;
      pushedO = (o & ~block) | (o & block) >>> step;
      entry = Long.highestOneBit(line);
    }
    return turn() == Seat.FIRST
        ? new ShiftagoPosition(pushedX | entry, pushedO, exhaustion)
        : new ShiftagoPosition(pushedX, pushedO | entry, exhaustion);
  }

  /// Whether any five of these marbles make an unbroken line.
  public static boolean hasLine(long marbles) {
    for (int step : STEPS) {
      if (linesAlong(step, marbles) != 0) {
        return true;
      }
    }
    return false;
  }

  /// Where five of these marbles begin that lie `step` apart.
  private static long linesAlong(int step, long marbles) {
    long two = marbles & marbles >>> step;
    long four = two & two >>> (2 * step);
    return four & marbles >>> (4 * step);
  }

  /// The marbles of all lines that these marbles make.
  public static long lines(long marbles) {
    long lines = 0;
    for (int step : STEPS) {
      long starts = linesAlong(step, marbles);
      for (int i = 0; i < 5; i++) {
        lines |= starts << (i * step);
      }
    }
    return lines;
  }

  @Override
  public Outcome outcome() {
    Seat mover = turn().other();
    if (hasLine(marbles(mover))) {
      return Outcome.win(mover, Shiftago.End.LINE);
    }
    if (!isExhausted(mover)) {
      return Outcome.NONE;
    }
    return exhaustion == Exhaustion.LOSES
        ? Outcome.win(mover.other(), Shiftago.End.OUT_OF_MARBLES)
        : Outcome.draw(Shiftago.End.OUT_OF_MARBLES);
  }

  @Override
  public boolean isOver() {
    Seat mover = turn().other();
    return hasLine(marbles(mover)) || isExhausted(mover);
  }

  /// Whether the game ends because the marbles of `mover`, who has just moved, have run out.
  private boolean isExhausted(Seat mover) {
    return stock(mover) == 0 && (exhaustion == Exhaustion.LOSES || stock(mover.other()) == 0);
  }

  @Override
  public long hash() {
    return Bits.share(0, x) ^ Bits.share(1, o);
  }

  @Override
  public String toString() {
    return ShiftagoNotation.NOTATION.text(this);
  }
}

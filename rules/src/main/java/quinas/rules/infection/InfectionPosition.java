package quinas.rules.infection;

import java.util.List;
import java.util.random.RandomGenerator;
import quinas.rules.Bits;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The rules of 7th Guest: Infection, and of Ataxx.
///
/// Two colours of microbes on 7×7 squares, some of which may be missing. In turn a player chooses
/// one of his microbes and an empty square:
///
/// - one square away, in any of the eight directions, a new microbe appears (*clone*);
/// - two squares away, the microbe itself moves there (*jump*; [Jumps] says which squares).
///
/// Then every enemy microbe on the eight squares around the landing square changes colour. Who can
/// do neither passes, and nobody else may. It is over when one colour is gone, the board is full,
/// or neither side can move: more microbes win. 100 moves without a clone are a draw.
///
/// The board lies in a `long`, nine bits a row: two bits of padding between the rows catch whatever
/// a shift pushes over an edge, so that no shift needs a mask of its own beyond [#BOARD].
///
/// ```
///       a  b  c  d  e  f  g
///   1   0  1  2  3  4  5  6 | 7  8
///   2   9 10 11 12 13 14 15 |16 17        the start: x on g1 (bit 6) and a7 (bit 54),
///   …                                     o on a1 (bit 0) and g7 (bit 60)
///   7  54 55 56 57 58 59 60 |61 62
/// ```
///
/// A move holds two of these numbers; a clone has the landing square in both places, so that `own &
/// ~from | to` is right for either kind.
///
/// ```
///   11 … 6    5 … 0
///    from      to         from = to: clone; all bits set: pass
/// ```
///
/// @param x the microbes of the first seat
/// @param o the microbes of the second seat
/// @param gaps the squares that are missing
/// @param quiet how many moves, passes counted, have been made since the last clone: 0 to 100
public record InfectionPosition(long x, long o, long gaps, Jumps jumps, Seat turn, int quiet)
    implements Position {

  public static final int SIZE = 7;

  /// All squares of the board.
  public static final long BOARD =
      0x7F * (1L | 1L << 9 | 1L << 18 | 1L << 27 | 1L << 36 | 1L << 45 | 1L << 54);

  public static final int PASS = 0xFFF;

  /// One more than the number of the last square.
  static final int BITS = 61;

  private static final int ROW = 9;
  static final int QUIET_LIMIT = 100;
  private static final long[] AROUND = new long[BITS];

  static {
    for (int square = 0; square < BITS; square++) {
      AROUND[square] = around(1L << square) & BOARD;
    }
  }

  /// The set that holds one square; columns and rows from 0.
  public static long bit(int column, int row) {
    return 1L << (row * ROW + column);
  }

  public static int column(int square) {
    return square % ROW;
  }

  public static int row(int square) {
    return square / ROW;
  }

  /// The square a move starts from; the landing square itself if it is a clone.
  public static int from(int move) {
    return move >>> 6;
  }

  public static int to(int move) {
    return move & 63;
  }

  public static boolean isClone(int move) {
    return from(move) == to(move) && move != PASS;
  }

  static int move(int from, int to) {
    return from << 6 | to;
  }

  /// The squares next to a set of squares, in all eight directions; may contain padding and squares
  /// of the set.
  public static long around(long squares) {
    long wide = squares << 1 | squares | squares >>> 1;
    return wide << ROW | wide | wide >>> ROW;
  }

  /// The squares next to one square.
  static long around(int square) {
    return AROUND[square];
  }

  /// The microbes of a seat.
  public long microbes(Seat seat) {
    return seat == Seat.FIRST ? x : o;
  }

  public long empty() {
    return BOARD & ~(x | o | gaps);
  }

  @Override
  public int legalMoves(int[] moves, int at) {
    if (isDecided()) {
      return at;
    }
    long own = microbes(turn);
    long empty = empty();
    int end = at;
    for (long to = around(own) & empty; to != 0; to &= to - 1) {
      int square = Long.numberOfTrailingZeros(to);
      moves[end++] = move(square, square);
    }
    for (long from = own; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      for (long to = jumps.from(square) & empty; to != 0; to &= to - 1) {
        moves[end++] = move(square, Long.numberOfTrailingZeros(to));
      }
    }
    if (end == at && canMove(turn.other())) {
      moves[end++] = PASS;
    }
    return end;
  }

  @Override
  public int moveCount() {
    if (isDecided()) {
      return 0;
    }
    long own = microbes(turn);
    int count = Long.bitCount(around(own) & empty()) + jumps.count(own, empty());
    return count == 0 && canMove(turn.other()) ? 1 : count;
  }

  @Override
  public int randomMove(RandomGenerator random) {
    long own = microbes(turn);
    long empty = empty();
    long clones = around(own) & empty;
    int count = Long.bitCount(clones) + jumps.count(own, empty);
    return count == 0 ? PASS : move(clones, own, empty, random.nextInt(count));
  }

  /// The `n`-th of the moves, clones first.
  private int move(long clones, long own, long empty, int n) {
    int left = n - Long.bitCount(clones);
    if (left < 0) {
      int to = Bits.select(clones, n);
      return move(to, to);
    }
    for (int shift : jumps.shifts) {
      long up = own << shift & empty;
      if (left < Long.bitCount(up)) {
        int to = Bits.select(up, left);
        return move(to - shift, to);
      }
      left -= Long.bitCount(up);
      long down = own >>> shift & empty;
      if (left < Long.bitCount(down)) {
        int to = Bits.select(down, left);
        return move(to + shift, to);
      }
      left -= Long.bitCount(down);
    }
    throw new AssertionError("there are not that many moves");
  }

  @Override
  public InfectionPosition play(int move) {
    assert isLegal(move) : "not a legal move";
    if (move == PASS) {
      return new InfectionPosition(x, o, gaps, jumps, turn.other(), quiet + 1);
    }
    int to = to(move);
    long infected = microbes(turn.other()) & AROUND[to];
    return after(move, infected);
  }

  private boolean isLegal(int move) {
    if (isOver()) {
      return false;
    }
    if (move == PASS) {
      return !canMove(turn);
    }
    long own = microbes(turn);
    boolean reaches =
        isClone(move)
            ? (around(own) >>> to(move) & 1) != 0
            : (own >>> from(move) & jumps.from(from(move)) >>> to(move) & 1) != 0;
    return reaches && (empty() >>> to(move) & 1) != 0;
  }

  /// The position after a move that changes the colour of the `infected` enemies.
  private InfectionPosition after(int move, long infected) {
    long own = (microbes(turn) & ~(1L << from(move))) | 1L << to(move) | infected;
    long other = microbes(turn.other()) & ~infected;
    int count = isClone(move) ? 0 : quiet + 1;
    return turn == Seat.FIRST
        ? new InfectionPosition(own, other, gaps, jumps, Seat.SECOND, count)
        : new InfectionPosition(other, own, gaps, jumps, Seat.FIRST, count);
  }

  /// The landing, and then the infection if there is any.
  @Override
  public List<Position> steps(int move) {
    Position end = play(move);
    if (move == PASS) {
      return List.of(end);
    }
    Position landed = after(move, 0);
    return landed.equals(end) ? List.of(end) : List.of(landed, end);
  }

  @Override
  public Outcome outcome() {
    if (x == 0 || o == 0) {
      return byMicrobes(Infection.End.WIPED_OUT);
    }
    if (empty() == 0) {
      return byMicrobes(Infection.End.BOARD_FULL);
    }
    if (!canMove(turn) && !canMove(turn.other())) {
      return byMicrobes(Infection.End.STUCK);
    }
    if (quiet >= QUIET_LIMIT) {
      int first = points(Seat.FIRST);
      int second = points(Seat.SECOND);
      return new Outcome(Outcome.Result.DRAW, Infection.End.NO_CLONE, first, second);
    }
    return Outcome.NONE;
  }

  private Outcome byMicrobes(Infection.End reason) {
    return Outcome.byPoints(points(Seat.FIRST), points(Seat.SECOND), reason);
  }

  /// Over for a reason that can be seen without looking for moves.
  private boolean isDecided() {
    return x == 0 || o == 0 || quiet >= QUIET_LIMIT || empty() == 0;
  }

  /// Whether a seat has a clone or a jump.
  boolean canMove(Seat seat) {
    long own = microbes(seat);
    return (around(own) & empty()) != 0 || jumps.any(own, empty());
  }

  @Override
  public boolean isOver() {
    return isDecided() || (!canMove(turn) && !canMove(turn.other()));
  }

  @Override
  public int points(Seat seat) {
    return Long.bitCount(microbes(seat));
  }

  @Override
  public long hash() {
    return Bits.share(0, x)
        ^ Bits.share(1, o)
        ^ Bits.share(2, gaps)
        ^ Bits.share(3, quiet << 1 | turn.index());
  }

  @Override
  public String toString() {
    return InfectionNotation.NOTATION.text(this);
  }
}

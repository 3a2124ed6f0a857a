package quinas.engine.net;

import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.infection.InfectionPosition;

/// The 36 windows of two by two squares, each in one of 256 states. That these windows are enough
/// for a strong net is known from Ataxx engines.
///
/// ```
///   window, row by row   0 … 35        state, in the eight bits below:
///     ┌────┬────┐
///     │  0 │  1 │                      7 … 4    3 … 0
///     ├────┼────┤                      theirs   mine
///     │  2 │  3 │
///     └────┴────┘                      a missing square stands in both
/// ```
public enum InfectionPatterns implements Patterns {
  WINDOWS;

  private static final int SIDE = InfectionPosition.SIZE - 1;
  private static final int COUNT = SIDE * SIDE;
  private static final int STATES = 256;
  private static final int ROW = 9;
  private static final long CORNERS = corners();

  @Override
  public String id() {
    return "infection windows 2x2";
  }

  @Override
  public int inputs() {
    return COUNT * STATES;
  }

  @Override
  public int active() {
    return COUNT;
  }

  @Override
  public void see(Position position, int[] own, int[] other) {
    InfectionPosition p = (InfectionPosition) position;
    Seat turn = p.turn();
    long mine = p.microbes(turn) | p.gaps();
    long theirs = p.microbes(turn.other()) | p.gaps();
    int window = 0;
    for (int row = 0; row < SIDE; row++) {
      for (int corner = ROW * row; corner < ROW * row + SIDE; corner++) {
        int a = window(mine, corner);
        int b = window(theirs, corner);
        own[window] = STATES * window + (b << 4 | a);
        other[window] = STATES * window + (a << 4 | b);
        window++;
      }
    }
  }

  @Override
  public int differ(Position before, Position after, int[] changes) {
    InfectionPosition old = (InfectionPosition) before;
    InfectionPosition now = (InfectionPosition) after;
    long changed = (old.x() ^ now.x()) | (old.o() ^ now.o());
    long gaps = now.gaps();
    int end = 0;
    long corners = (changed | changed >>> 1 | changed >>> ROW | changed >>> (ROW + 1)) & CORNERS;
    for (long left = corners; left != 0; left &= left - 1) {
      int corner = Long.numberOfTrailingZeros(left);
      int first = STATES * (corner - (ROW - SIDE) * (corner / ROW));
      int oldX = window(old.x() | gaps, corner);
      int oldO = window(old.o() | gaps, corner);
      int nowX = window(now.x() | gaps, corner);
      int nowO = window(now.o() | gaps, corner);
      changes[end++] = first + (oldO << 4 | oldX);
      changes[end++] = first + (nowO << 4 | nowX);
      changes[end++] = first + (oldX << 4 | oldO);
      changes[end++] = first + (nowX << 4 | nowO);
    }
    return end;
  }

  /// The squares that are the corner of a window.
  private static long corners() {
    long corners = 0;
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        corners |= InfectionPosition.bit(column, row);
      }
    }
    return corners;
  }

  private static int window(long squares, int corner) {
    return (int) ((squares >>> corner & 3) | (squares >>> (corner + ROW - 2) & 12));
  }
}

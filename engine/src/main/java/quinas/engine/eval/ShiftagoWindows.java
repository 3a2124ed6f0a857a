package quinas.engine.eval;

import quinas.engine.search.Evaluation;
import quinas.engine.search.Hints;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.shiftago.ShiftagoPosition;

/// Counts windows: the 60 runs of five squares in which a line could come to lie. One that holds
/// marbles of one colour only is worth more the more there are.
enum ShiftagoWindows implements Evaluation {
  COUNTED;

  private static final int LINE = 5;
  private static final int[] WORTH = {0, 2, 10, 40, 160, 0};
  private static final int TEMPO = 20;
  private static final int SWING = 100;

  /// Marbles of both colours in a window can still be pushed apart.
  private static final int MIXED = 1;

  private static final long[] WINDOWS_OF_FIVE = windows();

  private static long[] windows() {
    long[] windows = new long[60];
    int count = 0;
    int[][] steps = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    for (int[] step : steps) {
      for (int square = 0; square < ShiftagoPosition.SIZE * ShiftagoPosition.SIZE; square++) {
        int column = square % ShiftagoPosition.SIZE;
        int row = square / ShiftagoPosition.SIZE;
        if (isOnBoard(column + (LINE - 1) * step[0]) && isOnBoard(row + (LINE - 1) * step[1])) {
          for (int i = 0; i < LINE; i++) {
            windows[count] |= ShiftagoPosition.bit(column + i * step[0], row + i * step[1]);
          }
          count++;
        }
      }
    }
    assert count == windows.length;
    return windows;
  }

  private static boolean isOnBoard(int line) {
    return line >= 0 && line < ShiftagoPosition.SIZE;
  }

  @Override
  public Hints hints() {
    return ShiftagoHints.FEW;
  }

  @Override
  public int swing() {
    return SWING;
  }

  @Override
  public int of(Position position) {
    Seat turn = position.turn();
    ShiftagoPosition p = (ShiftagoPosition) position;
    long own = p.marbles(turn);
    long other = p.marbles(turn.other());
    int value = TEMPO;
    for (long window : WINDOWS_OF_FIVE) {
      int mine = Long.bitCount(own & window);
      int theirs = Long.bitCount(other & window);
      if (theirs == 0) {
        value += WORTH[mine];
      } else if (mine == 0) {
        value -= WORTH[theirs];
      } else {
        value += MIXED * (mine - theirs);
      }
    }
    return Math.clamp(value, -LIMIT, LIMIT);
  }
}

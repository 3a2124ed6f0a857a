package quinas.engine.eval;

import quinas.engine.search.Hints;
import quinas.rules.Position;
import quinas.rules.infection.InfectionPosition;

/// Who turns many microbes is tried first, a clone before a jump, and a jump from a crowd last: it
/// leaves a hole. A jump that turns nothing hardly ever pays.
enum InfectionHints implements Hints {
  TURNED;

  private static final int TURN = 40;
  private static final int CLONE = 45;
  private static final int HOLE = 12;
  private static final int FRIEND = 4;

  @Override
  public int of(Position position, int move) {
    if (move == InfectionPosition.PASS) {
      return 0;
    }
    InfectionPosition p = (InfectionPosition) position;
    long own = p.microbes(p.turn());
    long around = InfectionPosition.around(1L << InfectionPosition.to(move));
    int value =
        TURN * Long.bitCount(p.microbes(p.turn().other()) & around)
            + FRIEND * Long.bitCount(own & around);
    if (InfectionPosition.isClone(move)) {
      return value + CLONE;
    }
    long left = InfectionPosition.around(1L << InfectionPosition.from(move));
    return value - HOLE * Long.bitCount(own & left);
  }

  @Override
  public boolean isIdle(Position position, int move) {
    if (move == InfectionPosition.PASS || InfectionPosition.isClone(move)) {
      return false;
    }
    InfectionPosition p = (InfectionPosition) position;
    long around = InfectionPosition.around(1L << InfectionPosition.to(move));
    return (p.microbes(p.turn().other()) & around) == 0;
  }

  @Override
  public int enough(int depth) {
    return Hints.few(depth);
  }
}

package quinas.engine.eval;

import quinas.engine.search.Evaluation;
import quinas.engine.search.Hints;
import quinas.rules.Position;
import quinas.rules.infection.InfectionPosition;

/// Infection without a net, to compare nets with: microbes, those that are safe or in danger,
/// squares that only one side reaches, borders, and what the seat to act can turn at once.
///
/// Each weight goes in a straight line from an empty board to a full one. They were fitted to the
/// results of the engine's own games (logistic regression over 116,800 positions of ring jumps).
enum InfectionStones implements Evaluation {
  FITTED;

  private static final int SWING = 40;
  private static final int SQUARES = 49;
  private static final long BORDER = border();

  private static long border() {
    long border = 0;
    for (int i = 0; i < InfectionPosition.SIZE; i++) {
      int last = InfectionPosition.SIZE - 1;
      border |= InfectionPosition.bit(i, 0) | InfectionPosition.bit(i, last);
      border |= InfectionPosition.bit(0, i) | InfectionPosition.bit(last, i);
    }
    return border;
  }

  @Override
  public int of(Position position) {
    InfectionPosition p = (InfectionPosition) position;
    long own = p.microbes(p.turn());
    long other = p.microbes(p.turn().other());
    long empty = p.empty();
    long near = InfectionPosition.around(empty);
    long ownReach = reach(own) & empty;
    long otherReach = reach(other) & empty;
    int full = SQUARES - Long.bitCount(empty);

    int value = weight(17, -13, full);
    value += weight(-28, 87, full) * difference(own, other);
    value += weight(32, -38, full) * difference(own & ~near, other & ~near);
    long ownDanger = own & InfectionPosition.around(otherReach);
    long otherDanger = other & InfectionPosition.around(ownReach);
    value += weight(20, -57, full) * difference(ownDanger, otherDanger);
    value += weight(9, -15, full) * difference(ownReach & ~otherReach, otherReach & ~ownReach);
    long ownClones = InfectionPosition.around(own) & empty;
    value += weight(1, 10, full) * difference(ownClones, InfectionPosition.around(other) & empty);
    value += 11 * difference(own & BORDER, other & BORDER);
    value += weight(0, 19, full) * mostGained(ownReach, ownClones, other);
    return Math.clamp(value, -LIMIT, LIMIT);
  }

  @Override
  public Hints hints() {
    return InfectionHints.TURNED;
  }

  @Override
  public int swing() {
    return SWING;
  }

  private static int weight(int onEmpty, int onFull, int full) {
    return onEmpty + (onFull - onEmpty) * full / SQUARES;
  }

  private static int difference(long own, long other) {
    return Long.bitCount(own) - Long.bitCount(other);
  }

  /// Roughly where a clone or jump leads, of either kind of jumps.
  private static long reach(long microbes) {
    long one = InfectionPosition.around(microbes) & InfectionPosition.BOARD;
    return one | InfectionPosition.around(one);
  }

  /// The most that one move wins: two for each microbe turned, one for a clone.
  private static int mostGained(long reach, long clones, long other) {
    int most = 0;
    for (long left = reach; left != 0; left &= left - 1) {
      long square = Long.lowestOneBit(left);
      int turned = Long.bitCount(InfectionPosition.around(square) & other);
      most = Math.max(most, 2 * turned + ((clones & square) != 0 ? 1 : 0));
    }
    return most;
  }
}

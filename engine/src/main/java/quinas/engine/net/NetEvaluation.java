package quinas.engine.net;

import org.jspecify.annotations.Nullable;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Score;
import quinas.rules.Position;
import quinas.rules.Seat;

/// What a net says about positions. It keeps room for its inputs, so one thread at a time.
///
/// Along the path of a search the sums are not added up anew: a move changes only some of the 36
/// windows of Infection, so the sums of the position before are taken and what differs is put
/// right.
///
/// ```
///   ply    0          1          2
///        ┌──────────┬──────────┬──
///   sums │first scnd│first scnd│        one place for each ply; what is there belongs
///        └──────────┴──────────┴──      to the position in `path`, if it `isSummed`
/// ```
public final class NetEvaluation implements Evaluation {

  /// A value of so much stands for odds of e to 1.
  public static final int SCALE = 200;

  private static final long UNIT = (long) Net.SUM_UNIT * Net.SUM_UNIT * Net.OUT_UNIT;

  private static final int FIRST = 128;

  private final Net net;
  private final Patterns patterns;

  /// How many words the sums of one seat take, and those of both.
  private final int words;

  private final int place;
  private final int[] own;
  private final int[] other;
  private final int[] changes;
  private final @Nullable Position[] path = new Position[Score.MOST_PLIES + 1];

  /// From [#FIRST] on: written at every position, so apart from what other threads read, lest each
  /// waits for the other's cache (*false sharing*).
  private final boolean[] isSummed = new boolean[FIRST + path.length + FIRST];

  private final long[] sums;

  public NetEvaluation(Net net, Patterns patterns) {
    assert net.inputs() == patterns.inputs() : net.inputs() + " inputs";
    this.net = net;
    this.patterns = patterns;
    own = new int[patterns.active()];
    other = new int[patterns.active()];
    changes = new int[4 * patterns.active()];
    words = net.words();
    place = 2 * words;
    sums = new long[place * path.length];
  }

  @Override
  public int of(Position position) {
    path[0] = position;
    isSummed[FIRST] = false;
    sum(0);
    return value(position, 0);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // the same object, met a moment ago, and nothing else
  public void enter(Position position, int ply) {
    if (path[ply] != position) {
      path[ply] = position;
      isSummed[FIRST + ply] = false;
    }
  }

  @Override
  public int of(Position position, int ply) {
    enter(position, ply);
    sum(ply);
    return value(position, ply);
  }

  private void sum(int ply) {
    Position position = path[ply];
    if (isSummed[FIRST + ply] || position == null) {
      return;
    }
    Position before = ply == 0 ? null : path[ply - 1];
    if (before == null) {
      boolean isFirst = position.turn() == Seat.FIRST;
      patterns.see(position, own, other);
      net.add(own, sums, place * ply + (isFirst ? 0 : words));
      net.add(other, sums, place * ply + (isFirst ? words : 0));
    } else {
      sum(ply - 1);
      int end = patterns.differ(before, position, changes);
      net.move(changes, end, sums, place * (ply - 1), place * ply);
    }
    isSummed[FIRST + ply] = true;
  }

  private int value(Position position, int ply) {
    int first = place * ply;
    int second = first + words;
    long value =
        position.turn() == Seat.FIRST
            ? net.value(sums, first, second, patterns.active())
            : net.value(sums, second, first, patterns.active());
    return Math.clamp(value * SCALE / UNIT, -LIMIT, LIMIT);
  }
}

package quinas.engine.net;

import quinas.engine.search.Evaluation;
import quinas.rules.Position;

/// What a net says about positions. It keeps room for its inputs, so one thread at a time.
public final class NetEvaluation implements Evaluation {

  /// A value of so much stands for odds of e to 1.
  public static final int SCALE = 200;

  private static final long UNIT = (long) Net.SUM_UNIT * Net.SUM_UNIT * Net.OUT_UNIT;

  private final Net net;
  private final Patterns patterns;
  private final int[] own;
  private final int[] other;

  public NetEvaluation(Net net, Patterns patterns) {
    assert net.inputs() == patterns.inputs() : net.inputs() + " inputs";
    this.net = net;
    this.patterns = patterns;
    own = new int[patterns.active()];
    other = new int[patterns.active()];
  }

  @Override
  public int of(Position position) {
    patterns.see(position, own, other);
    return Math.clamp(net.value(own, other) * SCALE / UNIT, -LIMIT, LIMIT);
  }
}

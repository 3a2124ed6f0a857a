package quinas.engine.eval;

import org.jspecify.annotations.Nullable;
import quinas.engine.net.InfectionPatterns;
import quinas.engine.net.Net;
import quinas.engine.net.NetEvaluation;
import quinas.engine.net.Nets;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Hints;
import quinas.rules.Position;
import quinas.rules.infection.InfectionPosition;
import quinas.rules.infection.Jumps;

/// What a net says: one for each kind of jumps. How they came about is told in `docs/nets.md`. One
/// thread at a time.
final class InfectionEvaluation implements Evaluation {

  private static final int SWING = 20;

  private @Nullable NetEvaluation lines;
  private @Nullable NetEvaluation ring;

  InfectionEvaluation() {}

  /// By one net for both kinds of jumps.
  InfectionEvaluation(Net net) {
    lines = new NetEvaluation(net, InfectionPatterns.WINDOWS);
    ring = lines;
  }

  @Override
  public int of(Position position) {
    return net(((InfectionPosition) position).jumps()).of(position);
  }

  @Override
  public void enter(Position position, int ply) {
    net(((InfectionPosition) position).jumps()).enter(position, ply);
  }

  @Override
  public int of(Position position, int ply) {
    return net(((InfectionPosition) position).jumps()).of(position, ply);
  }

  @Override
  public Hints hints() {
    return InfectionHints.TURNED;
  }

  @Override
  public int swing() {
    return SWING;
  }

  /// Read when it is first wanted: few need both.
  private NetEvaluation net(Jumps jumps) {
    NetEvaluation net = jumps == Jumps.RING ? ring : lines;
    if (net == null) {
      net = Nets.evaluation(name(jumps), InfectionPatterns.WINDOWS);
      if (jumps == Jumps.RING) {
        ring = net;
      } else {
        lines = net;
      }
    }
    return net;
  }

  static String name(Jumps jumps) {
    return jumps == Jumps.RING ? "infection-ring" : "infection-lines";
  }
}

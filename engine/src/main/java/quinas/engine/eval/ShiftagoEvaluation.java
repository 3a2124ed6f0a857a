package quinas.engine.eval;

import quinas.engine.net.Net;
import quinas.engine.net.NetEvaluation;
import quinas.engine.net.Nets;
import quinas.engine.net.ShiftagoPatterns;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Hints;
import quinas.rules.Position;

/// What a net says. How it came about is told in `docs/nets.md`. One thread at a time.
final class ShiftagoEvaluation implements Evaluation {

  static final String NET = "shiftago";

  private static final int SWING = 35;

  /// Wide, but forced ends lie outside, and how soon they come is then seldom asked.
  private static final int ASPIRATION = 200;

  private final NetEvaluation net;

  ShiftagoEvaluation() {
    net = Nets.evaluation(NET, ShiftagoPatterns.LINES);
  }

  /// By another net than the one that comes with the engine.
  ShiftagoEvaluation(Net net) {
    this.net = new NetEvaluation(net, ShiftagoPatterns.LINES);
  }

  @Override
  public int of(Position position) {
    return net.of(position);
  }

  @Override
  public void enter(Position position, int ply) {
    net.enter(position, ply);
  }

  @Override
  public int of(Position position, int ply) {
    return net.of(position, ply);
  }

  @Override
  public int swing() {
    return SWING;
  }

  @Override
  public int aspiration() {
    return ASPIRATION;
  }

  @Override
  public Hints hints() {
    return ShiftagoHints.FEW;
  }
}

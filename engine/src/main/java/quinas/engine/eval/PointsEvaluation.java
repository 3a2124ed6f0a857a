package quinas.engine.eval;

import quinas.engine.search.Evaluation;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The score as it stands.
enum PointsEvaluation implements Evaluation {
  POINTS;

  private static final int POINT = 30;
  private static final int SWING = 200;

  @Override
  public int swing() {
    return SWING;
  }

  @Override
  public int point() {
    return POINT;
  }

  @Override
  public int of(Position position) {
    Seat turn = position.turn();
    int lead = position.points(turn) - position.points(turn.other());
    return Math.clamp((long) POINT * lead, -LIMIT, LIMIT);
  }
}

package quinas.engine.eval;

import quinas.engine.search.Evaluation;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.catsdogs.Squares;

/// Animals on the board, squares that only one side can ever use, and half of what both can.
enum CatsDogsEvaluation implements Evaluation {
  ROOM;

  private static final int ANIMAL = 100;
  private static final int PRIVATE = 90;
  private static final int MOVE = 10;

  @Override
  public int point() {
    return ANIMAL;
  }

  @Override
  public int of(Position position) {
    CatsDogsPosition p = (CatsDogsPosition) position;
    Seat turn = p.turn();
    Squares own = p.room(turn);
    Squares other = p.room(turn.other());
    Squares both = own.and(other);
    int animals = p.points(turn) - p.points(turn.other());
    int privates = own.count() - other.count();
    int value = ANIMAL * animals + PRIVATE * privates + MOVE * Integer.signum(both.count());
    return Math.clamp(value, -LIMIT, LIMIT);
  }
}

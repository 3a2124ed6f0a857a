package quinas.engine.eval;

import quinas.engine.search.Hints;
import quinas.rules.Position;

/// Nothing is known of a move but what the search has found out; and then the late ones need not be
/// tried.
enum ShiftagoHints implements Hints {
  FEW;

  @Override
  public int of(Position position, int move) {
    return 0;
  }

  @Override
  public int enough(int depth) {
    return Hints.few(depth);
  }
}

package quinas.engine.eval;

import quinas.engine.net.InfectionPatterns;
import quinas.engine.net.NetEvaluation;
import quinas.engine.net.Nets;
import quinas.engine.search.Evaluation;
import quinas.rules.Position;
import quinas.rules.infection.InfectionPosition;
import quinas.rules.infection.Jumps;

/// What a net says: one for each kind of jumps. How they came about is told in `docs/nets.md`. One
/// thread at a time.
final class InfectionEvaluation implements Evaluation {

  private final NetEvaluation lines = Nets.evaluation("infection-lines", InfectionPatterns.WINDOWS);
  private final NetEvaluation ring = Nets.evaluation("infection-ring", InfectionPatterns.WINDOWS);

  @Override
  public int of(Position position) {
    Jumps jumps = ((InfectionPosition) position).jumps();
    return (jumps == Jumps.RING ? ring : lines).of(position);
  }
}

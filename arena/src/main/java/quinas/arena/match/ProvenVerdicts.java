package quinas.arena.match;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import quinas.engine.solve.CatsDogsSolver;
import quinas.engine.solve.Solution;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogsPosition;

/// What a solver proves in some hundredths of a second. It is told when to give up in steps of its
/// own and not by a clock, so that all machines know the same.
///
/// Only Cats & Dogs has endings long enough to be worth the while: many moves of them are made when
/// the result is settled.
enum ProvenVerdicts implements Verdicts {
  SOLVER;

  /// With more room than this, for either side or both, trying would be a waste of time.
  private static final int MOST_ROOM = 24;

  /// As many positions, in thousands, may be looked at for one verdict.
  private static final int STEPS = 20;

  /// The power of two of how many of them are remembered: all.
  private static final int REMEMBERED = 15;

  @Override
  public Optional<Result> of(Position position) {
    return position instanceof CatsDogsPosition catsDogs && isWorthTrying(catsDogs)
        ? solve(catsDogs)
        : Optional.empty();
  }

  private static boolean isWorthTrying(CatsDogsPosition position) {
    return position.room(Seat.FIRST).or(position.room(Seat.SECOND)).count() <= MOST_ROOM
        && CatsDogsSolver.isInReach(position);
  }

  private static Optional<Result> solve(CatsDogsPosition position) {
    AtomicInteger asked = new AtomicInteger();
    Optional<Solution> solution =
        new CatsDogsSolver(position, REMEMBERED, () -> asked.incrementAndGet() > STEPS)
            .solve(position);
    return solution.map(found -> result(found.value(), position.turn()));
  }

  private static Result result(int value, Seat seat) {
    if (value == 0) {
      return Result.DRAW;
    }
    return (value > 0) == (seat == Seat.FIRST) ? Result.FIRST : Result.SECOND;
  }
}

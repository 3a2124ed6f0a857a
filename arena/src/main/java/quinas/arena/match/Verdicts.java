package quinas.arena.match;

import java.util.Optional;
import quinas.rules.Outcome;
import quinas.rules.Position;

/// Somebody who knows how some games end when both play perfectly. The referee asks after each
/// move, and ends the game as soon as it is told.
@FunctionalInterface
public interface Verdicts {

  /// Knows nothing.
  Verdicts NONE = position -> Optional.empty();

  /// Knows what our solvers prove in a moment: endings of Cats & Dogs.
  Verdicts PROVEN = ProvenVerdicts.SOLVER;

  /// The proven result of a position that is not over, never [Outcome.Result#NONE]; empty where it
  /// is not known.
  Optional<Outcome.Result> of(Position position);
}

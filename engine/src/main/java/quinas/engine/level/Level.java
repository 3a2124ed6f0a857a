package quinas.engine.level;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quinas.rules.Position;

/// A computer player of fixed strength, for one game. Stateless: the same position and the same
/// random bits give the same move.
public interface Level {

  /// Its name in commands, files and protocols, such as `classic:hard`.
  String id();

  /// Whether it can play for the seat to act, in a game with these options. Nearly always so.
  default boolean plays(Position position) {
    return true;
  }

  /// The name of the net that it needs to choose in such a position, if it needs one: see
  /// [quinas.engine.eval.Evaluations#net].
  default Optional<String> net(Position position) {
    return Optional.empty();
  }

  /// A legal move of a position that is not over and that it [#plays].
  int choose(Position position, RandomGenerator random);

  /// The same, but a level that thinks for long breaks off soon after `stop` says yes, with the
  /// best that it knows by then.
  ///
  /// @param stop asked often, from this thread
  default int choose(Position position, RandomGenerator random, BooleanSupplier stop) {
    return choose(position, random);
  }
}

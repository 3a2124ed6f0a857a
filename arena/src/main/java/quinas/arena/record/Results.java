package quinas.arena.record;

import java.util.Optional;
import quinas.rules.Outcome.Result;
import quinas.rules.Position;
import quinas.rules.Seat;

/// Results and scores as a record writes them.
final class Results {

  /// `first`, `second`, `draw`, or `*` while the game goes on.
  static String text(Result result) {
    return switch (result) {
      case FIRST -> "first";
      case SECOND -> "second";
      case DRAW -> "draw";
      case NONE -> "*";
    };
  }

  static Optional<Result> read(String text) {
    for (Result result : Result.values()) {
      if (text(result).equals(text)) {
        return Optional.of(result);
      }
    }
    return Optional.empty();
  }

  /// The points of both seats: `20-29`.
  static String score(Position position) {
    return position.points(Seat.FIRST) + "-" + position.points(Seat.SECOND);
  }

  private Results() {}
}

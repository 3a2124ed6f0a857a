package quinas.engine.analysis;

import java.util.List;
import java.util.Optional;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;

/// Finds the one thing to say of a move that gave something away.
///
/// First come wins that were thrown away, then what can be seen on the board of the game at hand,
/// then wins and margins that are proven, and if there is nothing better, the better move and its
/// line.
final class Remarks {

  /// How much of a better line is told.
  private static final int LINE = 6;

  /// @param before what was known before the move
  /// @param after what is known of the position that it led to
  static Optional<Remark> of(
      Game game, Position position, int move, Assessment before, Assessment after) {
    if (before.line().isEmpty()) {
      return Optional.empty();
    }
    Comparison comparison = Comparison.of(position, move, before.line(), after.line());
    return thrownAway(comparison, before, after)
        .or(() -> onTheBoard(game, comparison))
        .or(() -> proven(comparison, before, after))
        .or(() -> better(comparison, before));
  }

  private static Optional<Remark> thrownAway(
      Comparison comparison, Assessment before, Assessment after) {
    Seat mover = comparison.mover();
    if (!(before.worth() instanceof Worth.Forced win)
        || win.winner() != mover
        || Judgement.isWon(after, mover)) {
      return Optional.empty();
    }
    Detail best = Remark.move(comparison.best());
    Detail plies = Remark.number(win.plies());
    if (after.worth() instanceof Worth.Forced loss && loss.plies() > 0) {
      return Optional.of(
          Remark.of(
              Kind.TURNS_WIN,
              best,
              plies,
              Remark.side(comparison.other()),
              Remark.number(loss.plies())));
    }
    return Optional.of(Remark.of(Kind.MISSES_WIN, best, plies));
  }

  private static Optional<Remark> onTheBoard(Game game, Comparison comparison) {
    return switch (game.id()) {
      case "shiftago" -> ShiftagoFacts.of(comparison);
      case "syrtis" -> SyrtisFacts.of(comparison);
      case "pushee" -> PusheeFacts.of(comparison);
      case "catsdogs" -> CatsDogsFacts.of(comparison);
      case "infection" -> InfectionFacts.of(comparison);
      default -> Optional.empty();
    };
  }

  private static Optional<Remark> proven(
      Comparison comparison, Assessment before, Assessment after) {
    Seat mover = comparison.mover();
    Detail other = Remark.side(comparison.other());
    if (before.worth() instanceof Worth.Exact was && after.worth() instanceof Worth.Exact is) {
      int points = Math.abs(was.margin() - is.margin());
      return Optional.of(
          Remark.of(Kind.GIVES_POINTS, Remark.number(points), Remark.move(comparison.best())));
    }
    if (comparison.isLost()) {
      return Optional.of(Remark.of(Kind.LOSES, other));
    }
    if (after.worth() instanceof Worth.Forced loss && loss.winner() != mover) {
      return Optional.of(Remark.of(Kind.LETS_WIN, other, Remark.number(loss.plies())));
    }
    return Optional.empty();
  }

  private static Optional<Remark> better(Comparison comparison, Assessment before) {
    if (comparison.best() == comparison.played()) {
      return Optional.empty();
    }
    List<Integer> line = before.line().subList(0, Math.min(LINE, before.line().size()));
    return Optional.of(
        Remark.of(Kind.BETTER, Remark.move(comparison.best()), new Detail.Moves(line)));
  }

  private Remarks() {}
}

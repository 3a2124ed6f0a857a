package quinas.engine.eval;

import quinas.engine.search.Evaluation;
import quinas.rules.Game;

/// The evaluation of every game.
public final class Evaluations {

  /// What to guess with in a game; the score as it stands where there is nothing better.
  public static Evaluation of(Game game) {
    return switch (game.id()) {
      case "shiftago" -> ShiftagoEvaluation.WINDOWS;
      case "syrtis" -> SyrtisEvaluation.ISLANDS;
      case "catsdogs" -> CatsDogsEvaluation.ROOM;
      case "infection" -> new InfectionEvaluation();
      default -> PointsEvaluation.POINTS;
    };
  }

  private Evaluations() {}
}

package quinas.engine.analysis;

import java.util.Map;
import quinas.rules.Game;
import quinas.rules.Seat;

/// What a worth means in results, 1 for a win and ½ for a draw.
///
/// For a guess it is a logistic curve, `1 / (1 + e^(−points / scale))`. The scales were fitted to
/// the results of self-play with `quinas fit-chances`; how, and how well they fit, is told in
/// `docs/analysis.md`. They belong to the evaluations: who changes one fits its scale anew. What is
/// proven needs no curve.
final class Chances {

  static final int CERTAIN = 1000;

  private static final Map<String, Integer> SCALES =
      Map.of("shiftago", 126, "syrtis", 163, "pushee", 44, "catsdogs", 237, "infection", 123);

  private static final int OTHER_SCALE = 200;

  /// The first seat's expected result in thousandths.
  static int of(Game game, Worth worth) {
    return switch (worth) {
      case Worth.Guess guess ->
          logistic(guess.points(), SCALES.getOrDefault(game.id(), OTHER_SCALE));
      case Worth.Forced forced -> forced.winner() == Seat.FIRST ? CERTAIN : 0;
      case Worth.Exact exact -> (1 + Integer.signum(exact.margin())) * CERTAIN / 2;
    };
  }

  /// Never certain: that is for what is proven.
  private static int logistic(int points, int scale) {
    double chance = 1 / (1 + Math.exp(-(double) points / scale));
    return Math.clamp(Math.round(CERTAIN * chance), 1, CERTAIN - 1);
  }

  private Chances() {}
}

package quinas.arena.rating;

/// The two scales of strength.
///
/// *Logistic* Elo is the usual one: the difference between two players is a function of the
/// expected score. *Normalized* Elo measures the score's distance from ½ in standard deviations of
/// one game, so that it says how many games are needed to see the difference, whatever the share of
/// draws.
public final class Elo {

  /// How much normalized Elo one standard deviation of a game is: 800 / ln 10 = 347.4…, so that
  /// both scales agree for equal players who never draw.
  public static final double NORMALIZED = 800 / Math.log(10);

  private Elo() {}

  /// The score to expect of a player who is `elo` stronger, 0 … 1.
  public static double score(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /// The difference in strength that goes with a score; infinite at 0 and below, at 1 and above.
  public static double ofScore(double score) {
    if (score <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (score >= 1) {
      return Double.POSITIVE_INFINITY;
    }
    return 400 * Math.log10(score / (1 - score));
  }
}

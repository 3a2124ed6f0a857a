package quinas.arena.rating;

import java.util.function.DoubleUnaryOperator;

/// What a tally says about the strength of the player, compared with the opponent.
///
/// If all games are in pairs, the pairs are what is looked at, otherwise the games one by one, as
/// if they were independent: see `docs/statistics.md`. Nothing is ever NaN; without games the
/// players are held for equal and every limit is infinite.
///
/// @param score points per game, 0 … 1
/// @param elo how much stronger, in logistic Elo; infinite if every point was made, or none
/// @param normalized the same in normalized Elo
/// @param superiority the likelihood that the player is the stronger one, 0 … 1
public record Strength(Estimate score, Estimate elo, Estimate normalized, double superiority) {

  /// Of the interval's 5 %, what lies on one side.
  private static final double ONE_SIDE = 0.025;

  /// What `tally` says.
  public static Strength of(Tally tally) {
    Sample sample = tally.sample();
    if (sample.total() == 0) {
      Estimate unknown = Estimate.unknown(0);
      return new Strength(new Estimate(0.5, 0, 1), unknown, unknown, 0.5);
    }
    return sample.isConstant() ? ofConstant(sample) : ofVaried(sample);
  }

  private static Strength ofVaried(Sample sample) {
    double mean = sample.mean();
    double deviation = Math.sqrt(sample.moment(2));
    double root = Math.sqrt(sample.total());
    Estimate score = Estimate.normal(mean, deviation / root);
    double distance = (mean - 0.5) / deviation;
    Estimate normalized = Estimate.normal(distance, distanceDeviation(sample, distance) / root);
    return new Strength(
        new Estimate(mean, Math.max(0, score.low()), Math.min(1, score.high())),
        score.map(Elo::ofScore),
        normalized.map(inElo(sample)),
        Normal.below(distance * root));
  }

  /// The standard deviation, for one score, of a distance that is itself measured in standard
  /// deviations of the sample: the delta method, with skewness and kurtosis.
  private static double distanceDeviation(Sample sample, double distance) {
    double variance = sample.moment(2);
    double skewness = sample.moment(3) / Math.pow(variance, 1.5);
    double kurtosis = sample.moment(4) / (variance * variance);
    double square = 1 - distance * skewness + distance * distance * (kurtosis - 1) / 4;
    return Math.sqrt(Math.max(0, square)); // below 0 only by rounding
  }

  /// All scores are equal, so their scatter says nothing. But if others happened with a probability
  /// of more than 1 − q, where qⁿ = 2.5 %, one would probably have been seen.
  private static Strength ofConstant(Sample sample) {
    double value = sample.mean();
    double q = Math.pow(ONE_SIDE, 1 / sample.total());
    double low = Math.min(value, q * value);
    double high = Math.max(value, q * value + (1 - q));
    Estimate score = new Estimate(value, low, high);
    // The chance that, of two equally likely directions, the other one never came up.
    double doubt = Math.pow(0.5, sample.total() + 1);
    double superiority = value == 0.5 ? 0.5 : value < 0.5 ? doubt : 1 - doubt;
    return new Strength(
        score, score.map(Elo::ofScore), constantDistance(value, q).map(inElo(sample)), superiority);
  }

  /// How many standard deviations a score lies from ½ that never varied. At 0 and 1 it can be
  /// limited: at worst all that was not seen lies at the other end.
  private static Estimate constantDistance(double value, double q) {
    double limit = (q - 0.5) / Math.sqrt(q * (1 - q));
    if (value == 0) {
      return new Estimate(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, -limit);
    }
    if (value == 1) {
      return new Estimate(Double.POSITIVE_INFINITY, limit, Double.POSITIVE_INFINITY);
    }
    return Estimate.unknown(value == 0.5 ? 0 : (value - 0.5) * Double.POSITIVE_INFINITY);
  }

  /// From standard deviations of a score, which may be that of a pair, to those of a game.
  private static DoubleUnaryOperator inElo(Sample sample) {
    return distance -> distance / Math.sqrt(sample.games()) * Elo.NORMALIZED;
  }
}

package quinas.arena.rating;

import java.util.Arrays;

/// Which distribution makes a sample most likely, among those that a hypothesis allows. Derived in
/// `docs/statistics.md`.
final class Likelihood {

  /// Probabilities that change by less are found.
  private static final double EXACT = 1e-12;

  /// The iteration for the distance gains a digit or more a step near the truth; extreme samples
  /// take longer.
  private static final int PATIENCE = 1000;

  /// Newton's steps end at what rounding leaves.
  private static final double ROUNDING = 1e-15;

  private final Sample sample;
  private final double[] frequencies;

  /// @param sample with no count empty
  Likelihood(Sample sample) {
    this.sample = sample;
    frequencies = new double[sample.size()];
    for (int i = 0; i < frequencies.length; i++) {
      frequencies[i] = sample.count(i) / sample.total();
    }
  }

  /// The logarithm of how much likelier `one` makes the sample than `zero`.
  double logRatio(double[] one, double[] zero) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += sample.count(i) * Math.log(one[i] / zero[i]);
    }
    return sum;
  }

  /// The likeliest distribution whose mean is `mean`, strictly between 0 and 1.
  double[] withMean(double mean) {
    double[] slopes = new double[frequencies.length];
    for (int i = 0; i < slopes.length; i++) {
      slopes[i] = sample.score(i) - mean;
    }
    return tilted(slopes);
  }

  /// The likeliest distribution whose mean lies `distance` of its own standard deviations above ½.
  ///
  /// The condition is not linear, so it is replaced by its tangent at the last distribution found,
  /// until that no longer moves.
  double[] withDistance(double distance) {
    double[] found = new double[frequencies.length];
    Arrays.fill(found, 1.0 / found.length);
    double change = 1;
    for (int i = 0; i < PATIENCE && change > EXACT; i++) {
      double[] next = tilted(tangent(found, distance));
      change = 0;
      for (int j = 0; j < next.length; j++) {
        change = Math.max(change, Math.abs(next[j] - found[j]));
      }
      found = next;
    }
    return found;
  }

  private double[] tangent(double[] probabilities, double distance) {
    double mean = 0;
    double square = 0;
    for (int i = 0; i < probabilities.length; i++) {
      mean += probabilities[i] * sample.score(i);
      square += probabilities[i] * sample.score(i) * sample.score(i);
    }
    double deviation = Math.sqrt(square - mean * mean);
    double[] slopes = new double[probabilities.length];
    for (int i = 0; i < slopes.length; i++) {
      double off = (sample.score(i) - mean) / deviation;
      slopes[i] = sample.score(i) - 0.5 - distance * deviation * (1 + off * off) / 2;
    }
    return slopes;
  }

  /// The likeliest distribution under which `slopes` have the mean 0: fᵢ / (1 + x · slopeᵢ), with
  /// the one x that makes it so.
  private double[] tilted(double[] slopes) {
    double x = multiplier(slopes);
    double[] tilted = new double[slopes.length];
    for (int i = 0; i < slopes.length; i++) {
      tilted[i] = frequencies[i] / (1 + x * slopes[i]);
    }
    return tilted;
  }

  /// The root of Σ fᵢ · slopeᵢ / (1 + x · slopeᵢ), which falls with x: Newton's steps, and a
  /// halving where one would leave the bracket. It is where no probability exceeds 1, which keeps x
  /// away from the poles.
  private double multiplier(double[] slopes) {
    double low = Double.NEGATIVE_INFINITY;
    double high = Double.POSITIVE_INFINITY;
    for (int i = 0; i < slopes.length; i++) {
      if (slopes[i] > 0) {
        low = Math.max(low, (frequencies[i] - 1) / slopes[i]);
      } else if (slopes[i] < 0) {
        high = Math.min(high, (frequencies[i] - 1) / slopes[i]);
      }
    }
    assert Double.isFinite(low) && Double.isFinite(high) : "no distribution can have the mean 0";
    double x = 0;
    while (true) {
      double value = 0;
      double fall = 0;
      for (int i = 0; i < slopes.length; i++) {
        double part = slopes[i] / (1 + x * slopes[i]);
        value += frequencies[i] * part;
        fall += frequencies[i] * part * part;
      }
      double step = value / fall;
      if (Math.abs(step) <= ROUNDING * Math.max(1, Math.abs(x))) {
        return x;
      }
      if (value > 0) {
        low = x;
      } else {
        high = x;
      }
      double next = x + step;
      if (!(next > low && next < high)) {
        next = (low + high) / 2;
        if (next <= low || next >= high) {
          return x;
        }
      }
      x = next;
    }
  }
}

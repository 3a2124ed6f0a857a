package quinas.arena.rating;

/// Counts of scores that lie evenly between 0 and 1: games with their three results, or pairs with
/// their five.
final class Sample {

  /// What stands for an empty count where its logarithm is needed, as in fishtest.
  private static final double ALMOST_NONE = 1e-3;

  private final int games;
  private final double[] counts;

  /// @param games how many games one score is made of
  /// @param counts how often each score occurred, from the lowest
  Sample(int games, double... counts) {
    this.games = games;
    this.counts = counts;
  }

  /// How many games one score is made of.
  int games() {
    return games;
  }

  int size() {
    return counts.length;
  }

  /// The score that was counted at `i`.
  double score(int i) {
    return (double) i / (counts.length - 1);
  }

  double count(int i) {
    return counts[i];
  }

  /// How many scores were counted.
  double total() {
    double total = 0;
    for (double count : counts) {
      total += count;
    }
    return total;
  }

  double mean() {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * score(i);
    }
    return sum / total();
  }

  /// The mean of the `power`th powers of the distances from the mean.
  double moment(int power) {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * Math.pow(score(i) - mean, power);
    }
    return sum / total();
  }

  /// Whether all scores are equal; then their scatter says nothing.
  boolean isConstant() {
    int kinds = 0;
    for (double count : counts) {
      kinds += count > 0 ? 1 : 0;
    }
    return kinds <= 1;
  }

  /// The same with no count empty.
  Sample regularized() {
    double[] filled = counts.clone();
    for (int i = 0; i < filled.length; i++) {
      filled[i] = filled[i] == 0 ? ALMOST_NONE : filled[i];
    }
    return new Sample(games, filled);
  }
}

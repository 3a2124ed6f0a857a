package quinas.arena.rating;

/// Numbers seen one after another, such as by how many points each pair of games was won: how many,
/// their mean and their scatter, without keeping them.
///
/// Welford's recurrence, which loses no digits where the sum of squares would; two halves merge
/// after Chan, Golub and LeVeque.
///
/// @param count how many numbers
/// @param mean their mean, 0 without any
/// @param squares the sum of the squared distances from the mean
public record Margins(long count, double mean, double squares) {

  /// No number.
  public static final Margins NONE = new Margins(0, 0, 0);

  /// These and one more.
  public Margins plus(double margin) {
    double off = margin - mean;
    double next = mean + off / (count + 1);
    return new Margins(count + 1, next, squares + off * (margin - next));
  }

  /// These and those.
  public Margins plus(Margins those) {
    long both = count + those.count;
    if (both == 0) {
      return NONE;
    }
    double off = those.mean - mean;
    double share = (double) those.count / both;
    return new Margins(
        both, mean + off * share, squares + those.squares + off * off * share * count);
  }

  /// The same, seen by the opponent.
  public Margins swapped() {
    return new Margins(count, count == 0 ? 0 : -mean, squares);
  }

  /// The variance of a single number, 0 for fewer than two.
  public double variance() {
    return count < 2 ? 0 : squares / (count - 1);
  }

  /// The mean with its limits after Student; without limits for fewer than two numbers.
  public Estimate estimate() {
    if (count < 2) {
      return Estimate.unknown(mean);
    }
    return Estimate.around(mean, Student.twoSided95(count - 1) * Math.sqrt(variance() / count));
  }
}

package quinas.arena.rating;

/// The standard normal distribution.
final class Normal {

  /// 95 % of it lie closer to 0.
  static final double TWO_SIDED_95 = 1.959963984540054;

  /// Beyond this the series has more terms than the fraction has need of.
  private static final double FAR = 6;

  private Normal() {}

  /// The share of the distribution below `x`. Absolute error below 10⁻¹⁵; `x` may be infinite.
  static double below(double x) {
    if (x < 0) {
      return x < -FAR ? tail(-x) : 0.5 - middle(-x);
    }
    return x > FAR ? 1 - tail(x) : 0.5 + middle(x);
  }

  private static double density(double x) {
    return Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
  }

  /// From 0 to `x`: φ(x) · (x + x³/3 + x⁵/(3·5) + x⁷/(3·5·7) + …), all terms positive.
  private static double middle(double x) {
    double term = x;
    double sum = 0;
    for (int odd = 3; sum + term != sum; odd += 2) {
      sum += term;
      term *= x * x / odd;
    }
    return sum * density(x);
  }

  /// From `x` on: φ(x) / (x + 1/(x + 2/(x + 3/(x + …)))), Laplace's continued fraction.
  private static double tail(double x) {
    double fraction = x;
    for (int i = 40; i > 0; i--) {
      fraction = x + i / fraction;
    }
    return density(x) / fraction;
  }
}

package quinas.arena.rating;

/// Student's t distribution: how far a mean strays when its standard error is itself an estimate.
final class Student {

  /// From here on the expansion is exact to nine digits.
  private static final long MANY = 60;

  private Student() {}

  /// The distance from 0 within which 95 % of the distribution lie.
  ///
  /// @param freedom degrees of freedom, at least 1
  static double twoSided95(long freedom) {
    assert freedom >= 1;
    return freedom < MANY ? solved((int) freedom) : expanded((double) freedom);
  }

  /// Abramowitz and Stegun 26.7.5: the normal quantile, corrected in powers of 1/freedom.
  private static double expanded(double freedom) {
    double x = Normal.TWO_SIDED_95;
    double y = x * x;
    double first = x * (y + 1) / 4;
    double second = x * ((5 * y + 16) * y + 3) / 96;
    double third = x * (((3 * y + 19) * y + 17) * y - 15) / 384;
    double fourth = x * ((((79 * y + 776) * y + 1482) * y - 1920) * y - 945) / 92160;
    return x + (first + (second + (third + fourth / freedom) / freedom) / freedom) / freedom;
  }

  /// Halves an interval until nothing lies between its ends.
  private static double solved(int freedom) {
    double low = 0;
    double high = 16; // one degree of freedom has 12.7
    while (true) {
      double middle = (low + high) / 2;
      if (middle <= low || middle >= high) {
        return middle;
      }
      if (within(middle, freedom) < 0.95) {
        low = middle;
      } else {
        high = middle;
      }
    }
  }

  /// The share within `t` of 0: Abramowitz and Stegun 26.7.3 and 26.7.4, a finite sum of powers of
  /// cos θ, where tan θ = t / √freedom.
  private static double within(double t, int freedom) {
    double angle = Math.atan(t / Math.sqrt(freedom));
    double cosine = Math.cos(angle);
    boolean odd = freedom % 2 == 1;
    double term = odd ? cosine : 1;
    double sum = 0;
    for (int k = odd ? 2 : 1; k < freedom; k += 2) {
      sum += term;
      term *= cosine * cosine * k / (k + 1);
    }
    double share = Math.sin(angle) * sum;
    return odd ? (angle + share) * 2 / Math.PI : share;
  }
}

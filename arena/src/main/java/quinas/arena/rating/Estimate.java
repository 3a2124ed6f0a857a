package quinas.arena.rating;

import java.util.function.DoubleUnaryOperator;

/// A figure that was measured, and between what limits it lies with 95 % confidence.
///
/// @param value the figure itself; may be infinite, is never NaN
/// @param low the lower limit, at most `value`; `-∞` if there is none
/// @param high the upper limit, at least `value`; `+∞` if there is none
public record Estimate(double value, double low, double high) {

  /// @throws IllegalArgumentException if the three are not in order, or one is NaN
  public Estimate {
    if (!(low <= value && value <= high)) {
      throw new IllegalArgumentException(low + ", " + value + " and " + high + " are no estimate");
    }
  }

  /// A figure of which nothing is known yet.
  static Estimate unknown(double value) {
    return new Estimate(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /// A figure with a normally distributed error.
  static Estimate normal(double value, double standardError) {
    return around(value, Normal.TWO_SIDED_95 * standardError);
  }

  /// The limits at the same distance on both sides.
  static Estimate around(double value, double distance) {
    return new Estimate(value, value - distance, value + distance);
  }

  /// The same on another scale that runs the same way.
  Estimate map(DoubleUnaryOperator scale) {
    return new Estimate(
        scale.applyAsDouble(value), scale.applyAsDouble(low), scale.applyAsDouble(high));
  }

  /// Half the distance between the limits: the figure after `±`.
  public double error() {
    return (high - low) / 2;
  }
}

package quinas.engine.solve;

import java.util.Arrays;
import java.util.function.DoubleBinaryOperator;

/// One side of a thermograph: a value for each tax from 0 to [#END], in straight pieces between
/// corners. Slopes are whole numbers and corners dyadic fractions, so doubles hold them exactly.
final class Wall {

  /// More than any move can gain.
  static final double END = 256;

  private final double[] tax;
  private final double[] value;

  private Wall(double[] tax, double[] value) {
    this.tax = tax;
    this.value = value;
  }

  static Wall constant(double value) {
    return new Wall(new double[] {0, END}, new double[] {value, value});
  }

  double at(double point) {
    int i = tax.length - 2;
    while (tax[i] > point) {
      i--;
    }
    double slope = (value[i + 1] - value[i]) / (tax[i + 1] - tax[i]);
    return value[i] + slope * (point - tax[i]);
  }

  /// With so much times the tax added.
  Wall taxed(int times) {
    double[] taxed = new double[tax.length];
    for (int i = 0; i < tax.length; i++) {
      taxed[i] = value[i] + times * tax[i];
    }
    return new Wall(tax, taxed);
  }

  Wall plus(int points) {
    double[] raised = new double[value.length];
    for (int i = 0; i < value.length; i++) {
      raised[i] = value[i] + points;
    }
    return new Wall(tax, raised);
  }

  Wall max(Wall other) {
    return joined(other, Math::max);
  }

  Wall min(Wall other) {
    return joined(other, Math::min);
  }

  private Wall joined(Wall other, DoubleBinaryOperator choice) {
    double[] points = corners(other);
    double[] values = new double[points.length];
    for (int i = 0; i < points.length; i++) {
      values[i] = choice.applyAsDouble(at(points[i]), other.at(points[i]));
    }
    return new Wall(points, values);
  }

  /// The corners of both, and where they cross.
  private double[] corners(Wall other) {
    double[] both = new double[2 * (tax.length + other.tax.length)];
    System.arraycopy(tax, 0, both, 0, tax.length);
    System.arraycopy(other.tax, 0, both, tax.length, other.tax.length);
    int end = tax.length + other.tax.length;
    Arrays.sort(both, 0, end);
    int corners = end;
    for (int i = 0; i + 1 < corners; i++) {
      double before = at(both[i]) - other.at(both[i]);
      double after = at(both[i + 1]) - other.at(both[i + 1]);
      if (before * after < 0) {
        both[end++] = both[i] + (both[i + 1] - both[i]) * (before / (before - after));
      }
    }
    return Arrays.stream(both, 0, end).sorted().distinct().toArray();
  }

  /// The least tax at which this one is no greater than the other.
  double meets(Wall other) {
    for (double point : corners(other)) {
      if (at(point) <= other.at(point)) {
        return point;
      }
    }
    throw new AssertionError("the walls do not meet");
  }

  /// Unchanged from a tax on.
  Wall frozen(double from) {
    double mast = at(from);
    int kept = 0;
    while (kept < tax.length && tax[kept] < from) {
      kept++;
    }
    double[] points = Arrays.copyOf(tax, kept + 2);
    double[] values = Arrays.copyOf(value, kept + 2);
    points[kept] = from;
    values[kept] = mast;
    points[kept + 1] = END;
    values[kept + 1] = mast;
    return new Wall(points, values);
  }
}

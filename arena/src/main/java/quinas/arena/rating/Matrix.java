package quinas.arena.rating;

/// A symmetric positive definite matrix, as its Cholesky factor.
final class Matrix {

  private final double[][] factor;

  /// @param values the whole matrix; kept as it is
  Matrix(double[][] values) {
    int size = values.length;
    factor = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double rest = values[i][j];
        for (int k = 0; k < j; k++) {
          rest -= factor[i][k] * factor[j][k];
        }
        assert i != j || rest > 0 : "not positive definite";
        factor[i][j] = i == j ? Math.sqrt(rest) : rest / factor[j][j];
      }
    }
  }

  /// The vector that the matrix maps to `right`.
  double[] solve(double[] right) {
    int size = factor.length;
    double[] x = right.clone();
    for (int i = 0; i < size; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= factor[i][k] * x[k];
      }
      x[i] /= factor[i][i];
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int k = i + 1; k < size; k++) {
        x[i] -= factor[k][i] * x[k];
      }
      x[i] /= factor[i][i];
    }
    return x;
  }

  double[][] inverse() {
    int size = factor.length;
    double[][] inverse = new double[size][];
    for (int i = 0; i < size; i++) {
      double[] unit = new double[size];
      unit[i] = 1;
      inverse[i] = solve(unit);
    }
    return inverse;
  }
}

package quinas.training;

import java.util.Arrays;
import quinas.engine.net.Patterns;
import quinas.rules.Position;

/// The gradient of the weights over some samples, summed up by one thread.
final class Slope {

  final float[] values;

  private final Weights weights;
  private final Patterns patterns;
  private final int width;
  private final int[] own;
  private final int[] other;
  private final float[] ownSums;
  private final float[] otherSums;
  private final float[] blame;

  Slope(Weights weights) {
    this.weights = weights;
    patterns = weights.patterns();
    width = weights.width;
    values = new float[weights.values.length];
    own = new int[patterns.active()];
    other = new int[patterns.active()];
    ownSums = new float[width];
    otherSums = new float[width];
    blame = new float[width];
  }

  void clear() {
    Arrays.fill(values, 0);
  }

  /// The chance to win that the weights give a position.
  float chance(Position position) {
    patterns.see(position, own, other);
    sum(own, ownSums);
    sum(other, otherSums);
    float[] w = weights.values;
    float odds = w[w.length - 1];
    for (int i = 0; i < width; i++) {
      float a = clipped(ownSums[i]);
      float b = clipped(otherSums[i]);
      odds += w[weights.out + i] * a * a + w[weights.out + width + i] * b * b;
    }
    return (float) (1 / (1 + Math.exp(-odds)));
  }

  /// Adds what a sample has to say: the gradient of the cross entropy between chance and target.
  ///
  /// @return the squared error
  float add(Position position, float target) {
    float error = chance(position) - target;
    values[values.length - 1] += error;
    spread(own, ownSums, error, weights.out);
    spread(other, otherSums, error, weights.out + width);
    weights.see(own);
    weights.see(other);
    return error * error;
  }

  private void sum(int[] inputs, float[] sums) {
    System.arraycopy(weights.values, weights.bias, sums, 0, width);
    for (int input : inputs) {
      plus(sums, weights.values, input * width);
    }
  }

  /// Passes the error on to the weights of one seat.
  private void spread(int[] inputs, float[] sums, float error, int out) {
    for (int i = 0; i < width; i++) {
      float sum = clipped(sums[i]);
      values[out + i] += error * sum * sum;
      boolean isOpen = sums[i] > 0 && sums[i] < 1;
      blame[i] = isOpen ? error * weights.values[out + i] * 2 * sum : 0;
    }
    for (int input : inputs) {
      plusAt(values, input * width, blame);
    }
    plusAt(values, weights.bias, blame);
  }

  private static float clipped(float sum) {
    return Math.clamp(sum, 0, 1);
  }

  private static void plus(float[] sums, float[] values, int at) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += values[at + i];
    }
  }

  private static void plusAt(float[] values, int at, float[] more) {
    for (int i = 0; i < more.length; i++) {
      values[at + i] += more[i];
    }
  }
}

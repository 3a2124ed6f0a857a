package quinas.training;

/// Steps along the gradient, each weight at its own pace (Kingma and Ba, *Adam*, 2015).
final class Adam {

  private static final float SLOPE = 0.9f;
  private static final float SPREAD = 0.999f;
  private static final float TINY = 1e-8f;

  private final Weights weights;
  private final float[] slopes;
  private final float[] spreads;
  private int steps;

  Adam(Weights weights) {
    this.weights = weights;
    slopes = new float[weights.values.length];
    spreads = new float[weights.values.length];
  }

  /// Makes a step.
  ///
  /// @param gradient summed over a batch of `size` samples
  void step(float[] gradient, int size, float rate) {
    steps++;
    float pace = rate / (1 - (float) Math.pow(SLOPE, steps));
    float spread = 1 / (1 - (float) Math.pow(SPREAD, steps));
    float[] values = weights.values;
    for (int i = 0; i < values.length; i++) {
      float mean = gradient[i] / size;
      slopes[i] = SLOPE * slopes[i] + (1 - SLOPE) * mean;
      spreads[i] = SPREAD * spreads[i] + (1 - SPREAD) * mean * mean;
      float next = values[i] - pace * slopes[i] / ((float) Math.sqrt(spreads[i] * spread) + TINY);
      float most = weights.most(i);
      values[i] = Math.clamp(next, -most, most);
    }
  }
}

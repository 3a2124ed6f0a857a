package quinas.training;

import java.util.random.RandomGenerator;
import quinas.engine.net.Net;
import quinas.engine.net.Patterns;

/// The weights of a net in training, in one array: rows, biases, output, its bias.
final class Weights {

  /// How wide the net is.
  final int width;

  final float[] values;

  /// Where the biases begin.
  final int bias;

  /// Where the weights of the output begin.
  final int out;

  private final Patterns patterns;
  private final boolean[] isSeen;

  Weights(Patterns patterns, int width, RandomGenerator random) {
    this.patterns = patterns;
    this.width = width;
    bias = patterns.inputs() * width;
    out = bias + width;
    values = new float[out + 2 * width + 1];
    isSeen = new boolean[patterns.inputs()];
    for (int i = 0; i < bias; i++) {
      values[i] = (random.nextFloat() - 0.5f) * 0.2f;
    }
    for (int i = bias; i < out; i++) {
      values[i] = 0.3f;
    }
    for (int i = out; i < values.length - 1; i++) {
      values[i] = (random.nextFloat() - 0.5f) * 0.2f;
    }
  }

  Patterns patterns() {
    return patterns;
  }

  /// Remembers that these inputs were on, so that their weights mean something.
  void see(int[] inputs) {
    for (int input : inputs) {
      isSeen[input] = true;
    }
  }

  /// The greatest value that a weight may have.
  float most(int index) {
    return index < out
        ? (float) Net.MOST / Net.SUM_UNIT
        : (float) Net.mostOut(width) / Net.OUT_UNIT;
  }

  /// These weights in whole numbers. Inputs that were never on have none.
  Net net() {
    short[] rows = new short[bias];
    for (int i = 0; i < bias; i++) {
      rows[i] = isSeen[i / width] ? whole(values[i] * Net.SUM_UNIT) : 0;
    }
    short[] biases = new short[width];
    for (int i = 0; i < width; i++) {
      biases[i] = whole(values[bias + i] * Net.SUM_UNIT);
    }
    short[] outs = new short[2 * width];
    for (int i = 0; i < outs.length; i++) {
      outs[i] = whole(values[out + i] * Net.OUT_UNIT);
    }
    int outBias = Math.round(values[values.length - 1] * Net.SUM_UNIT * Net.OUT_UNIT);
    return new Net(patterns.id(), rows, biases, outs, outBias);
  }

  private static short whole(float value) {
    return (short) Math.round(value);
  }
}

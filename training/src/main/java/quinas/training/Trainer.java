package quinas.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import quinas.engine.net.Net;
import quinas.engine.net.Nets;
import quinas.engine.net.Patterns;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.Symmetry;

/// Trains a net on positions of self-play, by Adam in batches. Every time a position is met, it is
/// seen in another of its symmetrical images.
///
/// With the same samples, seed and number of threads it makes the same net.
public final class Trainer {

  /// How a training goes on.
  ///
  /// @param epoch from 1: how often every sample has been seen
  /// @param error mean square on what was trained with, in chances to win
  /// @param check the same on a twentieth that was not
  public record Progress(int epoch, double error, double check) {}

  private static final int BATCH = 8192;
  private static final float RATE = 0.003f;
  private static final float LAST_SHARE = 0.02f;
  private static final int WARM_UP = 50;

  private final Game game;
  private final Samples samples;
  private final SplitMix64 random;
  private final Weights weights;
  private final Adam adam;
  private final List<Slope> slopes = new ArrayList<>();

  /// How many of the samples, the last ones, are kept for checking.
  private final int kept;

  private Trainer(
      Game game, Patterns patterns, Samples samples, int width, long seed, int threads) {
    this.game = game;
    this.samples = samples;
    random = new SplitMix64(seed);
    weights = new Weights(patterns, width, random);
    adam = new Adam(weights);
    kept = samples.size() / 20;
    for (int i = 0; i < threads; i++) {
      slopes.add(new Slope(weights));
    }
  }

  /// Reads what there is to learn from.
  ///
  /// @param files of self-play, all of the game of the first
  /// @param trust how much the results of the games count, from 0 to 1; the rest is what the engine
  ///   thought when it made its move
  /// @param width of the net: see [Net#isWidth]
  /// @throws IOException if a file cannot be read, or its game has nothing for a net to see
  public static Trainer of(List<Path> files, double trust, int width, long seed, int threads)
      throws IOException {
    Game game = LineFile.head(files.getFirst()).options().game();
    for (Path file : files) {
      if (!LineFile.head(file).options().game().equals(game)) {
        throw new IOException(file + ": not of " + game.id());
      }
    }
    Patterns patterns =
        Nets.patterns(game)
            .orElseThrow(() -> new IOException("there are no nets for " + game.id()));
    Samples samples = Samples.read(files, trust);
    if (samples.size() == 0) {
      throw new IOException(files.getFirst() + ": no games to learn from");
    }
    return new Trainer(game, patterns, samples, width, seed, threads);
  }

  /// How many positions there are.
  public int size() {
    return samples.size();
  }

  /// Trains, and gives the net at the end.
  ///
  /// @param epochs how often every position is met
  /// @param progress told after each epoch
  public Net train(int epochs, Consumer<Progress> progress) throws InterruptedException {
    samples.shuffle(0, samples.size(), random);
    int count = samples.size() - kept;
    int batches = Math.max(1, count / BATCH);
    try (ExecutorService threads = Executors.newFixedThreadPool(slopes.size())) {
      for (int epoch = 0; epoch < epochs; epoch++) {
        samples.shuffle(0, count, random);
        double error = 0;
        for (int batch = 0; batch < batches; batch++) {
          int from = batch * BATCH;
          int to = Math.min(count, from + BATCH);
          error += learn(threads, from, to) / (to - from);
          int step = epoch * batches + batch;
          adam.step(slopes.getFirst().values, to - from, rate(step, epochs * batches));
        }
        progress.accept(new Progress(epoch + 1, error / batches, check(count)));
      }
    }
    return weights.net();
  }

  /// Warms up, and then falls like half a wave of a cosine (Loshchilov and Hutter, 2017).
  private static float rate(int step, int steps) {
    if (step < WARM_UP) {
      return RATE * (step + 1) / WARM_UP;
    }
    double wave = (1 + Math.cos(Math.PI * step / steps)) / 2;
    return (float) (RATE * (LAST_SHARE + (1 - LAST_SHARE) * wave));
  }

  /// Sums up the gradient of a batch in the first slope; returns the sum of squared errors.
  private double learn(ExecutorService threads, int from, int to) throws InterruptedException {
    long seed = random.nextLong();
    int share = (to - from + slopes.size() - 1) / slopes.size();
    List<Future<Double>> parts = new ArrayList<>();
    for (int i = 0; i < slopes.size(); i++) {
      Slope slope = slopes.get(i);
      int begin = Math.min(to, from + i * share);
      int end = Math.min(to, begin + share);
      parts.add(threads.submit(() -> learn(slope, begin, end, new SplitMix64(seed + begin))));
    }
    double error = 0;
    for (Future<Double> part : parts) {
      error += await(part);
    }
    float[] sum = slopes.getFirst().values;
    for (Slope slope : slopes.subList(1, slopes.size())) {
      for (int i = 0; i < sum.length; i++) {
        sum[i] += slope.values[i];
      }
    }
    return error;
  }

  private static double await(Future<Double> part) throws InterruptedException {
    try {
      return part.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private double learn(Slope slope, int from, int to, SplitMix64 chance) {
    slope.clear();
    double error = 0;
    for (int i = from; i < to; i++) {
      Position position = samples.position(i);
      List<Symmetry> images = game.symmetries(position);
      Position image = images.get(chance.nextInt(images.size())).position(position);
      error += slope.add(image, samples.target(i));
    }
    return error;
  }

  private double check(int from) {
    Slope slope = new Slope(weights);
    double error = 0;
    for (int i = from; i < samples.size(); i++) {
      double off = slope.chance(samples.position(i)) - samples.target(i);
      error += off * off;
    }
    return kept == 0 ? 0 : error / kept;
  }
}

package quinas.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import quinas.engine.search.Score;
import quinas.rules.Game;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// What the engine's scores have come to mean in results: the scale of the logistic curve `1 / (1 +
/// e^(−score / scale))` that explains the results of self-play best.
///
/// It is logistic regression without a constant, since no seat is better off at the score 0. Every
/// position in which the engine thought counts, but for those whose end it knew: what is proven
/// needs no curve. The positions of one game share its result, so each game weighs the same,
/// however long it was.
///
/// @param games those with a position that counts
/// @param positions how many count
/// @param scale in points of the evaluation; infinite if the scores say nothing
/// @param error of the scale, one standard deviation, from leaving out one tenth of the games at a
///   time (the jackknife: Quenouille, 1956)
/// @param loss the mean cross entropy, in nats
/// @param bands how often the curve is right, from low chances to high ones
public record ChanceFit(
    int games, int positions, double scale, double error, double loss, List<Band> bands) {

  private static final int BANDS = 10;
  private static final int PARTS = 10;

  /// Far steeper than any evaluation.
  private static final double STEEPEST = 1;

  /// The steepness is found to a part in so many thousand.
  private static final int STEPS = 60;

  /// Positions to which the curve gives about the same chances.
  ///
  /// @param expected their mean chance by the curve
  /// @param seen their mean result
  public record Band(int positions, double expected, double seen) {}

  /// A position as the curve sees it.
  ///
  /// @param result of the game, to the seat to act: 0, ½ or 1
  /// @param weight one over the number of such positions in its game
  private record Sample(int game, int score, double result, double weight) {}

  public ChanceFit {
    bands = List.copyOf(bands);
  }

  /// Fits the curve to files of self-play, all of one game.
  ///
  /// @throws IOException if a file cannot be read, belongs to another game than the first, or no
  ///   position counts
  public static ChanceFit of(List<Path> files) throws IOException {
    List<List<Sample>> games = new ArrayList<>();
    Game game = LineFile.head(files.getFirst()).options().game();
    for (Path file : files) {
      if (!LineFile.head(file).options().game().equals(game)) {
        throw new IOException(file + ": not of " + game.title());
      }
      LineFile.read(file, line -> add(line, games));
    }
    if (games.isEmpty()) {
      throw new IOException(files.getFirst() + ": no position whose end was open");
    }
    return of(games.stream().flatMap(List::stream).toList(), games.size());
  }

  private static void add(PlayedLine line, List<List<Sample>> games) {
    Outcome outcome = line.end().outcome();
    Position position = line.start();
    List<Sample> samples = new ArrayList<>();
    int open = (int) line.plies().stream().filter(ply -> !Score.isDecided(ply.score())).count();
    for (PlayedLine.Ply ply : line.plies()) {
      if (!Score.isDecided(ply.score())) {
        double result = result(outcome, position.turn());
        samples.add(new Sample(games.size(), ply.score(), result, 1.0 / open));
      }
      position = position.play(ply.move());
    }
    if (!samples.isEmpty()) {
      games.add(samples);
    }
  }

  private static double result(Outcome outcome, Seat seat) {
    return outcome.isWonBy(seat) ? 1 : outcome.isWonBy(seat.other()) ? 0 : 0.5;
  }

  private static ChanceFit of(List<Sample> samples, int games) {
    double steepness = steepness(samples);
    double[] scales = new double[PARTS];
    for (int part = 0; part < PARTS; part++) {
      int without = part;
      scales[part] =
          1 / steepness(samples.stream().filter(one -> one.game % PARTS != without).toList());
    }
    double mean = Arrays.stream(scales).average().orElseThrow();
    double squares = Arrays.stream(scales).map(one -> (one - mean) * (one - mean)).sum();
    return new ChanceFit(
        games,
        samples.size(),
        1 / steepness,
        Math.sqrt(squares * (PARTS - 1) / PARTS),
        loss(samples, steepness),
        bands(samples, steepness));
  }

  /// One over the scale. The loss is convex in it, so its slope is zero in one place only, which
  /// halving finds.
  private static double steepness(List<Sample> samples) {
    double low = 0;
    double high = STEEPEST;
    for (int step = 0; step < STEPS; step++) {
      double middle = (low + high) / 2;
      double slope = 0;
      for (Sample sample : samples) {
        slope += sample.weight * sample.score * (chance(sample.score, middle) - sample.result);
      }
      if (slope < 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  private static double chance(int score, double steepness) {
    return 1 / (1 + Math.exp(-score * steepness));
  }

  private static double loss(List<Sample> samples, double steepness) {
    double loss = 0;
    double weights = 0;
    for (Sample sample : samples) {
      double chance = chance(sample.score, steepness);
      double most = Math.clamp(chance, 1e-12, 1 - 1e-12);
      double surprise = sample.result * Math.log(most) + (1 - sample.result) * Math.log(1 - most);
      loss -= sample.weight * surprise;
      weights += sample.weight;
    }
    return loss / weights;
  }

  private static List<Band> bands(List<Sample> samples, double steepness) {
    int[] counts = new int[BANDS];
    double[] expected = new double[BANDS];
    double[] seen = new double[BANDS];
    for (Sample sample : samples) {
      double chance = chance(sample.score, steepness);
      int band = Math.min(BANDS - 1, (int) (BANDS * chance));
      counts[band]++;
      expected[band] += chance;
      seen[band] += sample.result;
    }
    List<Band> bands = new ArrayList<>();
    for (int band = 0; band < BANDS; band++) {
      if (counts[band] > 0) {
        bands.add(new Band(counts[band], expected[band] / counts[band], seen[band] / counts[band]));
      }
    }
    return bands;
  }
}

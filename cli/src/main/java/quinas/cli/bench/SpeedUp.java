package quinas.cli.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Score;
import quinas.rules.Game;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.Symmetry;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

/// How much sooner several threads reach a depth than one, with an empty table (*time to depth*).
///
/// A single search says little, be it by one thread or by several: what is met first changes the
/// tree, and the same board turned takes half or twice as long. So there are many positions, from
/// games that begin at random and go on well, and each is searched in several of its images, where
/// the game has them.
///
/// @param plies the depth
public record SpeedUp(Game game, int plies) {

  /// Depths that take one thread a second or some on a machine of today.
  public static final List<SpeedUp> FULL =
      List.of(
          new SpeedUp(Shiftago.GAME, 18),
          new SpeedUp(Syrtis.GAME, 14),
          new SpeedUp(Pushee.GAME, 14),
          new SpeedUp(CatsDogs.GAME, 14),
          new SpeedUp(Infection.GAME, 16));

  /// As much as shows that it works.
  public static final List<SpeedUp> QUICK =
      FULL.stream().map(row -> new SpeedUp(row.game, SpeedUp.LIVELY)).toList();

  /// How often a position is searched, each time in another image as far as the game has them.
  private static final int TIMES = 3;

  private static final int SEED = 1;
  private static final int LEAST_RANDOM = 2;
  private static final int MOST_RANDOM = 6;
  private static final int MOST_PLAYED = 15;
  private static final Limits PLAYED = Limits.nodes(400);

  /// A position whose end so few plies show is none to measure by.
  private static final int LIVELY = 6;

  private static final double NANOS = 1e9;

  /// What came out.
  ///
  /// @param seconds how long one thread took, on the average
  /// @param median of the positions' speed-ups, each the geometric mean of its searches
  /// @param mean the geometric mean of all
  /// @param error the standard error of the mean
  /// @param nodes how many times as many positions were looked at, the geometric mean
  public record Found(double seconds, double median, double mean, double error, double nodes) {}

  /// One position; the ratios are logarithms.
  private record Sample(double seconds, double speedUp, double nodes) {}

  /// Searches the positions of the game with one thread and with several.
  ///
  /// @param threads at least 2
  /// @param positions at least 2
  /// @param warmUp so many of them are searched once before, for the compiler
  public Found measure(int threads, int positions, int warmUp) throws InterruptedException {
    Team one = new Team(game, 1);
    Team several = new Team(game, threads);
    List<Position> chosen = choose(positions);
    for (Position position : chosen.subList(0, warmUp)) {
      sample(position, one, several);
    }
    List<Sample> samples = new ArrayList<>();
    for (Position position : chosen) {
      samples.add(sample(position, one, several));
    }
    double[] speedUps = samples.stream().mapToDouble(Sample::speedUp).sorted().toArray();
    double mean = Arrays.stream(speedUps).average().orElseThrow();
    double squares = Arrays.stream(speedUps).map(x -> (x - mean) * (x - mean)).sum();
    double error = Math.sqrt(squares / (positions - 1) / positions);
    double median = (speedUps[(positions - 1) / 2] + speedUps[positions / 2]) / 2;
    return new Found(
        average(samples, Sample::seconds),
        Math.exp(median),
        Math.exp(mean),
        Math.exp(mean) * error,
        Math.exp(average(samples, Sample::nodes)));
  }

  private Sample sample(Position position, Team one, Team several) throws InterruptedException {
    List<Symmetry> symmetries = game.symmetries(position);
    double seconds = 0;
    double speedUp = 0;
    double nodes = 0;
    for (int i = 0; i < TIMES; i++) {
      Position image = symmetries.get(i % symmetries.size()).position(position);
      Team.Effort alone = one.search(image, Limits.depth(plies));
      Team.Effort together = several.search(image, Limits.depth(plies));
      seconds += alone.nanos() / NANOS / TIMES;
      speedUp += Math.log((double) alone.nanos() / together.nanos()) / TIMES;
      nodes += Math.log((double) together.nodes() / alone.nodes()) / TIMES;
    }
    return new Sample(seconds, speedUp, nodes);
  }

  private static double average(List<Sample> samples, ToDoubleFunction<Sample> of) {
    return samples.stream().mapToDouble(of).average().orElseThrow();
  }

  private List<Position> choose(int count) throws InterruptedException {
    SplitMix64 random = new SplitMix64(SEED);
    Team player = new Team(game, 1);
    List<Position> chosen = new ArrayList<>();
    while (chosen.size() < count) {
      Position position = game.deal(Options.standard(game), random);
      int byChance = random.nextInt(LEAST_RANDOM, MOST_RANDOM + 1);
      int end = byChance + random.nextInt(MOST_PLAYED + 1);
      for (int ply = 0; ply < end && !position.isOver(); ply++) {
        boolean isRandom = ply < byChance;
        int move =
            isRandom
                ? position.randomMove(random)
                : player.search(position, PLAYED).finding().move();
        position = position.play(move);
      }
      if (!position.isOver() && isLively(player.search(position, Limits.depth(LIVELY)).finding())) {
        chosen.add(position);
      }
    }
    return chosen;
  }

  private static boolean isLively(Finding finding) {
    return finding.depth() == LIVELY && !finding.exact() && !Score.isDecided(finding.score());
  }
}

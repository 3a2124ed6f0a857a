package quinas.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import quinas.rules.SplitMix64;

/// How often the sequential test errs, by playing it through thousands of times with players whose
/// strength is known exactly.
///
/// What to expect follows from Wald. A test that stops exactly on its bounds ±b errs with 1 / (1 +
/// eᵇ). A test in steps overshoots, on average by 0.583 standard deviations of a step (Siegmund,
/// *Sequential Analysis*, 1985), so it errs as if its bounds lay that much farther out: here a
/// little more rarely than the 5 % asked for. Around that, and around the 5 %, chance scatters the
/// counts by the binomial distribution; four of its deviations are allowed, which a right test
/// leaves once in 15,000 seeds.
class SprtRatesTest {

  private static final int TESTS = 2000;
  private static final double OVERSHOOT = 0.583;

  /// How 2,000 tests ended.
  private record Run(double accepted, double pairs) {}

  @Test
  void theErrorsAreThoseAskedForInNormalizedElo() {
    Sprt sprt = new Sprt(0, 40, 0.05, 0.05, Sprt.Model.NORMALIZED);
    double unit = Math.sqrt(2) / Elo.NORMALIZED;
    double[] equal = new Likelihood(typical()).withDistance(0);
    double[] middle = new Likelihood(typical()).withDistance(20 * unit);
    double[] better = new Likelihood(typical()).withDistance(40 * unit);
    assertThat(distance(better) / unit).isCloseTo(40, within(1e-6));
    check(sprt, 40 * unit, equal, middle, better);
  }

  @Test
  void theErrorsAreThoseAskedForInLogisticElo() {
    Sprt sprt = new Sprt(-20, 20, 0.05, 0.05, Sprt.Model.LOGISTIC);
    double[] worse = new Likelihood(typical()).withMean(Elo.score(-20));
    double[] middle = new Likelihood(typical()).withMean(0.5);
    double[] better = new Likelihood(typical()).withMean(Elo.score(20));
    assertThat(Elo.ofScore(mean(better))).isCloseTo(20, within(1e-6));
    double step = (mean(better) - mean(worse)) / Math.sqrt(variance(middle));
    check(sprt, step, worse, middle, better);
  }

  /// @param step the standard deviation of what one pair adds to the logarithm of the ratio
  private static void check(
      Sprt sprt, double step, double[] atElo0, double[] between, double[] atElo1) {
    Run zero = run(sprt, atElo0, new SplitMix64(1));
    Run half = run(sprt, between, new SplitMix64(2));
    Run one = run(sprt, atElo1, new SplitMix64(3));
    double asked = 0.05;
    double overshot = 1 / (1 + Math.exp(sprt.upper() + OVERSHOOT * step));
    double scatter = 4 * Math.sqrt(asked * (1 - asked) / TESTS);
    assertThat(zero.accepted).isBetween(overshot - scatter, asked + scatter);
    assertThat(1 - one.accepted).isBetween(overshot - scatter, asked + scatter);
    assertThat(half.accepted).isCloseTo(0.5, within(4 * Math.sqrt(0.25 / TESTS)));
    assertThat(half.pairs).isGreaterThan(zero.pairs).isGreaterThan(one.pairs);
    // Wald: (b / step)² pairs in the middle, 2 b (1 − 2 α) / step² at the ends.
    double bound = sprt.upper() + OVERSHOOT * step;
    assertThat(half.pairs).isCloseTo(Math.pow(bound / step, 2), within(0.1 * half.pairs));
    double ends = 2 * bound * (1 - 2 * asked) / (step * step);
    assertThat(zero.pairs).isCloseTo(ends, within(0.1 * ends));
    assertThat(one.pairs).isCloseTo(ends, within(0.1 * ends));
  }

  private static Sample typical() {
    return new Sample(2, 40, 190, 520, 200, 50);
  }

  private static double mean(double[] probabilities) {
    double mean = 0;
    for (int i = 0; i < 5; i++) {
      mean += probabilities[i] * i / 4;
    }
    return mean;
  }

  private static double variance(double[] probabilities) {
    double mean = mean(probabilities);
    double variance = 0;
    for (int i = 0; i < 5; i++) {
      variance += probabilities[i] * Math.pow(i / 4.0 - mean, 2);
    }
    return variance;
  }

  private static double distance(double[] probabilities) {
    return (mean(probabilities) - 0.5) / Math.sqrt(variance(probabilities));
  }

  private static Run run(Sprt sprt, double[] probabilities, RandomGenerator random) {
    int accepted = 0;
    long pairs = 0;
    for (int test = 0; test < TESTS; test++) {
      Tally tally = Tally.NONE;
      Sprt.Verdict verdict = Sprt.Verdict.CONTINUE;
      while (verdict == Sprt.Verdict.CONTINUE) {
        int halfPoints = draw(probabilities, random.nextDouble());
        tally = tally.plus(Tally.pair((halfPoints + 1) / 2, halfPoints / 2));
        verdict = sprt.verdict(tally);
        pairs++;
      }
      accepted += verdict == Sprt.Verdict.ACCEPT_H1 ? 1 : 0;
    }
    return new Run((double) accepted / TESTS, (double) pairs / TESTS);
  }

  private static int draw(double[] probabilities, double random) {
    double rest = random;
    int i = 0;
    while (i < 4 && rest >= probabilities[i]) {
      rest -= probabilities[i];
      i++;
    }
    return i;
  }
}

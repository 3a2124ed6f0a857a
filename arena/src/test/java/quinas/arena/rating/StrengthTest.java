package quinas.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class StrengthTest {

  private static Tally games(long wins, long losses, long draws) {
    return new Tally(wins, draws, losses, Pairs.NONE);
  }

  /// Pairs, with games that fit them.
  static Tally pairs(long lost, long behind, long even, long ahead, long won) {
    Pairs pairs = new Pairs(lost, behind, even, ahead, won);
    return new Tally(2 * won + ahead + even, behind + ahead, 2 * lost + behind + even, pairs);
  }

  /// From the tests of fastchess, `elo_test.cpp`, "EloWDL 1" and "2". Its errors of normalized Elo
  /// are those for equal players; ours also count that the deviation is estimated, which at these
  /// scores makes up to four percent.
  @Test
  void singleGamesGiveTheFiguresOfFastchess() {
    Strength worse = Strength.of(games(76, 89, 123));
    assertThat(worse.normalized().value()).isCloseTo(-20.76, within(0.005));
    assertThat(worse.normalized().error()).isCloseTo(40.13, withinPercentage(4));
    assertThat(worse.superiority()).isCloseTo(0.1553, within(0.00005));
    Strength better = Strength.of(games(136, 96, 111));
    assertThat(better.normalized().value()).isCloseTo(49.77, within(0.005));
    assertThat(better.normalized().error()).isCloseTo(36.77, withinPercentage(4));
    assertThat(better.elo().value()).isCloseTo(40.70, within(0.005));
    assertThat(better.elo().error()).isCloseTo(30.43, within(0.005));
    assertThat(better.superiority()).isCloseTo(0.9960, within(0.00005));
  }

  /// From the tests of fastchess, `elo_test.cpp`, "EloPentanomial 1" to "3".
  @ParameterizedTest
  @CsvSource({
    "34, 54, 63, 64, 75, 55.58, 27.65, 57.94, 28.28",
    "332, 433, 498, 333, 334, -8.64, 10.33, -9.17, 10.96",
    "7895, 8757, 5685, 568, 9999, -21.04, 2.95, -19.01, 2.65"
  })
  void pairsGiveTheFiguresOfFastchess(
      long lost,
      long behind,
      long even,
      long ahead,
      long won,
      double elo,
      double error,
      double normalized,
      double normalizedError) {
    Strength strength = Strength.of(pairs(lost, behind, even, ahead, won));
    assertThat(strength.elo().value()).isCloseTo(elo, within(0.005));
    assertThat(strength.elo().error()).isCloseTo(error, within(0.005));
    assertThat(strength.normalized().value()).isCloseTo(normalized, within(0.005));
    assertThat(strength.normalized().error()).isCloseTo(normalizedError, withinPercentage(4));
  }

  @Test
  void theLikelihoodOfSuperiorityIsThatOfFastchess() {
    Strength strength = Strength.of(pairs(332, 433, 498, 333, 334));
    assertThat(strength.superiority()).isCloseTo(0.0505, within(0.00005));
  }

  /// By hand: the distance d = (p − ½) / √(p(1 − p)) of wins and losses alone has the derivative 1
  /// / (4 (p(1 − p))^1.5), so its variance is 1 / (16 n p²(1 − p)²). fastchess ("EloWDL 3") says ±
  /// 34.48 here, as for equal players.
  @Test
  void theErrorOfNormalizedEloGrowsWithTheDistance() {
    double p = 34.0 / 390;
    double deviation = 1 / (4 * p * (1 - p) * Math.sqrt(390));
    Strength strength = Strength.of(games(34, 356, 0));
    assertThat(strength.normalized().value()).isCloseTo(-508.44, within(0.005));
    assertThat(strength.normalized().error())
        .isCloseTo(1.959964 * deviation * Elo.NORMALIZED, within(0.001));
  }

  /// By hand: a score of ¾ is 400 · log₁₀ 3 Elo.
  @Test
  void threeQuartersAreAHundredAndNinetyOneElo() {
    assertThat(Strength.of(games(3, 1, 0)).elo().value()).isCloseTo(190.849, within(0.0005));
    assertThat(Elo.score(400)).isCloseTo(10.0 / 11, within(1e-15));
    assertThat(Elo.ofScore(Elo.score(123))).isCloseTo(123, within(1e-10));
  }

  @Test
  void withoutGamesThePlayersAreEqualAndNothingIsExcluded() {
    Strength nothing = Strength.of(Tally.NONE);
    assertThat(nothing.score()).isEqualTo(new Estimate(0.5, 0, 1));
    assertThat(nothing.elo())
        .isEqualTo(new Estimate(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
    assertThat(nothing.superiority()).isEqualTo(0.5);
  }

  /// By hand: with a score of 0.025^(1/n) per pair, n pairs are all won in 2.5 % of all matches.
  @Test
  void whoWonEverythingIsInfinitelyStrongerAtBestAndLimitedAtWorst() {
    Strength strength = Strength.of(pairs(0, 0, 0, 0, 10));
    double worst = Math.pow(0.025, 0.1);
    assertThat(strength.elo().value()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(strength.elo().low()).isCloseTo(Elo.ofScore(worst), within(1e-9));
    assertThat(strength.normalized().low()).isGreaterThan(0);
    assertThat(strength.superiority()).isCloseTo(1 - Math.pow(2, -11), within(1e-15));
    // One pair says next to nothing.
    assertThat(Strength.of(pairs(0, 0, 0, 0, 1)).elo().low()).isLessThan(-600);
  }

  @Test
  void drawsAloneMakeEqualPlayersAndTheLimitsNarrow() {
    Strength few = Strength.of(games(0, 0, 10));
    Strength many = Strength.of(games(0, 0, 1000));
    assertThat(few.elo().value()).isZero();
    assertThat(few.superiority()).isEqualTo(0.5);
    assertThat(many.elo().error()).isLessThan(few.elo().error() / 50).isPositive();
  }

  static List<Tally> allSmallTallies() {
    return Stream.iterate(0, i -> i < 243, i -> i + 1)
        .map(i -> pairs(i % 3, i / 3 % 3, i / 9 % 3, i / 27 % 3, i / 81))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("allSmallTallies")
  void nothingIsEverNaNAndTheOpponentSeesTheNegative(Tally tally) {
    Strength mine = Strength.of(tally);
    Strength theirs = Strength.of(tally.swapped());
    // An estimate refuses NaN by itself.
    assertThat(mine.superiority()).isBetween(0.0, 1.0);
    assertThat(mine.superiority() + theirs.superiority()).isCloseTo(1, within(1e-12));
    assertOpposite(mine.elo(), theirs.elo());
    assertOpposite(mine.normalized(), theirs.normalized());
  }

  private static void assertOpposite(Estimate one, Estimate other) {
    assertSame(one.value(), -other.value());
    assertSame(one.low(), -other.high());
    assertSame(one.high(), -other.low());
  }

  private static void assertSame(double one, double other) {
    if (Double.isInfinite(one)) {
      assertThat(one).isEqualTo(other);
    } else {
      assertThat(one).isCloseTo(other, within(1e-5));
    }
  }
}

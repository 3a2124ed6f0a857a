package quinas.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.rules.SplitMix64;

class BradleyTerryTest {

  private static final double SCALE = 400 / Math.log(10);

  private static Tally games(long wins, long losses) {
    return new Tally(wins, 0, losses, Pairs.NONE);
  }

  /// Baseball, American League East 1987 (Agresti, *Categorical Data Analysis*), with the estimates
  /// and standard errors that the R package BradleyTerry2 prints for it, against Baltimore.
  @Test
  void theBaseballSeasonOf1987IsRatedAsPublished() {
    List<String> teams =
        List.of("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore");
    int[][] wins = {
      {0, 7, 9, 7, 7, 9, 11},
      {6, 0, 7, 5, 11, 9, 9},
      {4, 6, 0, 7, 7, 8, 12},
      {6, 8, 6, 0, 6, 7, 10},
      {6, 2, 6, 7, 0, 7, 12},
      {4, 4, 5, 6, 6, 0, 6},
      {2, 4, 1, 3, 1, 7, 0}
    };
    Crosstable table = new Crosstable();
    for (int i = 0; i < 7; i++) {
      for (int j = 0; j < i; j++) {
        table.add(teams.get(i), teams.get(j), games(wins[i][j], wins[j][i]));
      }
    }
    Ratings ratings = BradleyTerry.rate(table).anchored("Baltimore", 0);
    double[] published = {1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0};
    double[] errors = {0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0};
    for (int i = 0; i < 7; i++) {
      Estimate elo = ratings.of(teams.get(i)).elo();
      assertThat(elo.value() / SCALE).isCloseTo(published[i], within(5e-5));
      assertThat(elo.error() / 1.959964 / SCALE).isCloseTo(errors[i], within(5e-5));
    }
    assertThat(ratings.isRegularized(0)).isFalse();
    assertThat(ratings.ranked()).extracting(Rating::player).isEqualTo(teams);
  }

  /// By hand: two players are their score, and its error is 1 / √(n p (1 − p)).
  @Test
  void twoPlayersDifferByTheEloOfTheirScore() {
    Crosstable table = new Crosstable();
    table.add("a", "b", new Tally(50, 30, 20, Pairs.NONE));
    Ratings ratings = BradleyTerry.rate(table);
    double difference = Elo.ofScore(0.65);
    assertThat(ratings.of("a").elo().value()).isCloseTo(difference / 2, within(1e-9));
    assertThat(ratings.of("b").elo().value()).isCloseTo(-difference / 2, within(1e-9));
    Estimate anchored = ratings.anchored("b", 1500).of("a").elo();
    assertThat(anchored.value()).isCloseTo(1500 + difference, within(1e-9));
    double deviation = SCALE / Math.sqrt(100 * 0.65 * 0.35);
    assertThat(anchored.error()).isCloseTo(1.959964 * deviation, within(1e-4));
    assertThat(ratings.superiority("a", "b").orElseThrow())
        .isCloseTo(Normal.below(difference / deviation), within(1e-9));
  }

  /// By hand: in a chain each link is its own match, and the variances add up.
  @Test
  void aChainAddsUp() {
    Crosstable table = new Crosstable();
    table.add("a", "b", games(30, 10));
    table.add("b", "c", games(20, 10));
    Estimate elo = BradleyTerry.rate(table).anchored("c", 0).of("a").elo();
    assertThat(elo.value()).isCloseTo(400 * Math.log10(3) + 400 * Math.log10(2), within(1e-8));
    double variance = 1 / (40 * 0.75 * 0.25) + 1 / (30 * 2.0 / 9);
    assertThat(elo.error()).isCloseTo(1.959964 * SCALE * Math.sqrt(variance), within(1e-4));
  }

  /// By hand, with x the strength of each player above the middle: one point of n in the pair, and
  /// half a point of one against the middle, is n p(2x) + p(x) = n + ½.
  @Test
  void whoWonEverythingGetsOneDrawAgainstTheMean() {
    Crosstable table = new Crosstable();
    table.add("a", "b", games(10, 0));
    Ratings ratings = BradleyTerry.rate(table);
    double x = ratings.of("a").elo().value() / SCALE;
    double balance = 10 / (1 + Math.exp(-2 * x)) + 1 / (1 + Math.exp(-x));
    assertThat(balance).isCloseTo(10.5, within(1e-9));
    assertThat(ratings.isRegularized(0)).isTrue();
    assertThat(ratings.of("b").elo().value()).isCloseTo(-x * SCALE, within(1e-9));
    assertThat(ratings.superiority("a", "b").orElseThrow()).isGreaterThan(0.5).isLessThan(1);
  }

  /// Everybody scored against somebody, but nobody of the lower two against the upper two.
  @Test
  void aGroupThatOnlyWonAgainstTheRestIsBoundedToo() {
    Crosstable table = new Crosstable();
    table.add("a", "b", games(1, 1));
    table.add("c", "d", games(1, 1));
    table.add("a", "c", games(2, 0));
    Ratings ratings = BradleyTerry.rate(table);
    assertThat(ratings.isRegularized(0)).isTrue();
    assertThat(ratings.of("a").elo().value()).isGreaterThan(ratings.of("c").elo().value());
    assertThat(ratings.of("d").elo().low()).isFinite();
  }

  @Test
  void playersWhomNoGamesConnectAreInGroupsOfTheirOwn() {
    Crosstable table = new Crosstable();
    table.add("alone");
    table.add("a", "b", games(3, 1));
    table.add("c", "d", games(1, 1));
    Ratings ratings = BradleyTerry.rate(table);
    assertThat(ratings.groups()).isEqualTo(3);
    assertThat(ratings.ranked())
        .extracting(Rating::player)
        .containsExactly("alone", "a", "b", "c", "d");
    assertThat(ratings.superiority("a", "c")).isEmpty();
    assertThat(ratings.of("alone").elo())
        .isEqualTo(new Estimate(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
    Ratings anchored = ratings.anchored("a", 100);
    assertThat(anchored.of("a").elo()).isEqualTo(new Estimate(100, 100, 100));
    assertThat(anchored.of("c").elo()).isEqualTo(ratings.of("c").elo());
  }

  @Test
  void anEmptyTableHasNoRatings() {
    assertThat(BradleyTerry.rate(new Crosstable()).ranked()).isEmpty();
  }

  @Test
  void nobodyPlaysAgainstItselfOrIsRatedUnseen() {
    Crosstable table = new Crosstable();
    assertThatThrownBy(() -> table.add("a", "a", Tally.game(1)))
        .isInstanceOf(IllegalArgumentException.class);
    Ratings ratings = BradleyTerry.rate(table);
    assertThatThrownBy(() -> ratings.of("a")).isInstanceOf(IllegalArgumentException.class);
  }

  /// At the solution every player's points are those expected, whatever the table.
  @Test
  void theRatingsExplainEveryPlayersPoints() {
    SplitMix64 random = new SplitMix64(11);
    for (int round = 0; round < 50; round++) {
      int players = 3 + random.nextInt(20);
      Crosstable table = new Crosstable();
      for (int i = 0; i < players; i++) {
        for (int j = 0; j < i; j++) {
          // Everybody draws once, so that there is a solution.
          Tally tally = new Tally(random.nextInt(9), 1, random.nextInt(30), Pairs.NONE);
          table.add("p" + i, "p" + j, tally);
        }
      }
      Ratings ratings = BradleyTerry.rate(table);
      double sum = 0;
      for (String player : table.players()) {
        double expected = 0;
        for (String opponent : table.players()) {
          double difference = ratings.of(player).elo().value() - ratings.of(opponent).elo().value();
          expected += table.tally(player, opponent).games() * Elo.score(difference);
        }
        assertThat(expected).isCloseTo(table.total(player).points(), within(1e-8));
        sum += ratings.of(player).elo().value();
      }
      assertThat(sum).isCloseTo(0, within(1e-6));
    }
  }

  /// Two thousand tables from known strengths: the limits must hold 95 % of them, within four
  /// binomial deviations.
  @Test
  void theLimitsHoldTheTruthAsOftenAsTheyClaim() {
    double[] truth = {60, 20, -80};
    SplitMix64 random = new SplitMix64(5);
    int held = 0;
    int tables = 2000;
    for (int i = 0; i < tables; i++) {
      Crosstable table = new Crosstable();
      for (int j = 0; j < 3; j++) {
        int k = (j + 1) % 3;
        double score = Elo.score(truth[j] - truth[k]);
        int wins = 0;
        for (int game = 0; game < 100; game++) {
          wins += random.nextDouble() < score ? 1 : 0;
        }
        table.add("p" + j, "p" + k, games(wins, 100 - wins));
      }
      Estimate first = BradleyTerry.rate(table).of("p0").elo();
      held += first.low() <= 60 && 60 <= first.high() ? 1 : 0;
    }
    double share = (double) held / tables;
    assertThat(share).isCloseTo(0.95, within(4 * Math.sqrt(0.95 * 0.05 / tables)));
  }
}

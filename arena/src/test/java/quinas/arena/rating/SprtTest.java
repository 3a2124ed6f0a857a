package quinas.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static quinas.arena.rating.StrengthTest.pairs;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.rules.NotationException;

class SprtTest {

  private static Sprt sprt(double elo0, double elo1, Sprt.Model model) {
    return new Sprt(elo0, elo1, 0.05, 0.05, model);
  }

  /// What fishtest's `LLRcalc.py` gives, as the tests of other programs quote it; the lines with
  /// five figure counts are fishtest's own samples (`stat_util.py`).
  @ParameterizedTest
  @CsvSource({
    "10789, 19328, 33806, 19402, 10543, -3, 1, LOGISTIC, 2.1310678117855075",
    "10789, 19328, 33806, 19402, 10543, -3, 1, NORMALIZED, 0.3008697855029647",
    "39, 2226, 31451, 2412, 40, 0.2, 0.9, LOGISTIC, 2.162542580049078",
    "39, 2226, 31451, 2412, 40, 0.764, 3.439, NORMALIZED, 2.1629408695841943",
    "0, 10, 20, 50, 20, 0, 5, LOGISTIC, 1.4286861064744187",
    "0, 10, 20, 50, 20, 0, 5, NORMALIZED, 1.268896403977093",
    "3, 20, 45, 25, 7, 0, 10, LOGISTIC, 0.6959726064980855",
    "3, 20, 45, 25, 7, 0, 10, NORMALIZED, 0.4949702786678729",
    "0, 0, 50, 0, 0, 0, 5, LOGISTIC, -0.7176058361124835",
    "0, 0, 50, 0, 0, 0, 5, NORMALIZED, -0.01756124857176134",
    "2, 5, 80, 8, 5, 0, 5, LOGISTIC, 0.5384862572588683",
    "2, 5, 80, 8, 5, 0, 5, NORMALIZED, 0.26570559377961006",
    "0, 0, 40, 10, 0, 0, 5, NORMALIZED, 0.31255435949946725"
  })
  void pairsGiveTheRatiosOfFishtest(
      long lost,
      long behind,
      long even,
      long ahead,
      long won,
      double elo0,
      double elo1,
      Sprt.Model model,
      double llr) {
    assertThat(sprt(elo0, elo1, model).llr(pairs(lost, behind, even, ahead, won)))
        .isCloseTo(llr, within(1e-6));
  }

  /// The same source, for single games.
  @Test
  void singleGamesGiveTheRatiosOfFishtest() {
    Tally tally = new Tally(65388, 56553, 65804, Pairs.NONE);
    assertThat(sprt(-3, 1, Sprt.Model.LOGISTIC).llr(tally))
        .isCloseTo(2.049042617996086, within(1e-6));
    assertThat(sprt(-3, 1, Sprt.Model.NORMALIZED).llr(tally))
        .isCloseTo(0.49171177626817564, within(1e-6));
  }

  /// The worked example at the end of OpenBench's `stats.py`, and its value in OpenBench's tests.
  @Test
  void pairsGiveTheRatioOfOpenBench() {
    assertThat(sprt(0.5, 2.5, Sprt.Model.NORMALIZED).llr(pairs(39, 8843, 26675, 9240, 44)))
        .isCloseTo(2.94168, within(5e-6));
  }

  /// From the tests of fastchess, `sprt_test.cpp`, which give two places.
  @ParameterizedTest
  @CsvSource({
    "365, 16618, 36229, 16974, 390, 0, 2, NORMALIZED, 2.25",
    "127, 4883, 10712, 5150, 104, -1.75, 0.25, NORMALIZED, 3.01",
    "223, 9863, 21279, 10037, 246, 0.5, 2.5, LOGISTIC, -3.07",
    "871, 26175, 55983, 26678, 821, 0, 2, LOGISTIC, -4.98"
  })
  void pairsGiveTheRatiosOfFastchess(
      long lost,
      long behind,
      long even,
      long ahead,
      long won,
      double elo0,
      double elo1,
      Sprt.Model model,
      double llr) {
    assertThat(sprt(elo0, elo1, model).llr(pairs(lost, behind, even, ahead, won)))
        .isCloseTo(llr, within(0.005));
  }

  /// From the tests of fastchess, `sprt_test.cpp`: wins, losses, draws.
  @ParameterizedTest
  @CsvSource({
    "36433, 36027, 68692, 0, 2, NORMALIZED, 0.92",
    "10871, 10650, 20431, -1.75, 0.25, NORMALIZED, 2.30",
    "21404, 21184, 40708, 0.5, 2.5, LOGISTIC, -1.57",
    "57433, 57030, 106593, 0, 2, LOGISTIC, -2.59"
  })
  void singleGamesGiveTheRatiosOfFastchess(
      long wins, long losses, long draws, double elo0, double elo1, Sprt.Model model, double llr) {
    assertThat(sprt(elo0, elo1, model).llr(new Tally(wins, draws, losses, Pairs.NONE)))
        .isCloseTo(llr, within(0.005));
  }

  /// By hand: wins and losses alone are a coin, and the ratio is the coin's.
  @Test
  void withoutDrawsTheRatioIsThatOfACoin() {
    double p0 = Elo.score(0);
    double p1 = Elo.score(50);
    double coin = 600 * Math.log(p1 / p0) + 400 * Math.log((1 - p1) / (1 - p0));
    assertThat(sprt(0, 50, Sprt.Model.LOGISTIC).llr(new Tally(600, 0, 400, Pairs.NONE)))
        .isCloseTo(coin, within(0.001)); // what fills the empty count of draws
  }

  @ParameterizedTest
  @MethodSource("quinas.arena.rating.StrengthTest#allSmallTallies")
  void theRatioIsFiniteAndTheOpponentSeesTheNegative(Tally tally) {
    for (Sprt.Model model : Sprt.Model.values()) {
      for (double elo : new double[] {10, model.limit()}) {
        double mine = sprt(-5, elo, model).llr(tally);
        double theirs = sprt(-elo, 5, model).llr(tally.swapped());
        assertThat(mine).isFinite().isCloseTo(-theirs, within(1e-6 * Math.max(1, Math.abs(mine))));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("quinas.arena.rating.StrengthTest#allSmallTallies")
  void theLikeliestDistributionKeepsTheHypothesis(Tally tally) {
    Sample sample = tally.sample().regularized();
    for (double distance : new double[] {-0.8, -0.05, 0, 0.01, 0.3, 0.8}) {
      double[] found = new Likelihood(sample).withDistance(distance);
      double sum = 0;
      double mean = 0;
      double square = 0;
      for (int i = 0; i < found.length; i++) {
        sum += found[i];
        mean += found[i] * sample.score(i);
        square += found[i] * sample.score(i) * sample.score(i);
      }
      assertThat(sum).isCloseTo(1, within(1e-9));
      assertThat((mean - 0.5) / Math.sqrt(square - mean * mean)).isCloseTo(distance, within(1e-9));
    }
  }

  /// By hand: ln 19, and for 1 % ln 99 (cutechess' tests: 4.6).
  @Test
  void theBoundsAreThoseOfWald() {
    Sprt sprt = sprt(0, 5, Sprt.Model.NORMALIZED);
    assertThat(sprt.upper()).isCloseTo(2.944439, within(1e-6));
    assertThat(sprt.lower()).isEqualTo(-sprt.upper(), within(1e-12));
    assertThat(new Sprt(0, 10, 0.01, 0.01, Sprt.Model.LOGISTIC).upper())
        .isCloseTo(4.6, within(0.01));
    assertThat(sprt.verdict(-2.95)).isEqualTo(Sprt.Verdict.ACCEPT_H0);
    assertThat(sprt.verdict(0)).isEqualTo(Sprt.Verdict.CONTINUE);
    assertThat(sprt.verdict(2.95)).isEqualTo(Sprt.Verdict.ACCEPT_H1);
    assertThat(sprt.verdict(Tally.NONE)).isEqualTo(Sprt.Verdict.CONTINUE);
    assertThat(sprt.verdict(pairs(0, 0, 100, 100, 500))).isEqualTo(Sprt.Verdict.ACCEPT_H1);
  }

  @Test
  void whatIsReadIsWritten() throws Exception {
    String text = "elo0=-1.75,elo1=0.25,alpha=0.05,beta=0.1,model=logistic";
    assertThat(Sprt.read(text).text()).isEqualTo(text);
    assertThat(Sprt.read("elo1=10, elo0=0, alpha=.05"))
        .isEqualTo(sprt(0, 10, Sprt.Model.NORMALIZED));
    assertThat(Sprt.read(Sprt.read("elo0=0,elo1=+.5").text()).elo1()).isEqualTo(0.5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          elo0 | sprt: expected key=value, not "elo0"
          elo0=0,elo2=3 | sprt has no "elo2"; it has elo0, elo1, alpha, beta, model
          elo0=0,elo0=3 | sprt: elo0 is given twice
          elo0=0 | sprt: elo1 is missing
          elo0=0,elo1=x | sprt: elo1 "x" is not a number
          elo0=0,elo1=NaN | sprt: elo1 "NaN" is not a number
          elo0=0,elo1=1e3 | sprt: elo1 "1e3" is not a number
          elo0=5,elo1=5 | sprt: elo0 must be less than elo1
          elo0=0,elo1=201 | sprt: elo1 must lie between -200 and 200 in normalized Elo; model=logistic allows more
          elo0=-1001,elo1=0,model=logistic | sprt: elo0 must lie between -1000 and 1000
          elo0=0,elo1=5,alpha=0 | sprt: alpha must be more than 0 and less than 0.5
          elo0=0,elo1=5,beta=.5 | sprt: beta must be more than 0 and less than 0.5
          elo0=0,elo1=5,model=bayes | sprt: model "bayes" is not one of normalized, logistic
          """)
  void aBadTextIsToldWhatIsWrongWithIt(String text, String message) {
    assertThatThrownBy(() -> Sprt.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }
}

package quinas.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import quinas.rules.SplitMix64;

class MarginsTest {

  private static Margins of(double... numbers) {
    Margins margins = Margins.NONE;
    for (double number : numbers) {
      margins = margins.plus(number);
    }
    return margins;
  }

  /// By hand: mean 5, squares 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32.
  @Test
  void meanAndVarianceAreThoseOfTheTextbook() {
    Margins margins = of(2, 4, 4, 4, 5, 5, 7, 9);
    assertThat(margins.mean()).isEqualTo(5);
    assertThat(margins.variance()).isCloseTo(32.0 / 7, within(1e-12));
    // t = 2.364624 for 7 degrees of freedom
    assertThat(margins.estimate().error())
        .isCloseTo(2.364624 * Math.sqrt(32.0 / 7 / 8), within(1e-6));
  }

  @Test
  void oneNumberHasNoLimitsAndNoneIsZero() {
    assertThat(of(3).estimate())
        .isEqualTo(new Estimate(3, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
    assertThat(Margins.NONE.estimate().value()).isZero();
    assertThat(of(3, 3).estimate()).isEqualTo(new Estimate(3, 3, 3));
  }

  @Test
  void noDigitsAreLostFarFromZero() {
    assertThat(of(1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16).variance()).isEqualTo(30);
  }

  @Test
  void partsMergeToTheWhole() {
    SplitMix64 random = new SplitMix64(7);
    for (int i = 0; i < 100; i++) {
      Margins whole = Margins.NONE;
      Margins left = Margins.NONE;
      Margins right = Margins.NONE;
      int split = random.nextInt(50);
      for (int j = 0; j < 50; j++) {
        double margin = random.nextInt(100) - 30;
        whole = whole.plus(margin);
        left = j < split ? left.plus(margin) : left;
        right = j < split ? right : right.plus(margin);
      }
      Margins merged = left.plus(right);
      assertThat(merged.count()).isEqualTo(whole.count());
      assertThat(merged.mean()).isCloseTo(whole.mean(), within(1e-12));
      assertThat(merged.squares()).isCloseTo(whole.squares(), within(1e-8));
      assertThat(merged.swapped().mean()).isEqualTo(-merged.mean());
    }
    assertThat(Margins.NONE.plus(Margins.NONE)).isEqualTo(Margins.NONE);
  }
}

package quinas.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Against printed tables.
class DistributionsTest {

  /// Abramowitz and Stegun, table 26.1, and its asymptotic expansion for the tails.
  @ParameterizedTest
  @CsvSource({
    "0, 0.5",
    "0.5, 0.691462461274013",
    "1, 0.841344746068543",
    "1.96, 0.975002104851780",
    "3, 0.998650101968370",
    "-1, 0.158655253931457",
    "-5, 2.866515718791939e-7"
  })
  void theNormalDistributionIsThatOfTheTables(double x, double below) {
    assertThat(Normal.below(x)).isCloseTo(below, within(1e-15));
  }

  @Test
  void theTailsKeepTheirDigits() {
    assertThat(Normal.below(-8) / 6.220960574271786e-16).isCloseTo(1, within(1e-12));
    assertThat(Normal.below(-6.0001) / Normal.below(-5.9999))
        .isCloseTo(Math.exp(-6 * 0.0002) * (1 - 0.0002 / 6), within(1e-5));
    assertThat(Normal.below(Double.NEGATIVE_INFINITY)).isZero();
    assertThat(Normal.below(Double.POSITIVE_INFINITY)).isEqualTo(1);
    assertThat(Normal.below(Normal.TWO_SIDED_95)).isCloseTo(0.975, within(1e-15));
  }

  /// The usual table of the 97.5 % quantile; 19 with more digits from OpenBench's tests.
  @ParameterizedTest
  @CsvSource({
    "1, 12.7062, 5e-5",
    "2, 4.30265, 5e-6",
    "3, 3.18245, 5e-6",
    "4, 2.77645, 5e-6",
    "10, 2.22814, 5e-6",
    "19, 2.0930240544083087, 1e-13",
    "30, 2.04227, 5e-6",
    "60, 2.00030, 5e-6",
    "120, 1.97993, 5e-6",
    "1000, 1.96234, 5e-6"
  })
  void studentsDistributionIsThatOfTheTables(long freedom, double quantile, double error) {
    assertThat(Student.twoSided95(freedom)).isCloseTo(quantile, within(error));
  }

  @Test
  void studentsTwoFormulasMeet() {
    double before = Student.twoSided95(58) - Student.twoSided95(59);
    double across = Student.twoSided95(59) - Student.twoSided95(60);
    double after = Student.twoSided95(60) - Student.twoSided95(61);
    assertThat(across).isLessThan(before).isGreaterThan(after);
  }
}

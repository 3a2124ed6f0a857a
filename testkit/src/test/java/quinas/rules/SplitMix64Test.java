package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SplitMix64Test {

  /// The values that implementers compare with.
  @Test
  void theNumbersAreThePublishedOnes() {
    SplitMix64 random = new SplitMix64(1234567);
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("6457827717110365317");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("3203168211198807973");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("9817491932198370423");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("4593380528125082431");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("16408922859458223821");
  }

  @Test
  void aBoundedNumberIsTheUpperHalfOfAProduct() {
    SplitMix64 random = new SplitMix64(1234567);
    assertThat(random.nextInt(1000)).isEqualTo(350); // 6457827717110365317 / 2^64 = 0.35008…
    assertThat(random.nextInt(1000)).isEqualTo(173); // 3203168211198807973 / 2^64 = 0.17364…
    assertThat(random.nextInt(1000)).isEqualTo(532); // 9817491932198370423 / 2^64 = 0.53220…
  }

  @Test
  void boundedNumbersAreUniform() {
    SplitMix64 random = new SplitMix64(3);
    int[] times = new int[7];
    for (int i = 0; i < 70_000; i++) {
      times[random.nextInt(7)]++;
    }
    for (int count : times) {
      assertThat(count).isBetween(9_500, 10_500);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "7", "-7", "9223372036854775807", "-9223372036854775808"})
  void aSeedIsAWholeNumberOf64Bits(String text) throws NotationException {
    assertThat(SplitMix64.readSeed(text)).isEqualTo(Long.parseLong(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "+5", "007", "-0", "00", "٣", " 5", "5 ", "1e3", "0x5", "9223372036854775808"})
  void aSeedIsWrittenInOneWay(String text) {
    assertThatThrownBy(() -> SplitMix64.readSeed(text))
        .isInstanceOf(NotationException.class)
        .hasMessage("the seed \"" + text + "\" is not a whole number of 64 bits");
  }

  @Test
  void aBoundOfOneLeavesZero() {
    SplitMix64 random = new SplitMix64(4);
    for (int i = 0; i < 100; i++) {
      assertThat(random.nextInt(1)).isZero();
      assertThat(random.nextInt(Integer.MAX_VALUE)).isNotNegative();
    }
  }
}

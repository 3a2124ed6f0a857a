package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class BitsTest {

  @Test
  void theNthSetBitHasNSetBitsBelowIt() {
    assertThat(Bits.select(0b1011_0000, 0)).isEqualTo(4);
    assertThat(Bits.select(0b1011_0000, 1)).isEqualTo(5);
    assertThat(Bits.select(0b1011_0000, 2)).isEqualTo(7);
    assertThat(Bits.select(Long.MIN_VALUE, 0)).isEqualTo(63);
    assertThat(Bits.select(-1, 63)).isEqualTo(63);
  }

  @Test
  void selectIsAsItsPlainForm() {
    RandomGenerator random = new SplitMix64(1);
    for (int i = 0; i < 2000; i++) {
      long sieve = random.nextLong() >>> random.nextInt(64);
      long bits = random.nextLong() & sieve;
      for (int n = 0; n < Long.bitCount(bits); n++) {
        assertThat(Bits.select(bits, n)).isEqualTo(Bits.selectPlain(bits, n));
      }
    }
  }

  @Test
  void wordsThatChangePlacesChangeTheHash() {
    assertThat(Bits.share(0, 5) ^ Bits.share(1, 6))
        .isNotEqualTo(Bits.share(0, 6) ^ Bits.share(1, 5));
    assertThat(Bits.share(0, 5) ^ Bits.share(1, 5)).isNotZero();
  }

  /// Pinned: hashes are the same in every version.
  @Test
  void sharesStayAsTheyWere() {
    assertThat(Bits.share(0, 0)).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(Bits.share(1, 0)).isEqualTo(0x6E789E6AA1B965F4L);
    assertThat(Bits.share(0, 0x9E3779B97F4A7C15L)).isEqualTo(Bits.share(1, 0));
  }

  @Test
  void mixIsOneToOneAndChangesHalfTheBits() {
    Set<Long> seen = new HashSet<>();
    long changed = 0;
    for (int i = 0; i < 10_000; i++) {
      assertThat(seen.add(Bits.mix(i))).isTrue();
      changed += Long.bitCount(Bits.mix(i) ^ Bits.mix(i ^ 1L << (i % 64)));
    }
    assertThat(changed / 10_000.0).isBetween(31.5, 32.5);
    assertThat(Bits.mix(0)).isZero();
  }
}

package quinas.rules;

import java.util.random.RandomGenerator;

/// The generator behind every deal and every seeded player: SplitMix64 (Steele, Lea, Flood, *Fast
/// splittable pseudorandom number generators*, 2014).
///
/// Written here, and not taken from the JDK, because a seed must give the same deal for ever, and
/// because the page's class library has none.
public final class SplitMix64 implements RandomGenerator {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  public SplitMix64(long seed) {
    state = seed;
  }

  /// Reads a seed: a whole number of 64 bits, written in one way only, so that equal seeds are
  /// equal texts.
  public static long readSeed(String text) throws NotationException {
    try {
      long seed = Long.parseLong(text);
      if (Long.toString(seed).equals(text)) {
        return seed;
      }
    } catch (NumberFormatException ignored) {
      // said below
    }
    throw new NotationException("the seed \"%s\" is not a whole number of 64 bits", text);
  }

  @Override
  public long nextLong() {
    state += GOLDEN;
    return Bits.mix(state);
  }

  /// Uniform in `0 … bound − 1`, `bound` at least 1: the upper half of a 32 × 32 bit product. Some
  /// numbers come up more often than others by one part in 2³² / `bound`, which no game can notice.
  @Override
  public int nextInt(int bound) {
    assert bound > 0;
    return (int) (((nextLong() >>> 32) * bound) >>> 32);
  }
}

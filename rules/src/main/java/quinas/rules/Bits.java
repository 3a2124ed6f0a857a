package quinas.rules;

/// What the games do with sets of squares held in a `long`.
public final class Bits {

  /// A thorough mix of 64 bits, one to one: Stafford's variant 13 of the MurmurHash3 finalizer, as
  /// used by SplitMix64.
  public static long mix(long bits) {
    bits = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ (bits >>> 27)) * 0x94D049BB133111EBL;
    return bits ^ (bits >>> 31);
  }

  /// One word's share of a position's hash: shares are joined by `^`, and words that change places
  /// change the hash.
  ///
  /// Hashes are computed from a position's words instead of kept square by square (Zobrist): as
  /// good, nothing to get wrong, and free where nobody asks. See `docs/decisions`.
  public static long share(int place, long word) {
    return mix(word + (place + 1) * 0x9E3779B97F4A7C15L);
  }

  /// The number of the set bit that has exactly `n` set bits below it; `n` must be less than the
  /// number of set bits. One deposit instruction where the processor has it.
  public static int select(long bits, int n) {
    assert n < Long.bitCount(bits);
    return Long.numberOfTrailingZeros(Long.expand(1L << n, bits));
  }

  /// [#select] in plain steps, for class libraries without [Long#expand].
  static int selectPlain(long bits, int n) {
    for (int i = 0; i < n; i++) {
      bits &= bits - 1;
    }
    return Long.numberOfTrailingZeros(bits);
  }

  private Bits() {}
}

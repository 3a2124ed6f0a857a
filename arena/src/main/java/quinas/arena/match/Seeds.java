package quinas.arena.match;

import quinas.rules.Bits;

/// Seeds made of seeds: one for each thing that is left to chance, whatever the order in which they
/// are asked for.
final class Seeds {

  /// The seed of the thing at the end of this path; other paths give unrelated ones.
  static long of(long seed, long... path) {
    long mixed = seed;
    for (long step : path) {
      mixed = Bits.mix(Bits.mix(mixed) + step);
    }
    return mixed;
  }

  private Seeds() {}
}

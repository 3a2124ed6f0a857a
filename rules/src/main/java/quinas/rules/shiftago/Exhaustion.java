package quinas.rules.shiftago;

import quinas.rules.Options;

/// What happens to a player who has pushed in his last marble and made no line.
public enum Exhaustion {
  /// He loses at once: the original program.
  LOSES,
  /// The game goes on, and is drawn once both have run out: the published rules.
  DRAWS;

  static Exhaustion of(Options options) {
    return options.is("empty", "draw") ? DRAWS : LOSES;
  }
}

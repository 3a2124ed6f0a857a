package quinas.rules.pushee;

import quinas.rules.Options;
import quinas.rules.Seat;

/// Who may also place a piece on a square with an opponent's piece, which is then out of the game.
public enum Impossibru {
  NONE,
  FIRST,
  SECOND;

  static Impossibru of(Options options) {
    return switch (options.get("impossibru")) {
      case "first" -> FIRST;
      case "second" -> SECOND;
      default -> NONE;
    };
  }

  /// Whether that is this seat.
  public boolean allows(Seat seat) {
    return this == (seat == Seat.FIRST ? FIRST : SECOND);
  }
}

package quinas.arena.record;

import quinas.rules.Outcome;
import quinas.rules.Reason;

/// Why a game ended that its rules would have let go on. A program that ends in the middle of a
/// game crashes, one that goes on running and does not answer stalls.
public enum Settlement implements Reason {
  RESIGNATION("resignation"),
  AGREEMENT("agreement"),
  TIME("time"),
  ILLEGAL_MOVE("illegal move"),
  DISCONNECTION("disconnection"),
  CRASH("crash"),
  STALL("stall"),
  ADJUDICATION("adjudication");

  private final String text;

  Settlement(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }

  /// Whether a game can end so with this result: players agree on nothing but a draw, an arbiter
  /// may decide anything, and whatever a player does alone loses the game.
  public boolean allows(Outcome.Result result) {
    return switch (result) {
      case FIRST, SECOND -> this != AGREEMENT;
      case DRAW -> this == AGREEMENT || this == ADJUDICATION;
      case NONE -> false;
    };
  }
}

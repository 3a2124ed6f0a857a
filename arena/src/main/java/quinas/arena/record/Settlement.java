package quinas.arena.record;

import quinas.rules.Reason;

/// Why a game ended that its rules would have let go on.
public enum Settlement implements Reason {
  RESIGNATION("resignation"),
  AGREEMENT("agreement"),
  TIME("time"),
  ILLEGAL_MOVE("illegal move"),
  DISCONNECTION("disconnection"),
  ADJUDICATION("adjudication");

  private final String text;

  Settlement(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}

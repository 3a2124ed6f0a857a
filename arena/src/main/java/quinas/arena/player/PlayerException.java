package quinas.arena.player;

import quinas.arena.record.Settlement;

/// A player that did not do what it must, and so loses the game: its [#reason] is one of `crash`,
/// `stall`, `time` and `illegal move`, and the message says in one English sentence what happened.
public final class PlayerException extends Exception {

  private static final long serialVersionUID = 1L;

  private final Settlement reason;

  public PlayerException(Settlement reason, String sentence) {
    super(sentence);
    this.reason = reason;
  }

  public Settlement reason() {
    return reason;
  }
}

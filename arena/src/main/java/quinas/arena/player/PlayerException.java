package quinas.arena.player;

import quinas.arena.record.Settlement;

/// A player that did not do what it must, and so loses the game: its [#reason] is one of `crash`,
/// `stall`, `time` and `illegal move`, and the message says in one English sentence what happened.
public final class PlayerException extends Exception {

  private static final long serialVersionUID = 1L;

  private final Settlement reason;
  private final boolean isCertain;

  public PlayerException(Settlement reason, String sentence) {
    this(reason, sentence, false);
  }

  /// @param isCertain whether it would happen again just so, however often one tries
  public PlayerException(Settlement reason, String sentence, boolean isCertain) {
    super(sentence);
    this.reason = reason;
    this.isCertain = isCertain;
  }

  public Settlement reason() {
    return reason;
  }

  /// Whether it would happen again just so, however often one tries.
  public boolean isCertain() {
    return isCertain;
  }
}

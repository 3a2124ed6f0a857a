package quinas.arena.program;

import quinas.arena.record.Settlement;

/// A program that did not do what it must: it crashed, stalled, overstepped its time or made an
/// illegal move. The message says in one English sentence what happened.
public final class ProgramException extends Exception {

  private static final long serialVersionUID = 1L;

  private final Settlement reason;

  ProgramException(Settlement reason, String sentence) {
    super(sentence);
    this.reason = reason;
  }

  /// How a game ends by it.
  public Settlement reason() {
    return reason;
  }
}

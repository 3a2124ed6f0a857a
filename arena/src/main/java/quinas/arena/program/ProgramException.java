package quinas.arena.program;

import quinas.arena.record.Settlement;

/// A program that did not do what it must: it crashed, stalled, overstepped its time or made an
/// illegal move. The message says in one English sentence what happened.
public final class ProgramException extends Exception {

  private static final long serialVersionUID = 1L;

  private final Settlement reason;
  private final boolean isCertain;

  ProgramException(Settlement reason, String sentence) {
    this(reason, sentence, false);
  }

  private ProgramException(Settlement reason, String sentence, boolean isCertain) {
    super(sentence);
    this.reason = reason;
    this.isCertain = isCertain;
  }

  /// One that is certain.
  static ProgramException certain(Settlement reason, String sentence) {
    return new ProgramException(reason, sentence, true);
  }

  /// How a game ends by it.
  public Settlement reason() {
    return reason;
  }

  /// Whether it would happen again just so, however often one tries.
  public boolean isCertain() {
    return isCertain;
  }
}

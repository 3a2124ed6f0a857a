package quinas.arena.protocol;

import quinas.rules.NotationException;

/// A command that cannot be followed. Its message says why, in one English sentence.
final class UgiException extends Exception {

  private static final long serialVersionUID = 1L;

  UgiException(String sentence) {
    super(sentence);
  }

  /// What the rules have to say about a part of a command.
  UgiException(String part, NotationException cause) {
    super(part + ": " + cause.getMessage(), cause);
  }
}

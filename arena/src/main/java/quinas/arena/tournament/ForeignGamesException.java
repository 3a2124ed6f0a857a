package quinas.arena.tournament;

import quinas.arena.match.UnplayableException;

/// Games that were played earlier, but not in this tournament. The message does not say where they
/// are kept.
public final class ForeignGamesException extends UnplayableException {

  private static final long serialVersionUID = 1;

  @SuppressWarnings("AnnotateFormatMethod") // as in UnplayableException
  ForeignGamesException(String pattern, Object... arguments) {
    super(pattern, arguments);
  }
}

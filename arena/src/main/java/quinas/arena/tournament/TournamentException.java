package quinas.arena.tournament;

import java.util.List;
import quinas.rules.NotationException;

/// A text that is no tournament. Its message says what is wrong, and in which line if that is
/// known; [#pattern] and [#arguments] let a translator say it otherwise.
public final class TournamentException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final NotationException wrong;

  TournamentException(int line, NotationException wrong) {
    super((line == 0 ? "" : "line " + line + ": ") + wrong.getMessage(), wrong);
    this.line = line;
    this.wrong = wrong;
  }

  /// The line at fault, from 1; 0 if nobody can say.
  public int line() {
    return line;
  }

  public String pattern() {
    return wrong.pattern();
  }

  /// Numbers and pieces of the text at fault, in the pattern's order.
  public List<Object> arguments() {
    return wrong.arguments();
  }
}

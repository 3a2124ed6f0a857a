package quinas.arena.record;

import java.util.Arrays;
import java.util.List;
import quinas.rules.NotationException;
import quinas.rules.Sentence;

/// A text that is no record. Its message says what is wrong, at which line and column; [#pattern]
/// and [#arguments] let a translator say it otherwise.
public final class RecordException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final String pattern;
  private final transient Object[] arguments;

  /// @param pattern the sentence, in the form of [Sentence], without the place; always a literal at
  ///   the call, so that the translations can be checked against the source
  @SuppressWarnings("AnnotateFormatMethod") // as in NotationException
  RecordException(Place place, String pattern, Object... arguments) {
    super(place + ": " + Sentence.of(pattern, arguments));
    this.line = place.line();
    this.column = place.column();
    this.pattern = pattern;
    this.arguments = arguments;
  }

  /// This error in a text that begins so many lines and, in its first line, characters further
  /// down.
  RecordException behind(int lines, int columns) {
    Place place = new Place(line + lines, line == 1 ? column + columns : column);
    RecordException behind = new RecordException(place, pattern, arguments);
    behind.initCause(this);
    return behind;
  }

  /// What the rules have to say about a part of the text.
  RecordException(Place place, NotationException cause) {
    this(place, cause.pattern(), cause.arguments().toArray());
    initCause(cause);
  }

  /// The line at fault, from 1.
  public int line() {
    return line;
  }

  /// The character at fault within its line, from 1.
  public int column() {
    return column;
  }

  public String pattern() {
    return pattern;
  }

  /// Numbers and pieces of the text at fault, in the pattern's order.
  public List<Object> arguments() {
    return Arrays.asList(arguments);
  }
}

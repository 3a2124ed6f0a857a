package quinas.arena.store;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The database could not do what it was asked, and the message says why in one English sentence;
/// [#pattern] and [#arguments] let a translator say it otherwise.
///
/// What was to be kept is not kept, with one exception that cannot be helped: when the connection
/// broke after everything had been handed over, nobody knows. Whoever kept an event therefore reads
/// the game again before going on with it.
public final class StoreException extends IOException {

  private static final long serialVersionUID = 1L;

  private final String pattern;
  private final transient Object[] arguments;

  /// @param pattern the sentence, in the form of [String#format]; always a literal at the call, so
  ///   that the translations can be checked against the source
  @SuppressWarnings("AnnotateFormatMethod") // as in NotationException
  public StoreException(Throwable cause, String pattern, Object... arguments) {
    super(String.format(Locale.ROOT, pattern, arguments), cause);
    this.pattern = pattern;
    this.arguments = arguments;
  }

  public String pattern() {
    return pattern;
  }

  /// Numbers, names and the database's own words, in the pattern's order.
  public List<Object> arguments() {
    return Arrays.asList(arguments);
  }
}

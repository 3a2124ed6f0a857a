package quinas.arena.match;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Why a match cannot be played, or not go on, in one English sentence; [#pattern] and [#arguments]
/// let a translator say it otherwise.
public class UnplayableException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String pattern;
  private final transient Object[] arguments;

  /// @param pattern the sentence, in the form of [String#format]; always a literal at the call
  @SuppressWarnings("AnnotateFormatMethod") // as in NotationException
  public UnplayableException(String pattern, Object... arguments) {
    super(String.format(Locale.ROOT, pattern, arguments));
    this.pattern = pattern;
    this.arguments = arguments;
  }

  public String pattern() {
    return pattern;
  }

  /// Numbers, names and sentences at fault, in the pattern's order.
  public List<Object> arguments() {
    return Arrays.asList(arguments);
  }
}

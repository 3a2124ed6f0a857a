package quinas.rules;

import java.util.Arrays;
import java.util.List;

/// A text that is no position, no move or no option here. Its message is one English sentence that
/// says what is wrong and where; [#pattern] and [#arguments] let a translator say it otherwise.
public final class NotationException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String pattern;
  private final transient Object[] arguments;

  /// @param pattern the sentence, in the form of [Sentence]; always a literal at the call, so that
  ///   the translations can be checked against the source
  /// @param arguments an exception among them stands for its sentence
  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be the module's only dependency
  public NotationException(String pattern, Object... arguments) {
    super(Sentence.of(pattern, Arrays.stream(arguments).map(NotationException::told).toArray()));
    this.pattern = pattern;
    this.arguments = arguments;
  }

  private static Object told(Object argument) {
    return argument instanceof Exception inner ? String.valueOf(inner.getMessage()) : argument;
  }

  public String pattern() {
    return pattern;
  }

  /// Numbers, pieces of the text and errors in them, in the pattern's order.
  public List<Object> arguments() {
    return Arrays.asList(arguments);
  }
}

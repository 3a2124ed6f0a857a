package quinas.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quinas.arena.record.RecordException;
import quinas.rules.NotationException;

/// Every refusal, over HTTP or a WebSocket.
///
/// @param message one English sentence
/// @param pattern the sentence in the form of [String#format], for a translator, where it has one
/// @param arguments what fills the pattern
/// @param at where in the body the fault is: a JSON pointer, or a line and a column
/// @param retryAfter seconds until it may be tried again
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ApiError(
    Code code,
    String message,
    @Nullable String pattern,
    @Nullable List<Object> arguments,
    @Nullable String at,
    @Nullable Long retryAfter) {

  /// A refusal in one sentence, made as [String#format] does.
  @SuppressWarnings("AnnotateFormatMethod") // the annotation is not among our dependencies
  public static ApiError of(Code code, String pattern, Object... arguments) {
    String message = String.format(Locale.ROOT, pattern, arguments);
    return new ApiError(code, message, pattern, List.of(arguments), null, null);
  }

  /// What the rules refuse.
  public static ApiError of(Code code, NotationException fault) {
    return of(code, fault, fault.pattern(), fault.arguments());
  }

  /// What stands in a record that is refused.
  public static ApiError of(Code code, RecordException fault) {
    return of(code, fault, fault.pattern(), fault.arguments());
  }

  private static ApiError of(Code code, Exception fault, String pattern, List<Object> arguments) {
    List<Object> plain = arguments.stream().map(ApiError::plain).toList();
    return new ApiError(code, String.valueOf(fault.getMessage()), pattern, plain, null, null);
  }

  private static Object plain(Object argument) {
    return argument instanceof Number
        ? argument
        : argument instanceof Exception inner
            ? String.valueOf(inner.getMessage())
            : argument.toString();
  }

  /// The same, with the place of the fault.
  public ApiError at(String place) {
    return new ApiError(code, message, pattern, arguments, place, retryAfter);
  }

  /// The same, with the time after which it may be tried again.
  public ApiError after(long seconds) {
    return new ApiError(code, message, pattern, arguments, at, seconds);
  }
}

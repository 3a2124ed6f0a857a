package quinas.server.api;

/// A request is refused, for the reason it carries.
public final class ApiException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient ApiError error;

  public ApiException(ApiError error) {
    super(error.message());
    this.error = error;
  }

  /// A refusal in one sentence, made as [String#format] does.
  @SuppressWarnings("AnnotateFormatMethod") // as in ApiError
  public ApiException(Code code, String pattern, Object... arguments) {
    this(ApiError.of(code, pattern, arguments));
  }

  public ApiError error() {
    return error;
  }
}

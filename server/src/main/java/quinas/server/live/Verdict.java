package quinas.server.live;

import quinas.server.api.ApiError;
import quinas.server.api.Code;

/// What becomes of something that a player wants.
public sealed interface Verdict {

  /// It happens.
  record Happens(Happening happening) implements Verdict {}

  /// It is so already.
  record Already() implements Verdict {}

  /// The same two play again; a new game is to be made.
  record Again() implements Verdict {}

  record Refused(ApiError error) implements Verdict {}

  /// A refusal in one sentence.
  static Verdict refuse(Code code, String pattern, Object... arguments) {
    return new Refused(ApiError.of(code, pattern, arguments));
  }
}

package quinas.web;

import java.util.Locale;
import quinas.rules.Outcome.Result;

/// Results in the page's words: `first`, `second`, `draw`, and `none` while the game goes on.
final class Results {

  static String text(Result result) {
    return result.name().toLowerCase(Locale.ROOT);
  }

  /// What is no result of a game that is over means that it goes on.
  static Result read(String text) {
    for (Result result : Result.values()) {
      if (text(result).equals(text)) {
        return result;
      }
    }
    return Result.NONE;
  }

  private Results() {}
}

package quinas.server.api;

import com.fasterxml.jackson.annotation.JsonValue;

/// Why something was refused, for programs.
public enum Code {
  MALFORMED("malformed", 400),
  BAD_VALUE("bad-value", 422),
  BAD_TOKEN("bad-token", 401),
  BAD_INVITATION("bad-invitation", 403),
  FOREIGN_ORIGIN("foreign-origin", 403),
  WRONG_HOST("wrong-host", 421),
  NO_SUCH_GAME("no-such-game", 404),
  NOT_FOUND("not-found", 404),
  WRONG_METHOD("wrong-method", 405),
  TOO_LARGE("too-large", 413),
  WRONG_TYPE("wrong-type", 415),
  TOO_MANY("too-many", 429),
  BUSY("busy", 503),
  CLOSING("closing", 503),
  NO_STORAGE("no-storage", 503),
  INTERNAL("internal", 500),
  ILLEGAL_MOVE("illegal-move", 422),
  NOT_YOUR_TURN("not-your-turn", 409),
  WRONG_PLY("wrong-ply", 409),
  NOT_STARTED("not-started", 409),
  GAME_OVER("game-over", 409),
  NOT_OVER("not-over", 409),
  NO_OFFER("no-offer", 409),
  TOO_SOON("too-soon", 409),
  CANNOT_ABORT("cannot-abort", 409),
  CANNOT_CLAIM("cannot-claim", 409),
  NOTHING_TO_TAKE_BACK("nothing-to-take-back", 409),
  DECLINED("declined", 409);

  private final String text;
  private final int status;

  Code(String text, int status) {
    this.text = text;
    this.status = status;
  }

  @JsonValue
  public String text() {
    return text;
  }

  /// The status of an HTTP answer that says so.
  public int status() {
    return status;
  }
}

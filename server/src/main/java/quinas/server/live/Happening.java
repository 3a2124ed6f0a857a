package quinas.server.live;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quinas.rules.Outcome;
import quinas.rules.Seat;
import quinas.server.api.Action.Subject;
import quinas.server.api.ClockTerms;
import quinas.server.api.Json;

/// One thing that happened in a game. These are kept for ever as JSON: names and meanings stay,
/// more may come.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Happening.Created.class, name = "created"),
  @JsonSubTypes.Type(value = Happening.Joined.class, name = "joined"),
  @JsonSubTypes.Type(value = Happening.Moved.class, name = "moved"),
  @JsonSubTypes.Type(value = Happening.TookBack.class, name = "took-back"),
  @JsonSubTypes.Type(value = Happening.Offered.class, name = "offered"),
  @JsonSubTypes.Type(value = Happening.Declined.class, name = "declined"),
  @JsonSubTypes.Type(value = Happening.Ended.class, name = "ended"),
  @JsonSubTypes.Type(value = Happening.Rematched.class, name = "rematched"),
  @JsonSubTypes.Type(value = Happening.Left.class, name = "left"),
  @JsonSubTypes.Type(value = Happening.Returned.class, name = "returned"),
  @JsonSubTypes.Type(value = Happening.Resumed.class, name = "resumed"),
})
public sealed interface Happening {

  /// Always the first, and only that.
  ///
  /// @param moves made before the game began
  /// @param invitation what is kept of the secret that opens the open seat; empty if there is none
  record Created(
      String game,
      String options,
      String start,
      List<String> moves,
      @Nullable ClockTerms clock,
      Sitter first,
      Sitter second,
      String invitation)
      implements Happening {}

  /// Somebody took the open seat.
  record Joined(Seat seat, Sitter sitter) implements Happening {}

  /// A move was made.
  ///
  /// @param charged milliseconds taken off the mover's clock
  /// @param forgiven milliseconds that were not, for the way of the move to the server
  record Moved(String move, long charged, long forgiven) implements Happening {}

  record TookBack(int plies) implements Happening {}

  record Offered(Seat seat, Subject subject) implements Happening {}

  /// An offer is none any more.
  ///
  /// @param seat which does not want what the other offered, or what it offered itself
  record Declined(Seat seat, Subject subject) implements Happening {}

  /// The game ended otherwise than by its rules.
  ///
  /// @param result `NONE` if it was broken off
  record Ended(Outcome.Result result, String reason) implements Happening {}

  /// The same two play again.
  record Rematched(String id) implements Happening {}

  /// A player has been gone for a while.
  record Left(Seat seat) implements Happening {}

  /// And is here again.
  record Returned(Seat seat) implements Happening {}

  /// Nobody could play, because no server was there.
  ///
  /// @param since milliseconds since 1970
  record Resumed(long since) implements Happening {}

  /// The word for it in its JSON.
  default String kind() {
    return switch (this) {
      case Created _ -> "created";
      case Joined _ -> "joined";
      case Moved _ -> "moved";
      case TookBack _ -> "took-back";
      case Offered _ -> "offered";
      case Declined _ -> "declined";
      case Ended _ -> "ended";
      case Rematched _ -> "rematched";
      case Left _ -> "left";
      case Returned _ -> "returned";
      case Resumed _ -> "resumed";
    };
  }

  default String json() {
    return Json.MAPPER.writerFor(Happening.class).writeValueAsString(this);
  }

  static Happening read(String json) {
    return Json.MAPPER.readValue(json, Happening.class);
  }
}

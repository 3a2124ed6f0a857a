package quinas.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import quinas.rules.Seat;

/// What the server says over a WebSocket. Times are its own, in milliseconds since 1970.
public sealed interface ServerMessage {

  /// The whole game.
  ///
  /// @param seat of the one who is told, if he has one
  record State(GameState game, long now, @Nullable Seat seat) implements ServerMessage {}

  record Moved(String id, int version, int ply, String move, GameState.ClockState clock, long now)
      implements ServerMessage {}

  record Presence(String id, boolean first, boolean second, int watchers, @Nullable Long claimAt)
      implements ServerMessage {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Refused(String id, @Nullable Long key, ApiError error) implements ServerMessage {}

  record Accepted(String id, long key, int version) implements ServerMessage {}

  record Pong(long sent, long now) implements ServerMessage {}

  record Closing() implements ServerMessage {}

  @JsonProperty("type")
  default String type() {
    return switch (this) {
      case State _ -> "state";
      case Moved _ -> "moved";
      case Presence _ -> "presence";
      case Refused _ -> "refused";
      case Accepted _ -> "accepted";
      case Pong _ -> "pong";
      case Closing _ -> "closing";
    };
  }
}

package quinas.server.api;

import org.jspecify.annotations.Nullable;
import quinas.rules.Seat;

/// A game was made.
///
/// @param token the secret that opens the seat
/// @param invitation the secret that lets another take the other seat, once; null if there is none
public record Created(GameState game, String token, Seat seat, @Nullable String invitation) {

  /// A seat was taken.
  public record Joined(GameState game, String token, Seat seat) {}
}

package quinas.server.table;

import org.jspecify.annotations.Nullable;
import quinas.rules.Seat;
import quinas.server.api.ServerMessage;

/// Somebody who is told what happens in a game.
public interface Watcher {

  /// The seat it has; null if it only looks on.
  @Nullable Seat seat();

  /// Takes a message. Must be quick, and never waits for the network.
  ///
  /// @param json the text of `message`
  void tell(ServerMessage message, String json);
}

package quinas.load;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import quinas.rules.Game;

/// What is to be played. Immutable.
///
/// @param server its address, such as `http://127.0.0.1:8080/`
/// @param metrics the address of its metrics, if they are to be read
/// @param games how many are played at once; each has two WebSockets
/// @param kinds which games, in turn
/// @param least the shortest time that a player takes for a move
/// @param most the longest; a player takes any time between the two
/// @param ramp the time over which the games begin, one after the other
/// @param length how long it is measured once all have begun
/// @param seed of everything that is left to chance
public record LoadPlan(
    URI server,
    Optional<URI> metrics,
    int games,
    List<Game> kinds,
    Duration least,
    Duration most,
    Duration ramp,
    Duration length,
    long seed) {

  /// An address of the server's interface.
  URI at(String path) {
    return server.resolve(path);
  }

  /// Where live games are.
  URI live() {
    String scheme = "https".equals(server.getScheme()) ? "wss" : "ws";
    return URI.create(scheme + server.resolve("api/live").toString().replaceFirst("^[a-z]+", ""));
  }
}

package quinas.server.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// The other servers on the same database, as far as their beats tell. Time is counted in looks,
/// not in milliseconds: their clocks may differ from ours, and while this process sleeps it misses
/// nobody.
final class OtherServers {

  /// After so many looks that found no new beat a server is there no more.
  static final int PATIENCE = 8;

  /// What is known of a server.
  ///
  /// @param beat its latest
  /// @param looks how many have found no newer one, at most [#PATIENCE]
  private record Heard(long beat, int looks) {}

  private final Map<String, Heard> servers = new HashMap<>();
  private boolean hasLooked;

  /// Looks at the beats of all. Whoever has not beaten since the first look was not there.
  ///
  /// @return the servers that have been there and since this look are no more
  Set<String> look(Map<String, Long> beats) {
    Set<String> gone = new HashSet<>();
    servers.keySet().retainAll(beats.keySet());
    beats.forEach((server, beat) -> {
      Heard last = servers.getOrDefault(server, new Heard(hasLooked ? 0 : beat, PATIENCE));
      if (beat > last.beat()) {
        servers.put(server, new Heard(beat, 0));
      } else {
        int looks = Math.min(last.looks() + 1, PATIENCE);
        servers.put(server, new Heard(beat, looks));
        if (looks == PATIENCE && last.looks() < PATIENCE) {
          gone.add(server);
        }
      }
    });
    hasLooked = true;
    return gone;
  }
}

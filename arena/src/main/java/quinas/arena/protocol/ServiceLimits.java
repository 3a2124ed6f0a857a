package quinas.arena.protocol;

import java.time.Duration;

/// What an engine that serves many clients allows them.
///
/// @param connections how many may be connected at once
/// @param line how many characters a line may have
/// @param searches how many may think at once
/// @param mebibytes how large the memory of each may be
/// @param idle after this long without a line and without work, a client is sent away
/// @param patience how long a search waits for one of the others to end, and how long a line waits
///   for its reader
public record ServiceLimits(
    int connections, int line, int searches, int mebibytes, Duration idle, Duration patience) {

  /// A service on a machine of one's own.
  public static final ServiceLimits STANDARD =
      new ServiceLimits(64, 1 << 16, 16, 64, Duration.ofMinutes(10), Duration.ofSeconds(10));

  /// How many commands of one client are thought about or wait for it.
  private static final int WAITING = 1000;

  public ServiceLimits {
    assert connections > 0 && line > 0 && searches > 0 && mebibytes > 0 : "nothing is allowed";
    assert idle.isPositive() && patience.isPositive() : "no time is allowed";
  }

  /// The share of each client.
  SessionLimits session() {
    return new SessionLimits(line, WAITING, mebibytes, new SearchSlots(searches, patience));
  }
}

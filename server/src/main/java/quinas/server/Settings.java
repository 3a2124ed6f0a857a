package quinas.server;

import java.net.InetAddress;
import java.time.Duration;
import java.util.Set;
import quinas.server.limit.Limits;
import quinas.server.live.Conduct;

/// How a server is to be. Immutable.
///
/// @param host the address it listens on
/// @param port 0 lets the system choose
/// @param metricsPort where health and metrics are told; -1 for nowhere, 0 lets the system choose
/// @param names by which the server may be called; none for any, or on a loopback address for this
///   machine's own
/// @param proxies whose word on where a request comes from is taken
/// @param silence how long a client's connection may be silent
/// @param site where the files of the page lie in the class path, with a slash at the end
/// @param version of the program
public record Settings(
    InetAddress host,
    int port,
    int metricsPort,
    Set<String> names,
    Set<InetAddress> proxies,
    Limits limits,
    Conduct conduct,
    Duration silence,
    String site,
    String version) {

  /// For this machine alone.
  public static Settings local(int port, String version) {
    return new Settings(
        InetAddress.getLoopbackAddress(),
        port,
        -1,
        Set.of(),
        Set.of(),
        Limits.STANDARD,
        Conduct.STANDARD,
        Duration.ofSeconds(20),
        "quinas/web/site/",
        version);
  }
}

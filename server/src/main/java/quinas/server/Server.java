package quinas.server;

import io.helidon.webserver.WebServer;
import io.helidon.webserver.websocket.WsConfig;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;
import quinas.server.computer.Searches;
import quinas.server.http.Api;
import quinas.server.http.Doors;
import quinas.server.http.Guard;
import quinas.server.http.MetricsApi;
import quinas.server.limit.Limit;
import quinas.server.live.Secrets;
import quinas.server.metrics.Metrics;
import quinas.server.socket.Sockets;
import quinas.server.table.Tables;

/// The server: the page, live games, the archive.
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /// How long those who are told that the server goes down have to hear it.
  private static final Duration FAREWELL = Duration.ofSeconds(2);

  private final WebServer web;
  private final Tables tables;
  private final Sockets sockets;
  private final boolean hasMetrics;
  private final List<String> paths;

  private Server(
      WebServer web, Tables tables, Sockets sockets, boolean hasMetrics, List<String> paths) {
    this.paths = paths;
    this.web = web;
    this.tables = tables;
    this.sockets = sockets;
    this.hasMetrics = hasMetrics;
  }

  /// Makes the machinery of a server ready in the background. Nobody needs to, but who opens a
  /// database meanwhile has a server sooner.
  public static void prepare() {
    Thread.ofPlatform()
        .daemon()
        .name("preparation")
        .start(() -> WebServer.builder().shutdownHook(false).build());
  }

  /// Starts a server.
  ///
  /// @param store which stays open when the server is closed
  /// @throws IOException if it cannot listen there, or the database does not answer
  public static Server start(Settings settings, GameStore store, InstantSource time)
      throws IOException {
    Metrics metrics = new Metrics();
    Secrets secrets = new Secrets(new SecureRandom());
    Searches searches = new Searches(settings.limits().number(Limit.SEARCHES));
    Guard guard =
        new Guard(settings.host().isLoopbackAddress(), settings.names(), settings.proxies());
    Tables tables = new Tables(store, settings.conduct(), time, secrets, searches, metrics);
    Sockets sockets =
        new Sockets(tables, guard, settings.limits(), time, metrics, settings.silence());
    metrics.gauge("quinas_games_live", "Games in hand that are not over.", tables::live);
    metrics.gauge("quinas_sockets", "WebSockets that are open.", sockets::count);
    metrics.gauge("quinas_searches", "Searches under way.", searches::underWay);
    Api api =
        Doors.api(
            settings.site(),
            settings.version(),
            store,
            tables,
            searches,
            guard,
            settings.limits(),
            metrics,
            secrets,
            time);
    WebServer web = web(settings, api, sockets, new MetricsApi(metrics, store));
    tables.open();
    try {
      web.start();
    } catch (RuntimeException e) {
      tables.close();
      throw new IOException("cannot listen on port " + settings.port(), e);
    }
    try {
      tables.begin();
    } catch (StoreException e) {
      tables.close();
      web.stop();
      throw e;
    }
    sockets.start();
    LOG.info("listening on port {}", web.port());
    return new Server(web, tables, sockets, settings.metricsPort() >= 0, api.paths());
  }

  private static WebServer web(Settings settings, Api api, Sockets sockets, MetricsApi metrics) {
    int message = settings.limits().number(Limit.MESSAGE_CHARACTERS);
    var builder =
        WebServer.builder()
            .shutdownHook(false)
            .address(settings.host())
            .port(settings.port())
            .backlog(1024)
            .shutdownGracePeriod(FAREWELL)
            .connectionOptions(options -> options.tcpNoDelay(true))
            .idleConnectionTimeout(Duration.ofMinutes(2))
            .directHandlers(api.direct())
            .addProtocol(WsConfig.builder().maxFrameLength(8 * message + 64).build())
            .routing(api.routing())
            .addRouting(sockets.routing());
    if (settings.metricsPort() >= 0) {
      builder.putSocket(
          MetricsApi.SOCKET,
          socket ->
              socket
                  .address(settings.host())
                  .port(settings.metricsPort())
                  .routing(metrics.routing()));
    }
    return builder.build();
  }

  /// The port it listens on.
  public int port() {
    return web.port();
  }

  /// The paths of all that can be asked for and is no file.
  List<String> paths() {
    return paths;
  }

  /// The port of health and metrics; -1 if there is none.
  public int metricsPort() {
    return hasMetrics ? web.port(MetricsApi.SOCKET) : -1;
  }

  /// Says good-bye to all clients, and finishes what is under way.
  @Override
  public void close() {
    sockets.close();
    tables.close();
    web.stop();
    LOG.info("stopped");
  }
}

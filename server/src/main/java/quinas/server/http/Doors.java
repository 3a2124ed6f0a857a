package quinas.server.http;

import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import quinas.arena.store.GameStore;
import quinas.server.computer.Searches;
import quinas.server.limit.Limit;
import quinas.server.limit.Limits;
import quinas.server.limit.Rates;
import quinas.server.live.Secrets;
import quinas.server.metrics.Metrics;
import quinas.server.table.Tables;

/// Puts together what is served over HTTP.
public final class Doors {

  private static final double HOUR = 3600;
  private static final double MINUTE = 60;

  /// How many seconds' worth of requests may come at once.
  private static final double BURST = 10;

  /// All that is served to people and programs.
  ///
  /// @param site where the files of the page lie in the class path
  public static Api api(
      String site,
      String version,
      GameStore store,
      Tables tables,
      Searches searches,
      Guard guard,
      Limits limits,
      Metrics metrics,
      Secrets secrets,
      InstantSource time) {
    Rates creations = new Rates(limits, Limit.GAMES, HOUR, 1, System::nanoTime);
    Rates requests = new Rates(limits, Limit.REQUESTS, 1, BURST, System::nanoTime);
    Rates imports = new Rates(limits, Limit.GAMES, HOUR, 1, System::nanoTime);
    Rates analyses = new Rates(limits, Limit.ANALYSES, MINUTE, 1, System::nanoTime);
    About about = About.of(version, limits);
    List<Route> routes =
        Stream.of(
                new GamesApi(tables, store, creations, metrics).routes(),
                new ArchiveApi(store, limits, imports, secrets, time).routes(),
                new ThinkingApi(searches, analyses).routes(),
                List.of(
                    Route.get("/api/about", exchange -> exchange.json(200, about)),
                    Route.get("/api/openapi.json", OpenApi::send)))
            .flatMap(List::stream)
            .toList();
    return new Api(
        routes,
        new Site(Doors.class.getClassLoader(), site),
        guard,
        limits,
        requests,
        new Refusals(metrics));
  }

  private Doors() {}
}

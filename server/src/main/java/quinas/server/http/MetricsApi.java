package quinas.server.http;

import io.helidon.webserver.http.HttpRouting;
import java.nio.charset.StandardCharsets;
import quinas.arena.store.GameStore;
import quinas.server.metrics.Metrics;

/// Health and metrics, for those who run the server; they have a port of their own.
public final class MetricsApi {

  /// The name of the port among the web server's.
  public static final String SOCKET = "metrics";

  private final Metrics metrics;
  private final GameStore store;

  public MetricsApi(Metrics metrics, GameStore store) {
    this.metrics = metrics;
    this.store = store;
  }

  /// `GET /metrics`, `GET /health`.
  public HttpRouting.Builder routing() {
    return HttpRouting.builder()
        .get(
            "/metrics",
            (_, response) -> {
              response.header("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
              response.send(metrics.text().getBytes(StandardCharsets.UTF_8));
            })
        .get(
            "/health",
            (_, response) -> {
              boolean isHealthy = store.isHealthy();
              response.status(isHealthy ? 200 : 503);
              response.header("Content-Type", "application/json");
              String text = isHealthy ? "{\"healthy\":true}" : "{\"healthy\":false}";
              response.send(text.getBytes(StandardCharsets.UTF_8));
            });
  }
}

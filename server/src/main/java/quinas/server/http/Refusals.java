package quinas.server.http;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpException;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.ServerResponse;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import quinas.arena.store.StoreException;
import quinas.server.api.ApiError;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.Json;
import quinas.server.metrics.Metrics;

/// Everything that goes wrong, as an answer.
final class Refusals {

  private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);

  private final Metrics metrics;

  Refusals(Metrics metrics) {
    this.metrics = metrics;
  }

  /// What a client is told of a fault.
  static ApiError error(Exception fault) {
    return switch (fault) {
      case ApiException refusal -> refusal.error();
      case StoreException e -> storage(e);
      case UncheckedIOException e when e.getCause() instanceof StoreException store ->
          storage(store);
      case HttpException e -> ApiError.of(code(e.status()), "%s", String.valueOf(e.getMessage()));
      default -> {
        LOG.error("a request failed", fault);
        yield ApiError.of(Code.INTERNAL, "something went wrong here");
      }
    };
  }

  private static ApiError storage(StoreException e) {
    LOG.error("the database failed", e);
    return ApiError.of(Code.NO_STORAGE, "the database does not do what it must").after(5);
  }

  private static Code code(Status status) {
    return switch (status.code()) {
      case 403 -> Code.FOREIGN_ORIGIN; // of a WebSocket; the library itself looks at that
      case 404 -> Code.NOT_FOUND;
      case 405 -> Code.WRONG_METHOD;
      case 413 -> Code.TOO_LARGE;
      case 415 -> Code.WRONG_TYPE;
      case 429 -> Code.TOO_MANY;
      default -> status.code() < 500 ? Code.MALFORMED : Code.INTERNAL;
    };
  }

  void send(ServerResponse response, ApiError error) {
    metrics.refused(error.code().text());
    response.status(error.code().status());
    if (error.retryAfter() != null) {
      response.header("Retry-After", Long.toString(error.retryAfter()));
    }
    if (error.code() == Code.BAD_TOKEN) {
      response.header("WWW-Authenticate", "Bearer");
    }
    if (error.code() == Code.TOO_LARGE) {
      response.header("Connection", "close");
    }
    response.header("Content-Type", "application/json");
    response.header("Cache-Control", "no-store");
    response.send(Json.write(error).getBytes(StandardCharsets.UTF_8));
  }

  /// Answers to what is no request at all.
  DirectHandlers direct() {
    DirectHandlers.Builder handlers = DirectHandlers.builder();
    for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
      handlers.addHandler(type, this::direct);
    }
    return handlers.build();
  }

  private DirectHandler.TransportResponse direct(
      DirectHandler.TransportRequest request,
      DirectHandler.EventType type,
      Status status,
      ServerResponseHeaders headers,
      @Nullable String message) {
    Code code = code(status);
    metrics.refused(code.text());
    String text = message == null || status.code() >= 500 ? "this cannot be answered" : message;
    Guard.SECURITY.forEach(headers::set);
    headers.set(HeaderNames.CONTENT_TYPE, "application/json");
    return DirectHandler.TransportResponse.builder()
        .status(status)
        .headers(headers)
        .keepAlive(false)
        .entity(Json.write(ApiError.of(code, "%s", text)))
        .build();
  }
}

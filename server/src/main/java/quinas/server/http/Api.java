package quinas.server.http;

import io.helidon.http.Method;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.limit.Limits;
import quinas.server.limit.Rates;

/// All that can be asked for over HTTP, and the answer to all that cannot.
public final class Api {

  private final List<Route> routes;
  private final Site site;
  private final Guard guard;
  private final Limits limits;
  private final Rates requests;
  private final Refusals refusals;

  Api(
      List<Route> routes,
      Site site,
      Guard guard,
      Limits limits,
      Rates requests,
      Refusals refusals) {
    this.routes = routes;
    this.site = site;
    this.guard = guard;
    this.limits = limits;
    this.requests = requests;
    this.refusals = refusals;
  }

  /// The routing of the web server.
  public HttpRouting.Builder routing() {
    HttpRouting.Builder routing = HttpRouting.builder();
    routing.addFilter(this::filter);
    for (Route route : routes) {
      routing.route(route.method(), route.path(), handler(route.task()));
    }
    Map<String, String> methods =
        routes.stream()
            .collect(
                Collectors.groupingBy(
                    Route::path,
                    TreeMap::new,
                    Collectors.mapping(route -> route.method().text(), Collectors.joining(", "))));
    methods.forEach((path, allowed) -> routing.any(path, handler(only(allowed))));
    routing.any("/api/*", handler(Api::nothing));
    routing.any(handler(this::page));
    routing.error(Exception.class, (_, response, e) -> fail(response, e));
    return routing;
  }

  /// The paths of all that is no file.
  public List<String> paths() {
    return routes.stream().map(Route::path).distinct().toList();
  }

  /// Answers to what is no request at all.
  public DirectHandlers direct() {
    return refusals.direct();
  }

  private static Route.Task only(String allowed) {
    return exchange -> {
      throw wrongMethod(exchange, allowed);
    };
  }

  private static ApiException wrongMethod(Exchange exchange, String allowed) {
    exchange.response().header("Allow", allowed);
    return new ApiException(Code.WRONG_METHOD, "here one can only %s", allowed);
  }

  private static void nothing(Exchange exchange) throws ApiException {
    throw new ApiException(Code.NOT_FOUND, "there is nothing here");
  }

  private void page(Exchange exchange) throws ApiException, IOException {
    Method method = exchange.request().prologue().method();
    if (!method.equals(Method.GET) && !method.equals(Method.HEAD)) {
      throw wrongMethod(exchange, "GET, HEAD");
    }
    if (!site.send(exchange.request(), exchange.response())) {
      nothing(exchange);
    }
  }

  private void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
    Guard.SECURITY.forEach(response.headers()::set);
    try {
      Method method = request.prologue().method();
      boolean isWrite = !method.equals(Method.GET) && !method.equals(Method.HEAD);
      guard.check(request.headers(), isWrite);
      if (request.path().path().startsWith("/api/")) {
        requests.take(guard.address(request.remotePeer().address(), request.headers()));
      }
    } catch (ApiException e) {
      refusals.send(response, e.error());
      return;
    }
    chain.proceed();
  }

  private Handler handler(Route.Task task) {
    return (request, response) -> handle(task, request, response);
  }

  private void handle(Route.Task task, ServerRequest request, ServerResponse response) {
    try {
      task.run(
          new Exchange(
              request,
              response,
              guard.address(request.remotePeer().address(), request.headers()),
              limits));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      fail(response, new ApiException(Code.CLOSING, "the server closes"));
    } catch (ApiException | IOException e) {
      fail(response, e);
    }
  }

  private void fail(ServerResponse response, Exception e) {
    refusals.send(response, Refusals.error(e));
  }
}

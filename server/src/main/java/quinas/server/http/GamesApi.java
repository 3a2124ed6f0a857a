package quinas.server.http;

import io.helidon.http.Method;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.arena.store.GameStore;
import quinas.rules.Seat;
import quinas.server.api.Action;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.CreateGame;
import quinas.server.api.Fields;
import quinas.server.api.GameState;
import quinas.server.api.Names;
import quinas.server.limit.Rates;
import quinas.server.live.Portrait;
import quinas.server.live.Secrets;
import quinas.server.metrics.Metrics;
import quinas.server.table.Table;
import quinas.server.table.Tables;

/// Live games over HTTP.
final class GamesApi {

  private final Tables tables;
  private final GameStore store;
  private final Rates creations;
  private final Metrics metrics;

  GamesApi(Tables tables, GameStore store, Rates creations, Metrics metrics) {
    this.tables = tables;
    this.store = store;
    this.creations = creations;
    this.metrics = metrics;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/api/games", this::create),
        new Route(Method.GET, "/api/games/{id}", this::state),
        Route.post("/api/games/{id}/join", this::join),
        Route.post("/api/games/{id}/actions", this::act),
        Route.get("/api/games/{id}/record", this::record));
  }

  private void create(Exchange exchange) throws ApiException, IOException {
    CreateGame wish = CreateGame.read(exchange.json());
    creations.take(exchange.address());
    exchange.json(201, tables.create(wish));
  }

  private Table table(Exchange exchange) throws ApiException, IOException {
    return tables.get(exchange.part("id"));
  }

  private void state(Exchange exchange) throws ApiException, IOException {
    String id = exchange.part("id");
    Optional<Table> table = Tables.isId(id) ? tables.find(id) : Optional.empty();
    exchange.json(200, table.isPresent() ? table.get().state() : archived(id));
  }

  /// A game that was not played here, but is in the archive.
  private GameState archived(String id) throws ApiException, IOException {
    Optional<String> record = Tables.isId(id) ? store.record(id) : Optional.empty();
    if (record.isEmpty()) {
      throw new ApiException(Code.NO_SUCH_GAME, "there is no such game");
    }
    try {
      return Portrait.state(id, RecordReader.read(record.get()).getFirst());
    } catch (RecordException e) {
      throw new IllegalStateException("the archive keeps a record that is none", e);
    }
  }

  private void join(Exchange exchange) throws ApiException, IOException {
    Fields body = exchange.json();
    body.only("invitation", "name", "token");
    String invitation = body.text("invitation", 100);
    Optional<String> token = body.optionalText("token", 100);
    if (token.isPresent() && !Secrets.isToken(token.get())) {
      throw body.fault("token", "a token has at least 32 of the characters A-Z, a-z, 0-9, _ and -");
    }
    exchange.json(200, tables.join(table(exchange), invitation, Names.read(body), token));
  }

  private void act(Exchange exchange) throws ApiException, IOException {
    long began = System.nanoTime();
    Action action = Action.read(exchange.json());
    Table table = table(exchange);
    Optional<String> token = exchange.token();
    if (token.isEmpty()) {
      throw new ApiException(Code.BAD_TOKEN, "this needs the header Authorization: Bearer TOKEN");
    }
    Seat seat = Tables.seat(table, token.get());
    table.act(seat, action, 0);
    if (action instanceof Action.Move) {
      metrics.moved(System.nanoTime() - began);
    }
    exchange.json(200, table.state());
  }

  private void record(Exchange exchange) throws ApiException, IOException {
    String id = exchange.part("id");
    Optional<String> kept = id.matches("[A-Za-z0-9_-]{1,64}") ? store.record(id) : Optional.empty();
    exchange.text(
        kept.isPresent()
            ? kept.get()
            : RecordWriter.write(Portrait.record(table(exchange).game())));
  }
}

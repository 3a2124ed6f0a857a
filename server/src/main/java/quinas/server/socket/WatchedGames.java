package quinas.server.socket;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quinas.arena.store.StoreException;
import quinas.rules.Seat;
import quinas.server.api.Action;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.ServerMessage;
import quinas.server.limit.Limit;
import quinas.server.table.Table;
import quinas.server.table.Tables;
import quinas.server.table.Watcher;

/// The games that one client watches, and the seats that it has there.
final class WatchedGames {

  private final Sockets sockets;
  private final Consumer<String> client;
  private final Map<String, Place> places = new LinkedHashMap<>();

  /// @param client takes messages, as JSON
  WatchedGames(Sockets sockets, Consumer<String> client) {
    this.sockets = sockets;
    this.client = client;
  }

  /// A client's place in one of them.
  private final class Place implements Watcher {
    private final Table table;
    private final @Nullable Seat seat;

    Place(Table table, @Nullable Seat seat) {
      this.table = table;
      this.seat = seat;
    }

    @Override
    public @Nullable Seat seat() {
      return seat;
    }

    @Override
    public void tell(ServerMessage message, String json) {
      client.accept(json);
    }
  }

  /// Watches a game from now on, in the seat that a token opens, if there is one.
  void watch(String id, Optional<String> token) throws ApiException, StoreException {
    Table table = sockets.find(id);
    Seat seat = token.isPresent() ? Tables.seat(table, token.get()) : null;
    Place last = places.remove(id);
    if (last != null) {
      last.table.leave(last);
    }
    if (places.size() >= sockets.limits().of(Limit.WATCHED_GAMES)) {
      throw new ApiException(sockets.limits().tooMany(Limit.WATCHED_GAMES, 60));
    }
    Place place = new Place(table, seat);
    places.put(id, place);
    table.watch(place);
  }

  /// Does what the client wants in a game.
  ///
  /// @param lag how long it was on its way, in milliseconds, as measured
  /// @return the version of the game that has it
  int act(String id, Action action, long lag) throws ApiException, StoreException {
    long began = System.nanoTime();
    Place place = places.get(id);
    if (place == null || place.seat == null) {
      throw new ApiException(Code.BAD_TOKEN, "this needs a seat: send watch with its token before");
    }
    int version = place.table.act(place.seat, action, lag);
    if (action instanceof Action.Move) {
      sockets.metrics().moved(System.nanoTime() - began);
    }
    return version;
  }

  /// Watches none any more.
  void leave() {
    for (Place place : places.values()) {
      place.table.leave(place);
    }
  }
}

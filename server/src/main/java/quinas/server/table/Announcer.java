package quinas.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quinas.rules.Seat;
import quinas.server.api.GameState;
import quinas.server.api.Json;
import quinas.server.api.ServerMessage;
import quinas.server.live.LiveGame;
import quinas.server.live.Portrait;

/// Tells the watchers of one game what happens; each message is written once for all of them.
final class Announcer {

  private final Set<Watcher> watchers;

  Announcer(Set<Watcher> watchers) {
    this.watchers = watchers;
  }

  /// Tells of what happened between two states: a plain move as such, anything else as the whole
  /// game, and a move that changed more than the board as both.
  void changed(LiveGame before, LiveGame after, Supplier<GameState> state, long now) {
    if (watchers.isEmpty()) {
      return;
    }
    boolean isMove = after.version() == before.version() + 1 && after.plies() == before.plies() + 1;
    if (isMove) {
      tell(
          new ServerMessage.Moved(
              after.id(),
              after.version(),
              after.plies() - 1,
              Portrait.lastMove(after),
              Portrait.clock(after),
              now));
    }
    if (!isMove || after.isOver() || !after.offers().equals(before.offers())) {
      whole(state.get(), now);
    }
  }

  private void whole(GameState state, long now) {
    Map<@Nullable Seat, String> texts = new HashMap<>();
    for (Watcher watcher : List.copyOf(watchers)) {
      Seat seat = watcher.seat();
      ServerMessage message = new ServerMessage.State(state, now, seat);
      watcher.tell(message, texts.computeIfAbsent(seat, _ -> Json.write(message)));
    }
  }

  void whole(Watcher watcher, GameState state, long now) {
    ServerMessage message = new ServerMessage.State(state, now, watcher.seat());
    watcher.tell(message, Json.write(message));
  }

  void presence(String id, boolean first, boolean second, @Nullable Long claimAt) {
    if (!watchers.isEmpty()) {
      long others = watchers.stream().filter(watcher -> watcher.seat() == null).count();
      tell(new ServerMessage.Presence(id, first, second, (int) others, claimAt));
    }
  }

  private void tell(ServerMessage message) {
    String json = Json.write(message);
    for (Watcher watcher : List.copyOf(watchers)) {
      watcher.tell(message, json);
    }
  }
}

package quinas.server.table;

import java.util.Optional;
import quinas.arena.store.Event;
import quinas.arena.store.GameStore;
import quinas.arena.store.Heading;
import quinas.arena.store.StoreException;
import quinas.arena.store.StoredGame;
import quinas.rules.NotationException;
import quinas.server.live.Happening;
import quinas.server.live.LiveGame;
import quinas.server.live.Portrait;
import tools.jackson.core.JacksonException;

/// Live games as they are kept.
final class Chronicle {

  private final GameStore store;

  Chronicle(GameStore store) {
    this.store = store;
  }

  /// Keeps a new game.
  ///
  /// @return false if there is one of this id
  boolean begin(LiveGame game, Happening.Created created) throws StoreException {
    Heading heading =
        new Heading(game.id(), game.game().id(), game.options().toString(), game.createdAt());
    return store.create(heading, event(0, created, game.createdAt()));
  }

  /// Keeps what happened.
  ///
  /// @param before the game without it
  /// @param after the game with it
  /// @return false if something else happened meanwhile, here or elsewhere
  boolean append(LiveGame before, Happening happening, LiveGame after) throws StoreException {
    boolean ends = after.isOver() && !before.isOver();
    return store.append(
        after.id(),
        event(after.version(), happening, after.at()),
        ends ? Optional.of(Portrait.finished(after)) : Optional.empty());
  }

  private static Event event(int version, Happening happening, long at) {
    return new Event(version, happening.kind(), happening.json(), at);
  }

  /// The game as it stands; empty if there is none that was played here.
  Optional<LiveGame> read(String id) throws StoreException {
    Optional<StoredGame> stored = store.read(id, 0);
    if (stored.isEmpty() || stored.get().events().isEmpty()) {
      return Optional.empty();
    }
    Event first = stored.get().events().getFirst();
    try {
      if (!(Happening.read(first.body()) instanceof Happening.Created created)) {
        throw new StoreException(new IllegalStateException(), "game %s has no beginning", id);
      }
      LiveGame game = LiveGame.begin(id, created, first.at());
      return Optional.of(
          fold(game, stored.get().events().subList(1, stored.get().events().size())));
    } catch (NotationException | JacksonException e) {
      throw new StoreException(e, "game %s cannot be read", id);
    }
  }

  /// The game with whatever happened since.
  LiveGame catchUp(LiveGame game) throws StoreException {
    Optional<StoredGame> stored = store.read(game.id(), game.version() + 1);
    try {
      return stored.isEmpty() ? game : fold(game, stored.get().events());
    } catch (NotationException | JacksonException e) {
      throw new StoreException(e, "game %s cannot be read", game.id());
    }
  }

  private static LiveGame fold(LiveGame game, Iterable<Event> events) throws NotationException {
    LiveGame next = game;
    for (Event event : events) {
      next = next.after(Happening.read(event.body()), event.at());
    }
    return next;
  }
}

package quinas.server.table;

import java.util.LinkedHashSet;
import java.util.Set;
import quinas.rules.Seat;
import quinas.server.live.LiveGame;

/// Who is there in one game, as far as this server knows. One thread at a time.
final class Presence {

  /// How long a player who speaks over HTTP alone counts as being there, in milliseconds.
  private static final long SIGN_OF_LIFE = 30_000;

  private final Set<Watcher> watchers = new LinkedHashSet<>();
  private final long[] seenAt = new long[2];
  private final boolean[] isDropped = new boolean[2];

  /// Everybody who is connected.
  Set<Watcher> watchers() {
    return watchers;
  }

  void comes(Watcher watcher) {
    watchers.add(watcher);
    Seat seat = watcher.seat();
    if (seat != null) {
      isDropped[seat.index()] = false;
    }
  }

  /// Says goodbye.
  ///
  /// @return false if nobody knew of this watcher
  boolean goes(Watcher watcher) {
    boolean wasThere = watchers.remove(watcher);
    Seat seat = watcher.seat();
    if (wasThere && seat != null && !isConnected(seat)) {
      isDropped[seat.index()] = true;
      seenAt[seat.index()] = 0;
    }
    return wasThere;
  }

  /// A sign of life.
  void seen(Seat seat, long now) {
    seenAt[seat.index()] = now;
  }

  boolean isConnected(Seat seat) {
    return watchers.stream().anyMatch(watcher -> watcher.seat() == seat);
  }

  /// Whether a player is connected, or was heard of a moment ago.
  boolean isPresent(Seat seat, long now) {
    return isConnected(seat) || now - seenAt[seat.index()] < SIGN_OF_LIFE;
  }

  /// Whether a player seems to be there. Of those who are connected to another server we only know
  /// that nobody has missed them.
  boolean isOnline(LiveGame game, Seat seat) {
    return switch (game.sitter(seat).kind()) {
      case COMPUTER -> true;
      case OPEN -> false;
      case PERSON, BOT ->
          isConnected(seat)
              || (!isDropped[seat.index()] && game.isAttended() && game.leftAt(seat) == null);
    };
  }
}

package quinas.server.table;

import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;

/// Knows whether some server was there all the time: players could reach their games, and what they
/// did could be kept. If none was, be it that this process did not run, the machine slept or the
/// database did not answer, the time is charged to nobody.
final class Pulse {

  /// How often it beats, in milliseconds.
  static final long INTERVAL = 500;

  /// A longer pause than this is one.
  private static final long LONGEST = 3_000;

  private final Tables tables;
  private final GameStore store;

  /// When a server was last known to be there.
  private volatile long last;

  Pulse(Tables tables, GameStore store) {
    this.tables = tables;
    this.store = store;
  }

  /// Before anything else: what was the last that any server has said? If none ever said anything,
  /// nobody has been charged for anything either.
  void begin() throws StoreException {
    last = Math.min(tables.now(), store.lastBeat().orElse(0));
  }

  /// Makes sure that no pause goes unnoticed, before anything depends on the time.
  void check() throws StoreException {
    if (tables.now() - last > LONGEST) {
      beat();
    }
  }

  /// Says that we are there.
  synchronized void beat() throws StoreException {
    long now = tables.now();
    if (now - last > LONGEST) {
      long since = Math.max(last, store.lastBeat().orElse(last));
      if (now - since > LONGEST) {
        tables.resume(since);
      }
    }
    if (tables.isTimeMatters()) {
      store.beat(now);
    }
    last = Math.max(last, now);
  }
}

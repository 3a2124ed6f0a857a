package quinas.server.table;

import java.util.Map;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;

/// Knows whether some server was there all the time: players could reach their games, and what they
/// did could be kept. If none was, be it that this process did not run, the machine slept or the
/// database did not answer, the time is charged to nobody. Knows too when another server is there
/// no more, so that its players are missed.
final class Pulse {

  /// How often it beats, in milliseconds.
  static final long INTERVAL = 500;

  /// A longer pause than this is one, for a server that runs.
  private static final long LONGEST = 3_000;

  /// The same for one that has just been started, and so was not there before: whoever else is
  /// there has beaten meanwhile.
  private static final long LONGEST_AT_START = 2 * INTERVAL;

  private final Tables tables;
  private final GameStore store;

  /// What this server is called in the database.
  private final String name;

  private final OtherServers others = new OtherServers();

  /// When a server was last known to be there.
  private volatile long last;

  private volatile boolean hasBeaten;

  Pulse(Tables tables, GameStore store, String name) {
    this.tables = tables;
    this.store = store;
    this.name = name;
  }

  /// Before anything else: what was the last that any server has said? If none ever said anything,
  /// nobody has been charged for anything either. Whatever depends on the time waits until all
  /// games are there that are to be resumed.
  synchronized void begin(Agenda.Task takeUpGames) throws StoreException {
    last = Math.min(tables.now(), latest(store.beats()));
    takeUpGames.run();
  }

  /// Makes sure that no pause goes unnoticed, before anything depends on the time.
  void check() throws StoreException {
    if (!hasBeaten || tables.now() - last > LONGEST) {
      beat();
    }
  }

  /// Says that we are there.
  synchronized void beat() throws StoreException {
    long now = tables.now();
    long longest = hasBeaten ? LONGEST : LONGEST_AT_START;
    Map<String, Long> beats = store.beats();
    if (now - last > longest) {
      long since = Math.max(Math.max(last, latest(beats)), tables.latest());
      if (now - since > longest) {
        tables.resume(since);
      }
    }
    if (tables.isTimeMatters() || tables.isAnybodyThere()) {
      store.beat(name, now);
    }
    last = Math.max(last, now);
    hasBeaten = true;
    if (!others.look(beats).isEmpty()) {
      tables.otherServerGone();
    }
  }

  /// When any server was last there; 0 if none ever was.
  private static long latest(Map<String, Long> beats) {
    return beats.values().stream().mapToLong(Long::longValue).max().orElse(0);
  }
}

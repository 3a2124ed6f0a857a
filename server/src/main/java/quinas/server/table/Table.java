package quinas.server.table;

import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import quinas.arena.store.StoreException;
import quinas.rules.NotationException;
import quinas.rules.Seat;
import quinas.server.api.Action;
import quinas.server.api.ApiException;
import quinas.server.api.Code;
import quinas.server.api.GameState;
import quinas.server.api.GameState.Kind;
import quinas.server.live.Conduct;
import quinas.server.live.Happening;
import quinas.server.live.LiveGame;
import quinas.server.live.Portrait;
import quinas.server.live.Secrets;
import quinas.server.live.Verdict;

/// One game in this server: whatever happens in it goes through here, one thing after another, and
/// is kept before anybody hears of it.
public final class Table {

  /// How often the others may be quicker, until it is a fault.
  private static final int MOST_TRIES = 100;

  private final Tables tables;
  private final ReentrantLock lock = new ReentrantLock();
  private final Presence presence = new Presence();
  private final Announcer announcer = new Announcer(presence.watchers());
  private volatile LiveGame game;
  private volatile long usedAt;

  /// Whether the database may know more than we do.
  private boolean isStale;

  Table(Tables tables, LiveGame game) {
    this.tables = tables;
    this.game = game;
    usedAt = tables.now();
  }

  /// The game as it stands.
  public LiveGame game() {
    return game;
  }

  /// The game as clients see it.
  public GameState state() {
    lock.lock();
    try {
      return portrait();
    } finally {
      lock.unlock();
    }
  }

  private GameState portrait() {
    LiveGame now = game;
    return Portrait.state(
        now,
        presence.isOnline(now, Seat.FIRST),
        presence.isOnline(now, Seat.SECOND),
        tables.conduct().claimAt(now));
  }

  /// Does what a player wants, or refuses.
  ///
  /// @param lag how long it was on its way, in milliseconds, as measured
  /// @return the version of the game that has it
  public int act(Seat seat, Action action, long lag) throws ApiException, StoreException {
    tables.pulse().check();
    lock.lock();
    try {
      seen(seat);
      for (int i = 0; i < MOST_TRIES; i++) {
        Happening happening;
        switch (tables.conduct().decide(upToDate(), seat, action, tables.now(), lag)) {
          case Verdict.Already _ -> {
            return game.version();
          }
          case Verdict.Refused(var error) -> {
            if (hasMissedSomething()) {
              continue;
            }
            if (action instanceof Action.Claim) {
              checkLeft(seat.other());
            }
            throw new ApiException(error);
          }
          case Verdict.Again _ -> happening = new Happening.Rematched(tables.rematch(game));
          case Verdict.Happens(Happening what) -> happening = what;
        }
        if (append(happening)) {
          return game.version();
        }
      }
      throw new ApiException(Code.BUSY, "too much happens in this game at once");
    } finally {
      lock.unlock();
    }
  }

  /// Gives the open seat to somebody; whoever has it already keeps it.
  ///
  /// @param token the new player's secret
  /// @return the seat
  Seat join(String invitation, String name, String token) throws ApiException, StoreException {
    lock.lock();
    try {
      for (int i = 0; i < MOST_TRIES; i++) {
        Seat taken = upToDate().seatOf(token);
        if (taken != null) {
          return taken;
        }
        Happening.Joined joined =
            tables.conduct().join(game, invitation, name, Secrets.hash(token));
        if (append(joined)) {
          seen(joined.seat());
          return joined.seat();
        }
      }
      throw new ApiException(Code.BUSY, "too much happens in this game at once");
    } finally {
      lock.unlock();
    }
  }

  private LiveGame upToDate() throws StoreException {
    if (isStale) {
      catchUp();
    }
    return game;
  }

  /// Keeps what happened, and tells everybody.
  ///
  /// @return false if something else had happened, which we know now
  private boolean append(Happening happening) throws StoreException {
    LiveGame before = game;
    LiveGame after;
    try {
      after = before.after(happening, tables.now());
    } catch (NotationException e) {
      throw new AssertionError("what was decided can happen", e);
    }
    isStale = true;
    if (!tables.chronicle().append(before, happening, after)) {
      catchUp();
      return false;
    }
    isStale = false;
    changed(before, after);
    return true;
  }

  /// Learns what happened elsewhere.
  private void catchUp() throws StoreException {
    LiveGame before = game;
    LiveGame after = tables.chronicle().catchUp(before);
    isStale = false;
    if (after.version() > before.version()) {
      changed(before, after);
    }
  }

  /// Whether something has happened at another server that this one has not heard of yet: what was
  /// refused before may be right after that.
  private boolean hasMissedSomething() throws StoreException {
    int version = game.version();
    catchUp();
    return game.version() > version;
  }

  /// Something may have happened elsewhere.
  ///
  /// @param version of what happened; -1 if nobody knows
  void lookAgain(int version) throws StoreException {
    if (version >= 0 && version <= game.version()) {
      return;
    }
    lock.lock();
    try {
      if (version < 0 || version > game.version()) {
        catchUp();
      }
      for (Seat seat : Seat.values()) {
        if (presence.isConnected(seat)) {
          welcomeBack(seat);
        }
      }
    } finally {
      lock.unlock();
    }
  }

  private void changed(LiveGame before, LiveGame after) {
    game = after;
    usedAt = tables.now();
    announcer.changed(before, after, this::portrait, usedAt);
    tables.changed(this, after);
  }

  /// The time is up for something.
  void expire() throws StoreException {
    tables.pulse().check();
    lock.lock();
    try {
      Happening happened = tables.conduct().happened(upToDate(), tables.now());
      while (happened != null && !append(happened)) {
        happened = tables.conduct().happened(game, tables.now());
      }
    } finally {
      lock.unlock();
    }
  }

  /// No server was there for a while.
  void resume(long since) throws StoreException {
    lock.lock();
    try {
      Happening resumed = Conduct.resumed(upToDate(), since, tables.now());
      while (resumed != null && !append(resumed)) {
        resumed = Conduct.resumed(game, since, tables.now());
      }
    } finally {
      lock.unlock();
    }
  }

  /// Tells somebody of the game from now on, beginning with the whole of it.
  public void watch(Watcher watcher) throws StoreException {
    tables.pulse().check();
    lock.lock();
    try {
      upToDate();
      usedAt = tables.now();
      presence.comes(watcher);
      Seat seat = watcher.seat();
      if (seat != null) {
        welcomeBack(seat);
      }
      announcer.whole(watcher, portrait(), usedAt);
      tables.presenceChanged(this, seat != null);
    } finally {
      lock.unlock();
    }
  }

  /// Tells somebody nothing any more.
  public void leave(Watcher watcher) {
    lock.lock();
    try {
      Seat seat = watcher.seat();
      if (presence.goes(watcher)) {
        usedAt = tables.now();
        if (seat != null && !presence.isConnected(seat)) {
          tables.dropped(this, seat);
        }
        tables.presenceChanged(this, seat != null);
      }
    } finally {
      lock.unlock();
    }
  }

  /// Tells everybody who is there.
  void announcePresence() {
    lock.lock();
    try {
      announcer.presence(
          game.id(),
          presence.isOnline(game, Seat.FIRST),
          presence.isOnline(game, Seat.SECOND),
          tables.conduct().claimAt(game));
    } finally {
      lock.unlock();
    }
  }

  /// A sign of life.
  private void seen(Seat seat) throws StoreException {
    usedAt = tables.now();
    presence.seen(seat, usedAt);
    welcomeBack(seat);
  }

  private void welcomeBack(Seat seat) throws StoreException {
    while (upToDate().isPlaying() && game.leftAt(seat) != null) {
      if (append(new Happening.Returned(seat))) {
        return;
      }
    }
  }

  /// Writes down that a player is gone, if he is.
  void checkLeft(Seat seat) throws StoreException {
    lock.lock();
    try {
      while (upToDate().isAttended()
          && isHuman(seat)
          && game.leftAt(seat) == null
          && !presence.isPresent(seat, tables.now())) {
        if (append(new Happening.Left(seat))) {
          return;
        }
      }
    } finally {
      lock.unlock();
    }
  }

  private boolean isHuman(Seat seat) {
    Kind kind = game.sitter(seat).kind();
    return kind == Kind.PERSON || kind == Kind.BOT;
  }

  /// Whether somebody plays here who would be missed.
  boolean isAnybodyThere() {
    lock.lock();
    try {
      long now = tables.now();
      return game.isAttended()
          && Stream.of(Seat.values()).anyMatch(seat -> presence.isPresent(seat, now));
    } finally {
      lock.unlock();
    }
  }

  /// Whether nobody here needs it in memory: nobody watches, nobody has used it for so long.
  boolean isIdle(long millis) {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      return presence.watchers().isEmpty() && tables.now() - usedAt > millis;
    } finally {
      lock.unlock();
    }
  }

  boolean isWatched() {
    lock.lock();
    try {
      return !presence.watchers().isEmpty();
    } finally {
      lock.unlock();
    }
  }
}

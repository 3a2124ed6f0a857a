package quinas.server.table;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import quinas.arena.store.StoreException;
import quinas.rules.NotationException;
import quinas.rules.Position;
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

  /// How long a player who speaks over HTTP alone counts as being there, in milliseconds.
  private static final long SIGN_OF_LIFE = 30_000;

  private final Tables tables;
  private final ReentrantLock lock = new ReentrantLock();
  private final Set<Watcher> watchers = new LinkedHashSet<>();
  private final long[] seenAt = new long[2];
  private final boolean[] isDropped = new boolean[2];
  private final Announcer announcer = new Announcer(watchers);
  private volatile LiveGame game;
  private volatile long usedAt;

  /// Whether the database may know more than we do.
  private boolean isStale;

  private @Nullable Position thoughtAbout;

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
        now, isOnline(Seat.FIRST), isOnline(Seat.SECOND), tables.conduct().claimAt(now));
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
        if (isConnected(seat)) {
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
      watchers.add(watcher);
      Seat seat = watcher.seat();
      if (seat != null) {
        isDropped[seat.index()] = false;
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
      if (watchers.remove(watcher)) {
        usedAt = tables.now();
        if (seat != null && !isConnected(seat)) {
          isDropped[seat.index()] = true;
          seenAt[seat.index()] = 0;
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
          game.id(), isOnline(Seat.FIRST), isOnline(Seat.SECOND), tables.conduct().claimAt(game));
    } finally {
      lock.unlock();
    }
  }

  /// A sign of life.
  private void seen(Seat seat) throws StoreException {
    seenAt[seat.index()] = tables.now();
    usedAt = tables.now();
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
          && !isPresent(seat)) {
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

  private boolean isConnected(Seat seat) {
    return watchers.stream().anyMatch(watcher -> watcher.seat() == seat);
  }

  private boolean isPresent(Seat seat) {
    return isConnected(seat) || tables.now() - seenAt[seat.index()] < SIGN_OF_LIFE;
  }

  /// Whether a player seems to be there. Of those who are connected to another server we only know
  /// that nobody has missed them.
  private boolean isOnline(Seat seat) {
    return switch (game.sitter(seat).kind()) {
      case COMPUTER -> true;
      case OPEN -> false;
      case PERSON, BOT ->
          isConnected(seat)
              || (!isDropped[seat.index()] && game.isAttended() && game.leftAt(seat) == null);
    };
  }

  /// Whether nobody here needs it in memory: nobody watches, nobody has used it for so long.
  boolean isIdle(long millis) {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      return watchers.isEmpty() && tables.now() - usedAt > millis;
    } finally {
      lock.unlock();
    }
  }

  boolean isWatched() {
    lock.lock();
    try {
      return !watchers.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  /// Whether nobody has begun to think about this position; from now on somebody has.
  boolean beginThinking(Position position) {
    lock.lock();
    try {
      boolean isNew = !position.equals(thoughtAbout);
      thoughtAbout = position;
      return isNew;
    } finally {
      lock.unlock();
    }
  }

  /// Nobody thinks about this position any more.
  void endThinking(Position position) {
    lock.lock();
    try {
      if (position.equals(thoughtAbout)) {
        thoughtAbout = null;
      }
    } finally {
      lock.unlock();
    }
  }
}

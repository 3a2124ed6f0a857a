package quinas.arena.match;

import quinas.arena.player.Answer;
import quinas.arena.player.Entrant;
import quinas.arena.player.Player;
import quinas.arena.player.PlayerException;
import quinas.arena.player.Turn;
import quinas.rules.Options;
import quinas.rules.Position;

/// An entrant's player at one board of a match: opened when it is first needed, and again after
/// every fault. One thread at a time, except for [#close].
public final class Contender implements AutoCloseable {

  /// How often in a row a player may fail to start.
  private static final int STRIKES = 3;

  private final Entrant entrant;
  private final Options options;
  private Player player = ABSENT;
  private boolean isClosed;

  private static final Player ABSENT = new Absent();

  public Contender(Entrant entrant, Options options) {
    this.entrant = entrant;
    this.options = options;
  }

  /// The player, ready for a game.
  ///
  /// @throws UnplayableException if it could not be started three times in a row, or once for a
  ///   reason that stays
  Player ready() throws UnplayableException, InterruptedException {
    for (int strike = 1; current() instanceof Absent; strike++) {
      try {
        seat(entrant.open(options));
      } catch (PlayerException e) {
        if (e.isCertain()) {
          throw new UnplayableException(
              "%s could not be started: %s", entrant.name(), String.valueOf(e.getMessage()));
        }
        if (strike == STRIKES) {
          throw new UnplayableException(
              "%s could not be started, %d times in a row: %s",
              entrant.name(), STRIKES, String.valueOf(e.getMessage()));
        }
      }
    }
    return current();
  }

  private synchronized Player current() {
    return player;
  }

  private synchronized void seat(Player opened) throws InterruptedException {
    if (isClosed) {
      opened.close();
      throw new InterruptedException("closed while it started");
    }
    player = opened;
  }

  /// @throws InterruptedException if this has been closed: whatever its player did is no result
  synchronized void checkOpen() throws InterruptedException {
    if (isClosed) {
      throw new InterruptedException("closed in mid-game");
    }
  }

  /// Shows out a player that is of no more use.
  void dismiss() {
    Player gone;
    synchronized (this) {
      gone = player;
      player = ABSENT;
    }
    gone.close();
  }

  /// Leaves nothing behind, whatever is under way.
  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
    }
    dismiss();
  }

  /// Nobody there.
  private static final class Absent implements Player {

    @Override
    public void begin(Options options, Position start, long seed) {
      throw new AssertionError("nobody is there");
    }

    @Override
    public Answer move(Turn turn) {
      throw new AssertionError("nobody is there");
    }

    @Override
    public void close() {}
  }
}

package quinas.server.live;

import org.jspecify.annotations.Nullable;
import quinas.rules.Seat;
import quinas.server.api.ClockTerms;
import quinas.server.api.GameState.ClockState;

/// Both players' clocks, in milliseconds. Immutable.
///
/// Part of the time that a move is on its way to the server is forgiven: what was measured, but no
/// more than is in the mover's store, which fills a little with each move. So a slow line costs
/// nothing, and a player who feigns one gains next to nothing.
///
/// @param terms null if there is no clock
/// @param first left for the first seat at `since`
/// @param firstStore what can be forgiven to the first seat with its next move
/// @param running whose clock runs; null if none does
/// @param since since when it runs or stands
public record Clocks(
    @Nullable ClockTerms terms,
    long first,
    long second,
    long firstStore,
    long secondStore,
    @Nullable Seat running,
    long since) {

  /// What is in a store at the beginning, and the most that there can be.
  static final long FULL_STORE = 500;

  /// What comes into a store with each move.
  static final long REFILL = 100;

  static Clocks of(@Nullable ClockTerms terms, long at) {
    long start = terms == null ? 0 : terms.startMillis();
    return new Clocks(terms, start, start, FULL_STORE, FULL_STORE, null, at);
  }

  boolean isRunning() {
    return running != null;
  }

  private long left(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  private long store(Seat seat) {
    return seat == Seat.FIRST ? firstStore : secondStore;
  }

  /// How long the running clock has been running.
  private long elapsed(long now) {
    return Math.max(0, now - since);
  }

  /// What of the time that a move of this seat took is forgiven.
  ///
  /// @param lag how long it was on its way, as measured
  long forgiven(Seat seat, long now, long lag) {
    return running == seat ? Math.clamp(Math.min(lag, store(seat)), 0, elapsed(now)) : 0;
  }

  /// What a move of this seat costs it.
  long charged(Seat seat, long now, long lag) {
    return running == seat ? elapsed(now) - forgiven(seat, now, lag) : 0;
  }

  /// Whether a move of this seat comes too late.
  boolean isTooLate(Seat seat, long now, long lag) {
    return running == seat && charged(seat, now, lag) > left(seat);
  }

  /// When not even a move that was long on its way could still come in time; `Long.MAX_VALUE` if no
  /// clock runs.
  long fallsAt() {
    return running == null ? Long.MAX_VALUE : since + left(running) + store(running) + 1;
  }

  /// After a move.
  ///
  /// @param next whose clock runs from now on; null if none does
  Clocks moved(Seat by, long charged, long forgiven, @Nullable Seat next, long now) {
    if (terms == null) {
      return new Clocks(null, 0, 0, firstStore, secondStore, null, now);
    }
    long left =
        terms.isPerMove()
            ? terms.startMillis()
            : Math.max(0, left(by) - charged) + (running == by ? terms.addedMillis() : 0);
    long store = Math.min(FULL_STORE, store(by) - forgiven + REFILL);
    return by == Seat.FIRST
        ? new Clocks(terms, left, second, store, secondStore, next, now)
        : new Clocks(terms, first, left, firstStore, store, next, now);
  }

  /// Stops whichever runs; it is charged for the time until now.
  Clocks stopped(long now) {
    if (running == null) {
      return new Clocks(terms, first, second, firstStore, secondStore, null, now);
    }
    long left = Math.max(0, left(running) - elapsed(now));
    return running == Seat.FIRST
        ? new Clocks(terms, left, second, firstStore, secondStore, null, now)
        : new Clocks(terms, first, left, firstStore, secondStore, null, now);
  }

  /// Stops whichever runs, and lets another run, or none.
  Clocks switched(@Nullable Seat next, long now) {
    Clocks stopped = stopped(now);
    if (terms == null) {
      return stopped;
    }
    long start = terms.startMillis();
    return terms.isPerMove()
        ? new Clocks(terms, start, start, firstStore, secondStore, next, now)
        : new Clocks(terms, stopped.first, stopped.second, firstStore, secondStore, next, now);
  }

  /// The time between `from` and `now` is charged to nobody.
  Clocks resumed(long from, long now) {
    long pause = Math.max(0, now - Math.max(from, since));
    return new Clocks(terms, first, second, firstStore, secondStore, running, since + pause);
  }

  ClockState state() {
    return new ClockState(terms, first, second, running, since);
  }
}

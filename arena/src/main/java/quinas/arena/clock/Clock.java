package quinas.arena.clock;

import java.time.Duration;
import quinas.rules.Seat;

/// Both players' clocks between two moves. Immutable.
///
/// @param first the first seat's remaining time, negative once it has run out; zero if there is no
///   clock. Per move, what the next move may take
/// @param second the second's
/// @param firstMoves how many moves the first seat has made
/// @param secondMoves the second
public record Clock(
    TimeControl firstControl,
    TimeControl secondControl,
    Duration first,
    Duration second,
    int firstMoves,
    int secondMoves) {

  /// Both clocks before the first move. The two may be unequal.
  public static Clock start(TimeControl first, TimeControl second) {
    return new Clock(first, second, first.base(), second.base(), 0, 0);
  }

  public TimeControl control(Seat seat) {
    return seat == Seat.FIRST ? firstControl : secondControl;
  }

  public Duration remaining(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  private int moves(Seat seat) {
    return seat == Seat.FIRST ? firstMoves : secondMoves;
  }

  /// Moves of this seat until its base time is added again, the next one included; 0 if it never
  /// is.
  public int movesToGo(Seat seat) {
    int session = control(seat).session();
    return session == 0 ? 0 : session - moves(seat) % session;
  }

  /// Whether a move that took so long came too late.
  ///
  /// @param margin what is forgiven, for the way to the player and back
  public boolean runsOut(Seat seat, Duration used, Duration margin) {
    return control(seat).isTimed() && used.compareTo(remaining(seat).plus(margin)) > 0;
  }

  /// The clocks after a move of this seat. What the margin forgave is charged, but leaves the clock
  /// no lower than zero.
  public Clock after(Seat seat, Duration used) {
    TimeControl control = control(seat);
    Duration left = control.isTimed() ? left(seat, control, used) : Duration.ZERO;
    return seat == Seat.FIRST
        ? new Clock(firstControl, secondControl, left, second, firstMoves + 1, secondMoves)
        : new Clock(firstControl, secondControl, first, left, firstMoves, secondMoves + 1);
  }

  /// The clocks after this seat has thought about something that is no move. Time per move is for
  /// each such thing, too.
  public Clock charged(Seat seat, Duration used) {
    TimeControl control = control(seat);
    if (!control.isTimed() || control.isPerMove()) {
      return this;
    }
    Duration left = remaining(seat).minus(used);
    Duration kept = left.isNegative() ? Duration.ZERO : left;
    return seat == Seat.FIRST
        ? new Clock(firstControl, secondControl, kept, second, firstMoves, secondMoves)
        : new Clock(firstControl, secondControl, first, kept, firstMoves, secondMoves);
  }

  /// The clocks when the players change seats, each taking its own along.
  public Clock swapped() {
    return new Clock(secondControl, firstControl, second, first, secondMoves, firstMoves);
  }

  private Duration left(Seat seat, TimeControl control, Duration used) {
    if (control.isPerMove()) {
      return control.base();
    }
    Duration left = remaining(seat).minus(used);
    Duration kept = (left.isNegative() ? Duration.ZERO : left).plus(control.increment());
    return movesToGo(seat) == 1 ? kept.plus(control.base()) : kept;
  }
}

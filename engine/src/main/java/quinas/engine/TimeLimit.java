package quinas.engine;

import java.time.Duration;

/// How long to think about one move.
///
/// @param soft after about so long, no further depth is begun: sooner where there is little to
///   decide, later where there is much
/// @param hard after this long, thinking ends in the middle of a depth
public record TimeLimit(Duration soft, Duration hard) {

  /// As long as it takes.
  public static final TimeLimit NONE = exactly(Duration.ofDays(10_000));

  /// Moves that a game is expected to go on for, where nothing says better.
  private static final int EXPECTED_MOVES = 24;

  public TimeLimit {
    assert !soft.isNegative() && soft.compareTo(hard) <= 0 : soft + " " + hard;
  }

  /// All of it, whatever is found.
  public static TimeLimit exactly(Duration time) {
    return new TimeLimit(time, time);
  }

  /// A share of what a clock shows. Most of the increment is spent, and never more than half of
  /// what there is.
  ///
  /// @param remaining on the clock now; may be negative
  /// @param increment added after each move
  /// @param movesToGo moves until more time is added, 0 if there is no such thing
  public static TimeLimit share(Duration remaining, Duration increment, int movesToGo) {
    long left = Math.max(0, remaining.toNanos());
    long moves = movesToGo == 0 ? EXPECTED_MOVES : Math.min(movesToGo, EXPECTED_MOVES);
    long most = movesToGo == 1 ? left * 9 / 10 : left / 2;
    long share = Math.min(left / moves + increment.toNanos() * 3 / 4, most);
    return new TimeLimit(
        Duration.ofNanos(share * 6 / 10), Duration.ofNanos(Math.min(3 * share, most)));
  }
}

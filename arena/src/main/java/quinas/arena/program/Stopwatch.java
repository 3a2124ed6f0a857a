package quinas.arena.program;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;
import quinas.arena.clock.Clock;
import quinas.arena.clock.Timing;
import quinas.rules.Seat;

/// Measures one move of a program, by the clock on the wall or by the time of processors.
final class Stopwatch {

  /// A program that is charged for processor time may take so many times more by the clock on the
  /// wall, on a machine that has others to serve.
  private static final int WALL_FACTOR = 10;

  /// Processor time is looked up no more often than that.
  private static final Duration PAUSE = Duration.ofMillis(20);

  private final Connection connection;
  private final boolean isTimed;
  private final Duration allowed;

  /// By the clock on the wall, more is never allowed.
  private final Duration most;

  private final Optional<Duration> processorBefore;
  private final long began = System.nanoTime();

  private Stopwatch(
      Connection connection,
      boolean isTimed,
      Duration allowed,
      Duration most,
      Optional<Duration> processorBefore) {
    this.connection = connection;
    this.isTimed = isTimed;
    this.allowed = allowed;
    this.most = most;
    this.processorBefore = processorBefore;
  }

  /// Begins to measure.
  ///
  /// @param lag forgiven besides the margin
  /// @param seat whose clock counts; without a clock, patience does
  static Stopwatch start(
      Connection connection, Timing timing, Duration lag, Clock clock, Seat seat) {
    boolean isTimed = clock.control(seat).isTimed();
    Duration allowed =
        isTimed ? clock.remaining(seat).plus(timing.margin()).plus(lag) : timing.patience();
    Duration most =
        isTimed && timing.onProcessor()
            ? allowed.multipliedBy(WALL_FACTOR).plus(timing.patience())
            : allowed;
    Optional<Duration> before =
        timing.onProcessor() ? connection.processorTime() : Optional.empty();
    return new Stopwatch(connection, isTimed, allowed, most, before);
  }

  /// Whether there is a clock at all.
  boolean isTimed() {
    return isTimed;
  }

  /// What the clock shows and what is forgiven, or patience where there is no clock.
  Duration allowed() {
    return allowed;
  }

  /// The time to charge for a move that was heard at this instant. Processor time is that spent
  /// until now; where the program has gone already, the time that went by stands for it.
  Duration used(long nanos) {
    Duration wall = wall(nanos);
    return processorTime().orElse(wall);
  }

  /// Never less than nothing, though what is counted shrinks when a process ends that nobody waits
  /// for.
  private Optional<Duration> processorTime() {
    return processorBefore.flatMap(before ->
        connection
            .processorTime()
            .map(now -> now.compareTo(before) < 0 ? Duration.ZERO : now.minus(before)));
  }

  private Duration wall(long nanos) {
    return Duration.ofNanos(nanos - began);
  }

  /// Whether a move that was heard at this instant comes too late.
  boolean isTooLong(long nanos, Duration used) {
    return (isTimed ? used : wall(nanos)).compareTo(allowed) > 0;
  }

  /// Whether there is nothing left to wait for.
  boolean isOver() {
    long now = System.nanoTime();
    return wall(now).compareTo(most) > 0
        || (isTimed && processorTime().filter(used -> used.compareTo(allowed) > 0).isPresent());
  }

  /// When it may be over, as [System#nanoTime] counts: all processors together cannot spend what is
  /// left any earlier.
  long nextLook() {
    long end = began + most.toNanos() + 1;
    Optional<Duration> used = isTimed ? processorTime() : Optional.empty();
    if (used.isEmpty()) {
      return end;
    }
    Duration left = allowed.minus(used.get()).dividedBy(Runtime.getRuntime().availableProcessors());
    Duration pause = left.compareTo(PAUSE) < 0 ? PAUSE : left;
    return Math.min(end, System.nanoTime() + pause.toNanos());
  }

  /// A time for people: `1.25 s`.
  static String seconds(Duration time) {
    BigDecimal seconds = BigDecimal.valueOf(time.toNanos(), 9).setScale(3, RoundingMode.HALF_UP);
    return seconds.stripTrailingZeros().toPlainString() + " s";
  }
}

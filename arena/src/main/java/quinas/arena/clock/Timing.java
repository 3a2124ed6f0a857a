package quinas.arena.clock;

import java.time.Duration;

/// How time is kept besides the clocks: what is forgiven, and how long one waits where no clock
/// says it. Immutable.
///
/// @param margin forgiven whenever a clock runs out
/// @param patience how long a program may take for what no clock limits: to start, to get ready, to
///   move in a game without clocks
/// @param grace how long it may still take when it has been told to stop
/// @param onProcessor whether players are charged the time that processors spent on them, instead
///   of the time that went by
public record Timing(Duration margin, Duration patience, Duration grace, boolean onProcessor) {

  /// What people expect who say nothing.
  public static final Timing STANDARD =
      new Timing(Duration.ofMillis(20), Duration.ofSeconds(60), Duration.ofSeconds(5), false);

  public Timing {
    assert !margin.isNegative() && !patience.isNegative() && !grace.isNegative();
  }

  public Timing withMargin(Duration time) {
    return new Timing(time, patience, grace, onProcessor);
  }

  public Timing withPatience(Duration time) {
    return new Timing(margin, time, grace, onProcessor);
  }

  public Timing withGrace(Duration time) {
    return new Timing(margin, patience, time, onProcessor);
  }

  /// Charged in the time of processors.
  public Timing onProcessorTime() {
    return new Timing(margin, patience, grace, true);
  }
}

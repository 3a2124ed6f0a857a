package quinas.arena.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quinas.engine.TimeLimit;
import quinas.engine.search.Limits;
import quinas.rules.Seat;

/// The limits of a `go`.
///
/// @param isInfinite whether the answer must wait for a `stop`
/// @param limits in depth and positions
/// @param time of the player to act
record GoLimits(boolean isInfinite, Limits limits, TimeLimit time) {

  /// What is thought about if nothing is said, or nothing that would ever end it: as many positions
  /// as the level `engine` looks at.
  static final long STANDARD_NODES = 100_000;

  /// What an answer needs to reach the one who holds the clock, if the time allows.
  private static final Duration WAY = Duration.ofMillis(10);

  /// @param turn whose clock counts
  static GoLimits read(List<String> words, Dialect dialect, Seat turn) throws UgiException {
    if (words.equals(List.of("infinite"))) {
      return new GoLimits(true, Limits.NONE, TimeLimit.NONE);
    }
    Map<String, Long> numbers = numbers(words, dialect);
    Optional<TimeLimit> time = time(numbers, dialect.prefix(turn));
    boolean ends = numbers.containsKey("depth") || numbers.containsKey("nodes");
    long nodes = ends || time.isPresent() ? Limits.NONE.nodes() : STANDARD_NODES;
    return new GoLimits(
        false,
        new Limits(
            (int) clamp(numbers.getOrDefault("depth", Long.MAX_VALUE), Limits.NONE.depth()),
            clamp(numbers.getOrDefault("nodes", nodes), Limits.NONE.nodes())),
        time.orElse(TimeLimit.NONE));
  }

  /// At least 1: without any thought there is no move.
  private static long clamp(long number, long most) {
    return Math.clamp(number, 1, most);
  }

  private static Map<String, Long> numbers(List<String> words, Dialect dialect)
      throws UgiException {
    List<String> known = names(dialect);
    Map<String, Long> numbers = new HashMap<>();
    for (int i = 0; i < words.size(); i += 2) {
      String name = words.get(i);
      if (!known.contains(name)) {
        throw new UgiException(
            "go: \"" + name + "\" is none of " + String.join(", ", known) + ", or infinite alone");
      }
      // A clock that has run out may be negative.
      if (i + 1 == words.size() || !words.get(i + 1).matches("-?[0-9]{1,18}")) {
        throw new UgiException("go: after " + name + " stands a number");
      }
      if (numbers.put(name, Math.max(0, Long.parseLong(words.get(i + 1)))) != null) {
        throw new UgiException("go: " + name + " is given twice");
      }
    }
    return numbers;
  }

  private static List<String> names(Dialect dialect) {
    List<String> names = new ArrayList<>(List.of("movetime", "depth", "nodes"));
    for (String kind : List.of("time", "inc")) {
      for (Seat seat : List.of(Seat.FIRST, Seat.SECOND)) {
        names.add(dialect.prefix(seat) + kind);
      }
    }
    names.add("movestogo");
    return names;
  }

  /// The shorter of the time for the move and a share of the clock, if there are any.
  private static Optional<TimeLimit> time(Map<String, Long> numbers, String prefix) {
    Optional<TimeLimit> move = millis(numbers, "movetime").map(GoLimits::forOneMove);
    Optional<TimeLimit> share =
        millis(numbers, prefix + "time")
            .map(left -> {
              Duration increment = millis(numbers, prefix + "inc").orElse(Duration.ZERO);
              int movesToGo = (int) Math.min(1000, numbers.getOrDefault("movestogo", 0L));
              return TimeLimit.share(left.minus(WAY), increment, movesToGo);
            });
    if (move.isPresent() && share.isPresent()) {
      return move.get().hard().compareTo(share.get().hard()) < 0 ? move : share;
    }
    return move.or(() -> share);
  }

  private static TimeLimit forOneMove(Duration time) {
    Duration way = time.dividedBy(10);
    return TimeLimit.exactly(time.minus(way.compareTo(WAY) < 0 ? way : WAY));
  }

  /// At most ten years, which is as good as for ever and far from any overflow.
  private static Optional<Duration> millis(Map<String, Long> numbers, String name) {
    return Optional.ofNullable(numbers.get(name))
        .map(number -> Duration.ofMillis(Math.min(number, Duration.ofDays(3650).toMillis())));
  }
}

package quinas.arena.protocol;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The limits of a `go`. The levels know no clock and no depth, they take the time they take, so
/// all that matters of them is whether there are any.
///
/// @param isInfinite whether the answer must wait for a `stop`
record GoLimits(boolean isInfinite) {

  private static final List<String> NUMBERS =
      List.of("movetime", "depth", "nodes", "p1time", "p2time", "p1inc", "p2inc");

  static GoLimits read(List<String> words) throws UgiException {
    if (words.equals(List.of("infinite"))) {
      return new GoLimits(true);
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < words.size(); i += 2) {
      String limit = words.get(i);
      if (!NUMBERS.contains(limit)) {
        throw new UgiException(
            "go: \""
                + limit
                + "\" is none of "
                + String.join(", ", NUMBERS)
                + ", or infinite alone");
      }
      if (!seen.add(limit)) {
        throw new UgiException("go: " + limit + " is given twice");
      }
      if (i + 1 == words.size() || !words.get(i + 1).matches("[0-9]{1,18}")) {
        throw new UgiException("go: after " + limit + " stands a number");
      }
    }
    return new GoLimits(false);
  }
}

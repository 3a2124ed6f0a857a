package quinas.arena.program;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.protocol.Dialect;
import quinas.engine.search.Limits;
import quinas.rules.Seat;

/// The question for a move.
final class Go {

  /// What a program may take that has neither a clock nor a limit. Many would think for ever.
  private static final Duration STANDARD = Duration.ofSeconds(1);

  /// `go` and what limits the search: the clocks in milliseconds, and limits.
  ///
  /// @param turn who is to move
  static String text(Clock clock, Seat turn, Dialect dialect) {
    List<String> words = new ArrayList<>(List.of("go"));
    TimeControl control = clock.control(turn);
    if (control.isPerMove()) {
      add(words, "movetime", millis(clock.remaining(turn)));
    } else if (control.isTimed()) {
      for (Seat seat : List.of(Seat.FIRST, Seat.SECOND)) {
        if (hasRunningClock(clock.control(seat))) {
          add(words, dialect.prefix(seat) + "time", millis(clock.remaining(seat)));
          add(words, dialect.prefix(seat) + "inc", clock.control(seat).increment().toMillis());
        }
      }
      if (clock.movesToGo(turn) > 0) {
        add(words, "movestogo", clock.movesToGo(turn));
      }
    }
    Limits limits = control.limits();
    if (limits.nodes() != Limits.NONE.nodes()) {
      add(words, "nodes", limits.nodes());
    }
    if (limits.depth() != Limits.NONE.depth()) {
      add(words, "depth", limits.depth());
    }
    if (words.size() == 1) {
      add(words, "movetime", millis(STANDARD));
    }
    return String.join(" ", words);
  }

  private static boolean hasRunningClock(TimeControl control) {
    return control.isTimed() && !control.isPerMove();
  }

  private static void add(List<String> words, String name, long number) {
    words.add(name);
    words.add(Long.toString(number));
  }

  /// Never none: engines take that for anything.
  private static long millis(Duration time) {
    return Math.max(1, time.toMillis());
  }

  private Go() {}
}

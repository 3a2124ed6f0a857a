package quinas.cli.bot;

import java.time.Duration;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import tools.jackson.databind.JsonNode;

/// The clocks of a server's game, as the arena's players know them.
final class ClockReader {

  /// More would only be waited for.
  private static final Duration CORRESPONDENCE = Duration.ofSeconds(10);

  static Clock read(JsonNode clock) {
    JsonNode terms = clock.path("terms");
    TimeControl control =
        switch (terms.path("kind").asString("")) {
          case "increment" ->
              TimeControl.game(
                  Duration.ofSeconds(terms.path("base").longValue()),
                  Duration.ofSeconds(terms.path("increment").longValue()));
          case "move" -> TimeControl.perMove(Duration.ofSeconds(terms.path("seconds").longValue()));
          case "days" -> TimeControl.perMove(CORRESPONDENCE);
          default -> TimeControl.NONE;
        };
    Clock start = Clock.start(control, control);
    return terms.path("kind").asString("").equals("increment")
        ? new Clock(
            control,
            control,
            Duration.ofMillis(clock.path("first").longValue()),
            Duration.ofMillis(clock.path("second").longValue()),
            0,
            0)
        : start;
  }

  private ClockReader() {}
}

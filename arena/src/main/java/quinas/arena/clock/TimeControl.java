package quinas.arena.clock;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quinas.engine.search.Limits;
import quinas.rules.NotationException;

/// What a player may use, as one agrees on before a game.
///
/// | text | |
/// |---|---|
/// | `none` | no clock |
/// | `8+0.08` | eight seconds for the game, 0.08 more after each move |
/// | `40/60+0.6` | sixty seconds for each forty moves |
/// | `0.1/move` | a tenth of a second for each move |
/// | `nodes=10000`, `depth=6` | so many positions, so many plies; also after one of the others and a comma |
///
/// Times are in seconds, unless `ms` or `m` (minutes) stands behind.
///
/// @param base for the game, the session or the move; zero if there is no clock
/// @param increment added after each move
/// @param session moves after which `base` is added again; 0 for never, 1 for time per move, of
///   which nothing is kept
/// @param limits what engines may look at besides
public record TimeControl(Duration base, Duration increment, int session, Limits limits) {

  /// As long as it takes.
  public static final TimeControl NONE = limited(Limits.NONE);

  private static final Pattern GAME =
      Pattern.compile("(?:([1-9][0-9]{0,3})/)?([0-9.]+[a-z]*)(?:\\+([0-9.]+[a-z]*))?");
  private static final Pattern TIME = Pattern.compile("([0-9]{1,7}(?:\\.[0-9]{1,6})?)(ms|s|m)?");
  private static final String PER_MOVE = "/move";

  public TimeControl {
    assert !base.isNegative() && !increment.isNegative() && session >= 0;
    assert !base.isZero() || (increment.isZero() && session == 0) : "an increment to nothing";
  }

  /// No clock, but a limit to what engines look at.
  public static TimeControl limited(Limits limits) {
    return new TimeControl(Duration.ZERO, Duration.ZERO, 0, limits);
  }

  /// So much for each move.
  public static TimeControl perMove(Duration time) {
    return new TimeControl(time, Duration.ZERO, 1, Limits.NONE);
  }

  /// So much for the game, and so much more after each move.
  public static TimeControl game(Duration base, Duration increment) {
    return new TimeControl(base, increment, 0, Limits.NONE);
  }

  /// Whether there is a clock at all.
  public boolean isTimed() {
    return !base.isZero();
  }

  /// Whether each move has its own time.
  public boolean isPerMove() {
    return session == 1;
  }

  /// Reads what [#toString] writes, and the other forms above.
  public static TimeControl read(String text) throws NotationException {
    TimeControl control = NONE;
    int depth = Limits.NONE.depth();
    long nodes = Limits.NONE.nodes();
    List<String> parts = List.of(text.strip().split(",", -1));
    for (int i = 0; i < parts.size(); i++) {
      String part = parts.get(i);
      if (part.startsWith("nodes=")) {
        nodes = number(part.substring("nodes=".length()), Long.MAX_VALUE);
      } else if (part.startsWith("depth=")) {
        depth = (int) number(part.substring("depth=".length()), Limits.NONE.depth());
      } else if (i > 0) {
        throw new NotationException("time control: \"%s\" is neither nodes=N nor depth=N", part);
      } else {
        control = clock(part);
      }
    }
    return new TimeControl(
        control.base, control.increment, control.session, new Limits(depth, nodes));
  }

  private static TimeControl clock(String text) throws NotationException {
    if (text.equals("none")) {
      return NONE;
    }
    if (text.endsWith(PER_MOVE)) {
      return perMove(positive(text.substring(0, text.length() - PER_MOVE.length())));
    }
    Matcher matcher = GAME.matcher(text);
    if (!matcher.matches()) {
      throw new NotationException(
          "time control: \"%s\" is none of none, 8+0.08, 40/60+0.6, 0.1/move, nodes=N, depth=N",
          text);
    }
    int session = matcher.group(1) == null ? 0 : Integer.parseInt(matcher.group(1));
    Duration increment = matcher.group(3) == null ? Duration.ZERO : time(matcher.group(3));
    return new TimeControl(positive(matcher.group(2)), increment, session, Limits.NONE);
  }

  private static Duration positive(String text) throws NotationException {
    Duration time = time(text);
    if (time.isZero()) {
      throw new NotationException("time control: \"%s\" is no time at all", text);
    }
    return time;
  }

  private static Duration time(String text) throws NotationException {
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches()) {
      throw new NotationException(
          "time control: \"%s\" is no time such as 60, 0.5, 100ms or 3m", text);
    }
    String unit = matcher.group(2) == null ? "s" : matcher.group(2);
    int places =
        switch (unit) {
          case "ms" -> 6;
          default -> 9;
        };
    long nanos = new BigDecimal(matcher.group(1)).movePointRight(places).toBigInteger().longValue();
    return Duration.ofNanos(unit.equals("m") ? 60 * nanos : nanos);
  }

  private static long number(String text, long most) throws NotationException {
    if (text.matches("[1-9][0-9]{0,17}") && Long.parseLong(text) <= most) {
      return Long.parseLong(text);
    }
    throw new NotationException("time control: \"%s\" is not a number from 1 to %d", text, most);
  }

  /// The shortest text that [#read] takes for this.
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    if (isPerMove()) {
      parts.add(seconds(base) + PER_MOVE);
    } else if (isTimed()) {
      String sessions = session == 0 ? "" : session + "/";
      parts.add(sessions + seconds(base) + (increment.isZero() ? "" : "+" + seconds(increment)));
    }
    if (limits.nodes() != Limits.NONE.nodes()) {
      parts.add("nodes=" + limits.nodes());
    }
    if (limits.depth() != Limits.NONE.depth()) {
      parts.add("depth=" + limits.depth());
    }
    return parts.isEmpty() ? "none" : String.join(",", parts);
  }

  private static String seconds(Duration time) {
    return BigDecimal.valueOf(time.toNanos(), 9).stripTrailingZeros().toPlainString();
  }
}

package quinas.arena.protocol;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import quinas.engine.Engine;
import quinas.engine.TimeLimit;
import quinas.engine.level.Level;
import quinas.engine.search.Finding;
import quinas.rules.Bits;
import quinas.rules.Notation;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// One answer to `go`, up to the move.
final class Thinking {

  private final UgiState start;
  private final Consumer<String> out;
  private final long began = System.nanoTime();

  /// @param out takes the lines that say what is known so far
  Thinking(UgiState start, Consumer<String> out) {
    this.start = start;
    this.out = out;
  }

  /// The move of a level: the same for the same seed and position, whatever was played before,
  /// unless it is stopped.
  String play(Level level, StopSignal stop) {
    Position position = start.position();
    long seed = Bits.mix(start.settings().seed()) ^ position.hash();
    String move =
        start.notation().text(level.choose(position, new SplitMix64(seed), stop::isStopped));
    out.accept("info time " + millis() + " pv " + move);
    return move;
  }

  /// The move that a search within the limits finds.
  String search(GoLimits limits, StopSignal stop) {
    Position position = start.position();
    Notation notation = start.notation();
    Engine engine = start.settings().memory().engine(note -> out.accept("info string " + note));
    Finding best =
        engine.think(
            position,
            limits.limits(),
            left(limits.time()),
            stop::isStopped,
            finding -> out.accept(InfoLine.of(position, finding, millis(), notation)));
    return notation.text(best.move());
  }

  /// What is left of the time after waiting for the right to think, and for memory.
  private TimeLimit left(TimeLimit time) {
    Duration spent = Duration.ofNanos(System.nanoTime() - began);
    return new TimeLimit(left(time.soft(), spent), left(time.hard(), spent));
  }

  private static Duration left(Duration time, Duration spent) {
    return time.compareTo(spent) > 0 ? time.minus(spent) : Duration.ZERO;
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
  }
}

package quinas.arena.player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import quinas.arena.clock.Clock;
import quinas.arena.clock.ThreadTimer;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.record.Komi;
import quinas.engine.Engine;
import quinas.engine.TimeLimit;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The built-in engine: `engine`, or `engine:nodes=10000,depth=6,hash=64,threads=2,net=FILE`.
///
/// @param limits its own; those of the turn hold besides
/// @param build what it is made of
record EngineEntrant(
    String name,
    String text,
    Optional<TimeControl> control,
    Limits limits,
    EngineBuild build,
    Timing timing)
    implements Entrant {

  static final String NAME = "engine";

  /// Where neither a clock nor a limit would ever end its thinking.
  private static final Limits STANDARD = Limits.nodes(100_000);

  /// Whether this is how an engine is written.
  static boolean isMeant(EntrantText text) {
    String word = text.words().getFirst();
    return word.equals(NAME) || word.startsWith(NAME + ":");
  }

  static EngineEntrant read(EntrantText text, Timing timing) throws NotationException {
    text.checkNoSettings();
    String word = text.words().getFirst();
    EngineBuild build = EngineBuild.STANDARD;
    List<String> limits = new ArrayList<>();
    String given = word.equals(NAME) ? "" : word.substring(NAME.length() + 1);
    for (String part : given.isEmpty() ? new String[0] : given.split(",", -1)) {
      if (part.startsWith("nodes=") || part.startsWith("depth=")) {
        limits.add(part);
      } else {
        build = build.with(part);
      }
    }
    Limits own =
        limits.isEmpty() ? Limits.NONE : TimeControl.read(String.join(",", limits)).limits();
    String name = text.name().orElse(word);
    return new EngineEntrant(name, text.text(), text.control(), own, build, timing);
  }

  @Override
  public Player open(Options options) throws PlayerException {
    Supplier<Evaluation> judges = build.judges(options.game());
    return new EnginePlayer(build.engine(judges), judges.get(), limits, timing);
  }

  private static final class EnginePlayer implements Player {

    /// What may come between the end of its thinking and the clock: the collector, other threads.
    private static final Duration RESERVE = Duration.ofMillis(10);

    private final Engine engine;
    private final Evaluation evaluation;
    private final Limits limits;
    private final Timing timing;
    private volatile boolean isClosed;

    /// @param evaluation as the engine's
    EnginePlayer(Engine engine, Evaluation evaluation, Limits limits, Timing timing) {
      this.engine = engine;
      this.evaluation = evaluation;
      this.limits = limits;
      this.timing = timing;
    }

    @Override
    public void begin(Options options, Position start, long seed) {
      engine.forget();
    }

    @Override
    public Answer move(Turn turn) throws InterruptedException {
      ThreadTimer timer = new ThreadTimer();
      long began = System.nanoTime();
      Seat seat = turn.position().turn();
      TimeControl control = turn.clock().control(seat);
      Finding finding =
          engine.think(
              turn.position(),
              limits(control),
              control.isTimed() ? time(turn.clock(), seat) : TimeLimit.NONE,
              this::isStopped,
              progress -> {});
      checkGoesOn();
      Duration took = Duration.ofNanos(System.nanoTime() - began);
      return new Answer(finding.move(), used(timer), Optional.of(thought(finding, took)));
    }

    @Override
    public Answer divide(Turn turn, Komi komi) throws InterruptedException {
      ThreadTimer timer = new ThreadTimer();
      Seat seat = turn.position().turn();
      TimeControl control = turn.clock().control(seat);
      TimeLimit time = control.isTimed() ? time(turn.clock(), seat) : TimeLimit.NONE;
      Division division = new Division(evaluation, limits(control), time.soft(), this::isStopped);
      Answer answer = division.of(turn.position(), komi);
      checkGoesOn();
      return new Answer(answer.move(), used(timer), answer.thought());
    }

    private boolean isStopped() {
      return isClosed || Thread.currentThread().isInterrupted();
    }

    private static void checkGoesOn() throws InterruptedException {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
    }

    private Optional<Duration> used(ThreadTimer timer) {
      return timing.onProcessor() ? timer.spent() : Optional.empty();
    }

    @Override
    public Choice choose(Offer offer) throws InterruptedException {
      return Choice.by(offer, move(offer.turn()), evaluation.point());
    }

    private static Answer.Thought thought(Finding finding, Duration took) {
      return new Answer.Thought(
          OptionalInt.of(finding.depth()),
          OptionalInt.of(finding.score()),
          OptionalLong.of(finding.nodes()),
          Optional.of(took));
    }

    private Limits limits(TimeControl control) {
      Limits turn = control.limits();
      Limits both =
          new Limits(
              Math.min(turn.depth(), limits.depth()), Math.min(turn.nodes(), limits.nodes()));
      return control.isTimed() || !both.equals(Limits.NONE) ? both : STANDARD;
    }

    private static TimeLimit time(Clock clock, Seat seat) {
      Duration left = clock.remaining(seat);
      Duration tenth = left.isNegative() ? Duration.ZERO : left.dividedBy(10);
      Duration reserve = tenth.compareTo(RESERVE) < 0 ? tenth : RESERVE;
      return TimeLimit.share(
          left.minus(reserve), clock.control(seat).increment(), clock.movesToGo(seat));
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }
}

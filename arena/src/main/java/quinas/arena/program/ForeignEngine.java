package quinas.arena.program;

import java.io.IOException;
import java.net.ConnectException;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import quinas.arena.clock.Clock;
import quinas.arena.clock.Timing;
import quinas.arena.protocol.Dialect;
import quinas.arena.record.Settlement;
import quinas.rules.Notation;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;

/// Another program that plays, by UGI or UAI. One thread at a time, but for [#close].
///
/// It takes engines as they are. Nothing is waited for before the first `isready`, and whatever
/// they say that has not been asked for is passed over. Every search begins with an `isready`, so
/// that an answer which comes late is not taken for the next one.
///
/// After a [ProgramException] it is of no more use: close it, and start another.
public final class ForeignEngine implements AutoCloseable {

  /// How often the way to the engine and back is measured.
  private static final int MEASUREMENTS = 3;

  private static final String READY = "readyok";
  private static final String MOVE = "bestmove";

  private final Endpoint endpoint;
  private final Dialect dialect;
  private final Options options;
  private final Timing timing;
  private final Inbox inbox;
  private final Connection connection;

  /// The options that it has, by their names in lower case.
  private final Map<String, EngineOption> known = new LinkedHashMap<>();

  private Duration lag = Duration.ZERO;

  private ForeignEngine(Endpoint endpoint, Dialect dialect, Options options, Timing timing)
      throws ProgramException, InterruptedException {
    this.endpoint = endpoint;
    this.dialect = dialect;
    this.options = options;
    this.timing = timing;
    inbox = new Inbox(EngineOption.WORD, READY, MOVE);
    try {
      connection = Connection.open(endpoint, inbox, timing.patience());
    } catch (IOException e) {
      throw new ProgramException(
          Settlement.CRASH, "it cannot be reached: " + Quotation.of(reason(e), 200));
    }
  }

  private static String reason(IOException e) {
    return e instanceof ConnectException ? String.valueOf(e.getMessage()) : e.toString();
  }

  /// Starts an engine, or calls it, and sets it up for games with these options.
  ///
  /// @param settings its own options; the value is empty where an option has none
  public static ForeignEngine start(
      Endpoint endpoint,
      Dialect dialect,
      Options options,
      Map<String, Optional<String>> settings,
      Timing timing)
      throws ProgramException, InterruptedException {
    ForeignEngine engine = new ForeignEngine(endpoint, dialect, options, timing);
    boolean isReady = false;
    try {
      engine.greet(settings);
      isReady = true;
      return engine;
    } finally {
      if (!isReady) {
        engine.close();
      }
    }
  }

  private void greet(Map<String, Optional<String>> settings)
      throws ProgramException, InterruptedException {
    connection.send(dialect.id());
    try {
      getReady();
    } catch (ProgramException e) {
      throw isForeign(e) ? foreign(e) : e;
    }
    set("game", options.game().id());
    set("options", options.toString().isEmpty() ? "<empty>" : options.toString());
    for (Map.Entry<String, Optional<String>> setting : settings.entrySet()) {
      checkKnown(setting.getKey());
      String value = setting.getValue().map(text -> " value " + text).orElse("");
      connection.send("setoption name " + setting.getKey() + value);
    }
    getReady();
  }

  /// Whether it talks, but of something else.
  private boolean isForeign(ProgramException silence) {
    return silence.reason() == Settlement.STALL && known.isEmpty() && !inbox.stranger().isEmpty();
  }

  private ProgramException foreign(ProgramException silence) {
    return ProgramException.certain(
        silence.reason(),
        silence.getMessage() + "; it last said: " + Quotation.of(inbox.stranger(), 200));
  }

  /// An option that is silently passed over would make a match say what is not so. Engines that
  /// list none at all are believed to have it.
  private void checkKnown(String name) throws ProgramException {
    if (!known.isEmpty() && !known.containsKey(name.toLowerCase(Locale.ROOT))) {
      String names =
          known.values().stream().map(EngineOption::name).collect(Collectors.joining(", "));
      throw ProgramException.certain(
          Settlement.CRASH, "it has no option \"%s\"; it has %s".formatted(name, names));
    }
  }

  /// Sets an option if the engine has it.
  private void set(String name, String value) {
    EngineOption option = known.get(name);
    if (option != null) {
      connection.send("setoption name " + option.name() + " value " + value);
    }
  }

  /// Announces a game, and measures how long the way to the engine and back takes.
  ///
  /// @param seed what the engine leaves to chance comes from it, if it has an option `Seed`
  public void newGame(long seed) throws ProgramException, InterruptedException {
    EngineOption option = known.get("seed");
    if (option != null) {
      set("seed", Long.toString(option.within(seed)));
    }
    connection.send(dialect.newGame());
    getReady();
    long[] ways = new long[MEASUREMENTS];
    for (int i = 0; i < MEASUREMENTS; i++) {
      long sent = System.nanoTime();
      ways[i] = getReady() - sent;
    }
    Arrays.sort(ways);
    long most = endpoint.mostLag().toNanos();
    lag = Duration.ofNanos(Math.min(ways[MEASUREMENTS / 2], most));
  }

  /// What the way to the engine and back takes: the median of some measurements at the beginning of
  /// the game, within reason.
  public Duration lag() {
    return timing.onProcessor() ? Duration.ZERO : lag;
  }

  /// Has it think about a position and waits for its move: until its clock, with what is forgiven,
  /// has run out and it did not even stop when it was told to.
  ///
  /// @param moves from `start` to `position`
  /// @param clock as it stands, the player to act being the engine
  public Reply think(Position start, List<Integer> moves, Position position, Clock clock)
      throws ProgramException, InterruptedException {
    getReady();
    inbox.forget();
    String question = Go.text(clock, position.turn(), dialect);
    Stopwatch watch = Stopwatch.start(connection, timing, lag(), clock, position.turn());
    connection.send(positionText(start, moves));
    connection.send(question);
    Inbox.Heard answer = answer(watch, question);
    Duration used = watch.used(answer.nanos());
    if (watch.isTooLong(answer.nanos(), used)) {
      throw new ProgramException(
          watch.isTimed() ? Settlement.TIME : Settlement.STALL,
          "it answered \"%s\" after %s; %s was allowed"
              .formatted(question, Stopwatch.seconds(used), Stopwatch.seconds(watch.allowed())));
    }
    return new Reply(move(answer.words(), position), used, inbox.info());
  }

  private String positionText(Position start, List<Integer> moves) {
    Notation notation = dialect.notation(options.game());
    String fen = notation.text(start) + (dialect == Dialect.UAI ? " 1" : "");
    return "position fen "
        + fen
        + (moves.isEmpty() ? "" : " moves ")
        + moves.stream().map(notation::text).collect(Collectors.joining(" "));
  }

  /// The answer to a search, in time or not.
  private Inbox.Heard answer(Stopwatch watch, String question)
      throws ProgramException, InterruptedException {
    try {
      while (!watch.isOver()) {
        Inbox.Heard heard = next(MOVE, watch.nextLook());
        if (heard != null) {
          return heard;
        }
      }
      connection.send("stop");
      Inbox.Heard heard = next(MOVE, System.nanoTime() + timing.grace().toNanos());
      if (heard != null) {
        return heard;
      }
    } catch (Inbox.Ended e) {
      throw crash();
    }
    String remark = inbox.remark();
    throw new ProgramException(
        Settlement.STALL,
        "no answer to \"%s\" within %s, nor to \"stop\"%s"
            .formatted(
                question,
                Stopwatch.seconds(watch.allowed()),
                remark.isEmpty() ? "" : "; it last said: " + Quotation.of(remark, 200)));
  }

  /// Waits until the engine has done all that it was told before. Answers to earlier questions are
  /// passed over.
  ///
  /// @return when it was heard that it is ready
  private long getReady() throws ProgramException, InterruptedException {
    inbox.skip(READY);
    connection.send("isready");
    try {
      Inbox.Heard heard = next(READY, System.nanoTime() + timing.patience().toNanos());
      if (heard != null) {
        return heard.nanos();
      }
    } catch (Inbox.Ended e) {
      throw crash();
    }
    throw new ProgramException(
        Settlement.STALL,
        "no answer to \"isready\" within " + Stopwatch.seconds(timing.patience()));
  }

  /// The next line that begins with this word. Options are remembered, all else is passed over.
  private Inbox.@Nullable Heard next(String word, long deadline)
      throws Inbox.Ended, InterruptedException {
    Inbox.Heard heard = inbox.next(deadline);
    while (heard != null && !heard.first().equals(word)) {
      EngineOption.read(heard.words())
          .ifPresent(option -> known.put(option.name().toLowerCase(Locale.ROOT), option));
      heard = inbox.next(deadline);
    }
    return heard;
  }

  private ProgramException crash() throws InterruptedException {
    return new ProgramException(Settlement.CRASH, "it " + connection.ending());
  }

  /// The move of a `bestmove`. Some engines write squares in capital letters.
  private int move(List<String> answer, Position position) throws ProgramException {
    Notation notation = dialect.notation(options.game());
    String text = answer.size() > 1 ? answer.get(1) : "";
    try {
      return notation.move(position, text);
    } catch (NotationException refusal) {
      try {
        return notation.move(position, text.toLowerCase(Locale.ROOT));
      } catch (NotationException e) {
        String line = Quotation.of(String.join(" ", answer), 100);
        throw new ProgramException(
            Settlement.ILLEGAL_MOVE,
            "it answered \"%s\": %s"
                .formatted(line, Quotation.of(String.valueOf(refusal.getMessage()), 200)));
      }
    }
  }

  @Override
  public void close() {
    connection.close();
  }
}

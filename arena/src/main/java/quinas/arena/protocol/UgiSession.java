package quinas.arena.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import quinas.arena.protocol.SearchSlots.Slot;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Game;

/// An engine that speaks UGI, and UAI as soon as it is spoken to in it: lines in, lines out.
///
/// Lines are taken one at a time, by one thread, and answered before [#accept] returns, except `go`
/// and `perft`: those are answered by a thread of their own when they are done. No line can do any
/// harm.
public final class UgiSession {

  private static final int MAX_PERFT = 99;
  private static final int MAX_ERROR = 400;
  private static final List<String> COMMANDS =
      List.of(
          "ugi",
          "isready",
          "uginewgame",
          "setoption",
          "position",
          "go",
          "stop",
          "quit",
          "query",
          "perft",
          "d");

  private final String name;
  private final Consumer<String> out;
  private final SessionLimits limits;
  private final UgiOptions options;
  private final UgiJobs jobs;
  private UgiState state;

  /// @param name name and version of the engine
  /// @param out takes the lines of the answers, without line ends; called by one thread at a time
  public UgiSession(String name, Consumer<String> out) {
    this(name, out, SessionLimits.standard());
  }

  UgiSession(String name, Consumer<String> out, SessionLimits limits) {
    this(name, out, limits, Levels::of);
  }

  UgiSession(
      String name, Consumer<String> out, SessionLimits limits, Function<Game, List<Level>> levels) {
    this.name = name;
    this.out = out;
    this.limits = limits;
    options = new UgiOptions(levels, limits.mebibytes());
    jobs = new UgiJobs(limits.waiting());
    state = UgiState.start(UgiSettings.initial(limits.mebibytes()));
  }

  /// Takes one line.
  ///
  /// @return whether more are welcome: not after `quit`
  public boolean accept(String line) {
    try {
      if (line.length() > limits.line()) {
        throw new UgiException("the line has more than " + limits.line() + " characters");
      }
      List<String> words =
          Arrays.stream(line.split("[ \t\r]+", -1)).filter(w -> !w.isEmpty()).toList();
      return words.isEmpty() || follow(words.getFirst(), words.subList(1, words.size()));
    } catch (UgiException e) {
      send(refusal(String.valueOf(e.getMessage())));
    } catch (RuntimeException | Error e) {
      send(refusal("this should not happen: " + e));
    }
    return true;
  }

  /// Waits for the answers that are still due. What has no end is stopped at once.
  ///
  /// @param searches all searches together are stopped after this long
  /// @param count a `perft` is stopped if it alone takes longer
  public void finish(Duration searches, Duration count) throws InterruptedException {
    jobs.finish(searches, count);
  }

  /// The same for both.
  public void finish(Duration patience) throws InterruptedException {
    finish(patience, patience);
  }

  /// Says something that nobody has asked for.
  void tell(String line) {
    send(line);
  }

  /// Whether answers are still due.
  boolean isThinking() {
    return !jobs.isEmpty();
  }

  /// Stops whatever is going on.
  public void stop() {
    jobs.stop();
  }

  private boolean follow(String command, List<String> words) throws UgiException {
    switch (command) {
      case "ugi" -> alone(command, words, () -> introduce(Dialect.UGI));
      case "uai" -> alone(command, words, () -> introduce(Dialect.UAI));
      case "isready" -> alone(command, words, this::prepare);
      case "uginewgame", "uainewgame" -> newGame(command, words);
      case "stop" -> alone(command, words, jobs::stop);
      case "d" -> alone(command, words, () -> send(new UgiAnswers(state).drawing()));
      case "setoption" -> state = options.set(state, words);
      case "position" -> position(words);
      case "query" -> send(new UgiAnswers(state).query(words));
      case "go" -> go(words);
      case "perft" -> perft(words);
      case "quit" -> {
        alone(command, words, () -> {});
        return false;
      }
      default -> throw unknown(command);
    }
    return true;
  }

  private UgiException unknown(String command) {
    String commands = String.join(", ", COMMANDS).replace("ugi", state.dialect().id());
    return new UgiException("\"" + command + "\" is no command; there are " + commands);
  }

  private static void alone(String command, List<String> words, Runnable action)
      throws UgiException {
    if (!words.isEmpty()) {
      throw new UgiException(command + " stands alone, without \"" + words.getFirst() + "\"");
    }
    action.run();
  }

  /// Says what it is, and speaks that protocol from now on.
  private void introduce(Dialect dialect) {
    state = state.in(dialect);
    List<String> lines = new ArrayList<>();
    lines.add("id name " + name);
    lines.add("id author the authors of Quinas");
    lines.addAll(options.lines(dialect));
    lines.add(dialect.id() + "ok");
    send(lines);
  }

  /// Says that it is ready as soon as it is: at once if it thinks, since then it must be.
  private void prepare() {
    UgiSettings settings = state.settings();
    boolean searches = settings.level().equals(UgiOptions.FULL) && !state.position().isOver();
    if (searches && jobs.isEmpty()) {
      settings.memory().prepare(state.position(), note -> send("info string " + note));
    }
    send("readyok");
  }

  private void newGame(String command, List<String> words) throws UgiException {
    if (!command.equals(state.dialect().newGame())) {
      throw unknown(command);
    }
    alone(command, words, () -> state = state.newGame());
  }

  private void position(List<String> words) throws UgiException {
    int at = words.indexOf("moves");
    List<String> where = at < 0 ? words : words.subList(0, at);
    List<String> moves = at < 0 ? List.of() : words.subList(at + 1, words.size());
    UgiState before;
    if (where.equals(List.of("startpos"))) {
      before = state.atStart();
    } else if (where.size() > 1 && where.getFirst().equals("fen")) {
      before = state.at(String.join(" ", where.subList(1, where.size())));
    } else {
      throw new UgiException("expected position startpos or position fen <text>, and then moves");
    }
    state = before.after(moves);
  }

  private void go(List<String> words) throws UgiException {
    UgiState start = state;
    GoLimits goLimits = GoLimits.read(words, start.dialect(), start.position().turn());
    if (start.position().isOver()) {
      if (start.dialect() == Dialect.UGI) {
        throw new UgiException("go: the game is over");
      }
      // Referees of Ataxx have rules of their own, and wait for a move.
      add(stop -> send("info string the game is over", "bestmove 0000"), UgiJobs.Kind.SEARCH);
      return;
    }
    Optional<Level> level = options.level(start);
    add(
        stop -> answer(start, goLimits, level, stop),
        goLimits.isInfinite() ? UgiJobs.Kind.ENDLESS : UgiJobs.Kind.SEARCH);
  }

  private void answer(UgiState start, GoLimits goLimits, Optional<Level> level, StopSignal stop)
      throws UgiException, InterruptedException {
    Thinking thinking = new Thinking(start, this::send);
    String move;
    try (Slot _ = limits.slots().take(stop)) {
      move = level.isPresent() ? thinking.play(level.get(), stop) : thinking.search(goLimits, stop);
    }
    if (goLimits.isInfinite()) {
      stop.await();
    }
    send("bestmove " + move);
  }

  private void perft(List<String> words) throws UgiException {
    if (words.size() != 1 || !words.getFirst().matches("[0-9]{1,2}")) {
      throw new UgiException("expected perft <depth>, a number from 0 to " + MAX_PERFT);
    }
    int depth = Integer.parseInt(words.getFirst());
    UgiState start = state;
    add(stop -> count(start, depth, stop), UgiJobs.Kind.COUNT);
  }

  private void count(UgiState start, int depth, StopSignal stop)
      throws UgiException, InterruptedException {
    OptionalLong nodes;
    try (Slot _ = limits.slots().take(stop)) {
      nodes = StoppablePerft.count(start.game(), start.position(), depth, stop);
    }
    send(nodes.isPresent() ? "nodes " + nodes.getAsLong() : "info string perft stopped");
  }

  /// Work that says itself what goes wrong.
  @FunctionalInterface
  private interface Task {
    void run(StopSignal stop) throws UgiException, InterruptedException;
  }

  private void add(Task task, UgiJobs.Kind kind) throws UgiException {
    UgiJobs.Work guarded =
        stop -> {
          try {
            task.run(stop);
          } catch (UgiException e) {
            send(refusal(String.valueOf(e.getMessage())));
          } catch (RuntimeException | Error e) {
            send(refusal("this should not happen: " + e));
          }
        };
    if (!jobs.add(guarded, kind)) {
      throw new UgiException("at most " + limits.waiting() + " commands can wait");
    }
  }

  /// One line, whatever the message quotes.
  private static String refusal(String message) {
    String line = message.replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}]", "?");
    return "info string error "
        + (line.length() <= MAX_ERROR ? line : line.substring(0, MAX_ERROR) + "…");
  }

  private void send(String... lines) {
    send(List.of(lines));
  }

  /// Sends lines that belong together.
  private synchronized void send(List<String> lines) {
    lines.forEach(out);
  }
}

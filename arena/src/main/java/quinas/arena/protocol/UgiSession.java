package quinas.arena.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import quinas.arena.picture.TextBoard;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Bits;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

/// An engine that speaks UGI: lines in, lines out.
///
/// Lines are taken one at a time, by one thread, and answered before [#accept] returns, except `go`
/// and `perft`: those are answered by a thread of their own when they are done. No line can do any
/// harm.
public final class UgiSession {

  /// Longer lines are refused.
  static final int MAX_LINE = 1 << 20;

  private static final int MAX_PERFT = 99;
  private static final int MAX_ERROR = 400;
  private static final String COMMANDS =
      "ugi, isready, uginewgame, setoption, position, go, stop, quit, query, perft, d";

  private final String name;
  private final Consumer<String> out;
  private final UgiOptions options;
  private final UgiJobs jobs = new UgiJobs();
  private UgiState state = UgiState.initial();

  /// @param name name and version of the engine
  /// @param out takes the lines of the answers, without line ends; called by one thread at a time
  public UgiSession(String name, Consumer<String> out) {
    this(name, out, Levels::of);
  }

  UgiSession(String name, Consumer<String> out, Function<Game, List<Level>> levels) {
    this.name = name;
    this.out = out;
    options = new UgiOptions(levels);
  }

  /// Takes one line.
  ///
  /// @return whether more are welcome: not after `quit`
  public boolean accept(String line) {
    try {
      if (line.length() > MAX_LINE) {
        throw new UgiException("the line has more than " + MAX_LINE + " characters");
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

  /// Waits for the answers that are still due. What has no end is stopped at once, and anything
  /// else that alone takes longer than `patience`.
  public void finish(Duration patience) throws InterruptedException {
    jobs.finish(patience);
  }

  /// Stops whatever is going on.
  public void stop() {
    jobs.stop();
  }

  private boolean follow(String command, List<String> words) throws UgiException {
    switch (command) {
      case "ugi" -> alone(command, words, this::introduce);
      case "isready" -> alone(command, words, () -> send("readyok"));
      case "uginewgame" -> alone(command, words, () -> state = state.atStart());
      case "stop" -> alone(command, words, jobs::stop);
      case "d" -> alone(command, words, this::draw);
      case "setoption" -> state = options.set(state, words);
      case "position" -> position(words);
      case "query" -> query(words);
      case "go" -> go(words);
      case "perft" -> perft(words);
      case "quit" -> {
        alone(command, words, () -> {});
        return false;
      }
      default -> throw new UgiException("\"" + command + "\" is no command; there are " + COMMANDS);
    }
    return true;
  }

  private static void alone(String command, List<String> words, Runnable action)
      throws UgiException {
    if (!words.isEmpty()) {
      throw new UgiException(command + " stands alone, without \"" + words.getFirst() + "\"");
    }
    action.run();
  }

  private void introduce() {
    List<String> lines = new ArrayList<>();
    lines.add("id name " + name);
    lines.add("id author the authors of Quinas");
    lines.addAll(options.lines());
    lines.add("ugiok");
    send(lines.toArray(String[]::new));
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

  private void query(List<String> words) throws UgiException {
    if (words.size() != 1) {
      throw new UgiException("query takes one word");
    }
    Position position = state.position();
    Outcome outcome = position.outcome();
    String response =
        switch (words.getFirst()) {
          case "gameover" -> " " + outcome.isOver();
          case "p1turn" -> " " + (position.turn() == Seat.FIRST);
          case "result" -> " " + result(outcome);
          case "reason" -> " " + outcome.reason().text();
          case "score" -> " " + score();
          case "fen" -> " " + state.notation().text(position);
          case "moves" -> moves().stream().map(move -> " " + move).reduce("", String::concat);
          default ->
              throw new UgiException(
                  "query: \""
                      + words.getFirst()
                      + "\" is none of gameover, p1turn, result, reason, score, fen, moves");
        };
    send("response" + response);
  }

  private static String result(Outcome outcome) {
    return switch (outcome.result()) {
      case FIRST -> "p1win";
      case SECOND -> "p2win";
      case DRAW -> "draw";
      case NONE -> "none";
    };
  }

  private String score() {
    return state.game().hasPoints()
        ? state.position().points(Seat.FIRST) + " " + state.position().points(Seat.SECOND)
        : "none";
  }

  /// The legal moves, sorted.
  private List<String> moves() {
    int[] moves = new int[Games.MAX_MOVES];
    int end = state.position().legalMoves(moves, 0);
    return Arrays.stream(moves, 0, end).mapToObj(state.notation()::text).sorted().toList();
  }

  private void draw() {
    Position position = state.position();
    List<String> lines = new ArrayList<>(TextBoard.lines(position));
    lines.add("game " + (state.game().id() + " " + state.options()).strip());
    lines.add("fen " + state.notation().text(position));
    lines.add("turn " + (position.isOver() ? "none" : position.turn() == Seat.FIRST ? "p1" : "p2"));
    lines.add("result " + result(position.outcome()));
    send(lines.toArray(String[]::new));
  }

  private void go(List<String> words) throws UgiException {
    boolean isEndless = GoLimits.read(words).isInfinite();
    UgiState start = state;
    if (start.position().isOver()) {
      throw new UgiException("go: the game is over");
    }
    Level level = options.player(start);
    add(stop -> think(start, level, isEndless, stop), isEndless);
  }

  private void think(UgiState start, Level level, boolean isEndless, StopSignal stop)
      throws InterruptedException {
    long began = System.nanoTime();
    // The same seed and position give the same move, whatever was played before.
    long seed = Bits.mix(start.seed()) ^ start.position().hash();
    int choice = level.choose(start.position(), new SplitMix64(seed));
    String move = start.notation().text(choice);
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    send("info time " + millis + " pv " + move);
    if (isEndless) {
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
    add(stop -> count(start, depth, stop), false);
  }

  private void count(UgiState start, int depth, StopSignal stop) {
    OptionalLong nodes = StoppablePerft.count(start.game(), start.position(), depth, stop);
    send(nodes.isPresent() ? "nodes " + nodes.getAsLong() : "info string perft stopped");
  }

  private void add(UgiJobs.Work work, boolean isEndless) throws UgiException {
    UgiJobs.Work guarded =
        stop -> {
          try {
            work.run(stop);
          } catch (RuntimeException | Error e) {
            send(refusal("this should not happen: " + e));
          }
        };
    if (!jobs.add(guarded, isEndless)) {
      throw new UgiException("too many commands are waiting");
    }
  }

  /// One line, whatever the message quotes.
  private static String refusal(String message) {
    String line = message.replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}]", "?");
    return "info string error "
        + (line.length() <= MAX_ERROR ? line : line.substring(0, MAX_ERROR) + "…");
  }

  /// Sends lines that belong together.
  private synchronized void send(String... lines) {
    for (String line : lines) {
      out.accept(line);
    }
  }
}

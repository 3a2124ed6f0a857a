package quinas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import quinas.rules.Game;
import quinas.rules.Games;
import tools.jackson.databind.JsonNode;

/// A server that is killed, and the pairs of players who go on when it is back.
final class Crashes implements AutoCloseable {

  private static final int PAIRS = 16;

  /// The longest before a move, in milliseconds.
  private static final int PAUSE = 60;

  /// How many moves are made at least before a kill, and fewer than how many.
  private static final int LEAST = 50;

  private static final int MOST = 600;

  private static final List<String> CLOCKS =
      List.of(
          "{\"kind\": \"increment\", \"base\": 3600, \"increment\": 2}",
          "{\"kind\": \"move\", \"seconds\": 600}",
          "{\"kind\": \"days\", \"days\": 1}",
          "null");

  private static final String[] LIMITS = {
    "--limit", "games=1000000", "--limit", "requests=100000", "--limit", "sockets=10000"
  };

  private final String database;
  private final SplittableRandom random;
  private final List<Pair> pairs = new ArrayList<>();
  private final List<CrashGame> finished = new ArrayList<>();

  /// One for each move that is made.
  private final Semaphore moves = new Semaphore(0);

  private QuinasServer server;
  private Api api;
  private int kills;
  private int sentKept;
  private int sentLost;
  private long worst;
  private long downtime;

  Crashes(String database, long seed) throws IOException {
    this.database = database;
    random = new SplittableRandom(seed);
    for (int i = 0; i < PAIRS; i++) {
      pairs.add(new Pair(i, random.split()));
    }
    server = QuinasServer.start(database, 0, LIMITS);
    api = new Api(server.address());
  }

  /// Two who play one game after the other.
  private final class Pair {
    private final SplittableRandom chance;
    private int number;
    private @Nullable CrashGame now;
    private final List<CrashGame> over = new ArrayList<>();

    Pair(int number, SplittableRandom chance) {
      this.number = number;
      this.chance = chance;
    }

    /// Plays until the server is gone.
    @Nullable Void play(Api server) throws InterruptedException {
      try {
        while (true) {
          playOne(server, PAUSE);
        }
      } catch (IOException e) {
        return null; // killed
      }
    }

    /// Plays the game under way, or the next, to its end.
    void playOne(Api server, int pause) throws IOException, InterruptedException {
      CrashGame game = now;
      if (game == null) {
        Game kind = Games.ALL.get(number % Games.ALL.size());
        game = CrashGame.begin(server, kind, CLOCKS.get(number / Games.ALL.size() % 4));
        now = game;
        number++;
      }
      game.play(server, chance, pause, moves::release);
      over.add(game);
      now = null;
    }
  }

  /// Lets everybody play for a while, kills the server, starts it again, and looks at every game.
  void crash() throws IOException, InterruptedException, ExecutionException {
    long gone;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> playing = new ArrayList<>();
      Api now = api;
      for (Pair pair : pairs) {
        playing.add(threads.submit(() -> pair.play(now)));
      }
      moves.acquire(random.nextInt(LEAST, MOST));
      gone = System.currentTimeMillis();
      server.kill();
      for (Future<?> each : playing) {
        each.get();
      }
      moves.drainPermits();
    }
    api.close();
    kills++;
    Future<Long> reached = firstReached(server.port());
    server = QuinasServer.start(database, server.port(), LIMITS);
    long back = reached.get();
    api = new Api(server.address());
    downtime += back - gone;
    for (Pair pair : pairs) {
      for (CrashGame game : pair.over) {
        check(game, gone, back);
        finished.add(game);
      }
      pair.over.clear();
      if (pair.now != null) {
        check(pair.now, gone, back);
      }
    }
  }

  /// When players can reach a server again, in milliseconds since 1970.
  private static Future<Long> firstReached(int port) {
    CompletableFuture<Long> reached = new CompletableFuture<>();
    Thread.ofVirtual()
        .start(() -> {
          while (!reached.isDone()) {
            try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
              reached.complete(System.currentTimeMillis());
            } catch (IOException e) {
              LockSupport.parkNanos(5_000_000); // not yet
            }
          }
        });
    return reached;
  }

  private void check(CrashGame game, long gone, long back)
      throws IOException, InterruptedException {
    CrashGame.Survival survival = game.survived(api.state(game.id), gone, back);
    sentKept += survival.isSentKept() ? 1 : 0;
    sentLost += survival.isSentLost() ? 1 : 0;
    worst = Math.max(worst, Math.abs(survival.clockFault()));
  }

  /// No game is stuck: each is played to its end, and every one of them is in the archive.
  void playToTheEnd() throws IOException, InterruptedException, ExecutionException {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> playing = new ArrayList<>();
      for (Pair pair : pairs) {
        playing.add(
            threads.submit(() -> {
              pair.playOne(api, 0);
              return null;
            }));
      }
      for (Future<?> each : playing) {
        each.get();
      }
    }
    for (Pair pair : pairs) {
      finished.addAll(pair.over);
    }
    for (CrashGame game : finished) {
      JsonNode state = api.state(game.id);
      assertThat(state.path("status").stringValue()).isEqualTo("over");
      assertThat(state.path("moves")).hasSize(game.plies());
      assertThat(api.get("/api/games/" + game.id + "/record").body()).contains("[Game ");
    }
  }

  /// How much a clock was wrong at most, in milliseconds.
  long worstClockFault() {
    return worst;
  }

  /// What was measured.
  @Override
  public String toString() {
    return """
    %d kills: %d games, %d moves acknowledged, 0 of them missing; of the moves under way at a \
    kill %d were there and %d not; clocks wrong by at most %d ms; away for %d ms on average\
    """
        .formatted(
            kills,
            finished.size(),
            finished.stream().mapToInt(CrashGame::plies).sum(),
            sentKept,
            sentLost,
            worst,
            downtime / Math.max(1, kills));
  }

  @Override
  public void close() {
    api.close();
    server.close();
  }
}

package quinas.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quinas.rules.Game;

/// Many games at once: each begins at its time, and is followed by another until all is over.
public final class Load {

  /// As Prometheus' own clients call it.
  private static final Pattern MEMORY =
      Pattern.compile("(?m)^process_resident_memory_bytes ([0-9.E+]+)$");

  /// How long the last moves are waited for.
  private static final Duration ANSWERING = Duration.ofSeconds(2);

  private static final Duration AFTER_FAULT = Duration.ofSeconds(1);
  private static final Duration CONNECTING = Duration.ofSeconds(30);

  private final LoadPlan plan;
  private final HttpClient client;
  private final Lobby lobby;
  private final ScheduledExecutorService timer;
  private final Tally tally = new Tally();
  private final CountDownLatch over = new CountDownLatch(1);

  private Load(LoadPlan plan, HttpClient client, ScheduledExecutorService timer) {
    this.plan = plan;
    this.client = client;
    this.lobby = new Lobby(client, plan);
    this.timer = timer;
  }

  /// Plays as planned.
  ///
  /// @throws InterruptedException when interrupted; all games are left then
  public static LoadReport run(LoadPlan plan) throws InterruptedException {
    try (ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        ExecutorService listeners = Executors.newFixedThreadPool(2);
        HttpClient client =
            HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(CONNECTING)
                .executor(listeners)
                .build()) {
      LoadReport report = new Load(plan, client, timer).run();
      timer.shutdownNow();
      client.shutdownNow();
      return report;
    }
  }

  private LoadReport run() throws InterruptedException {
    SplittableRandom random = new SplittableRandom(plan.seed());
    double seconds;
    int playing;
    OptionalLong memory;
    try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        for (int number = 0; number < plan.games(); number++) {
          int mine = number;
          SplittableRandom chance = random.split();
          Future<?> _ = players.submit(() -> play(mine, chance));
        }
        pause(plan.ramp());
        tally.begin();
        pause(plan.length());
        seconds = tally.finish();
        playing = tally.playing.get();
        memory = memory();
        pause(ANSWERING);
      } finally {
        over.countDown();
        players.shutdownNow();
      }
    }
    return new LoadReport(
        playing,
        tally.finished.get(),
        seconds,
        tally.accepted.spread(),
        tally.seen.spread(),
        tally.late.spread(),
        tally.errors(),
        memory);
  }

  private void pause(Duration time) throws InterruptedException {
    boolean _ = over.await(time.toNanos(), TimeUnit.NANOSECONDS);
  }

  private boolean isOver() {
    return over.getCount() == 0;
  }

  /// One game after the other. What goes wrong is counted, and tried again after a while.
  private void play(int number, SplittableRandom random) {
    try {
      pause(plan.ramp().multipliedBy(number).dividedBy(plan.games()));
      for (int kind = number; !isOver(); kind++) {
        Duration rest = playOne(plan.kinds().get(kind % plan.kinds().size()), random);
        pause(rest);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the end of all games
    }
  }

  /// @return how long to wait before the next game
  private Duration playOne(Game game, SplittableRandom random) throws InterruptedException {
    try {
      Lobby.Seats seats = lobby.meet(game);
      PlayedGame played = new PlayedGame(game, seats, plan, tally, timer, random);
      tally.playing.incrementAndGet();
      try {
        connect(played.first);
        connect(played.second);
        if (played.end.get()) {
          tally.finished.incrementAndGet();
        }
      } finally {
        tally.playing.decrementAndGet();
        played.leave();
      }
      return Duration.ZERO;
    } catch (Lobby.RefusedException e) {
      tally.error(String.valueOf(e.getMessage()));
      return Duration.ofSeconds(Math.max(1, e.seconds));
    } catch (IOException | ExecutionException e) {
      tally.error(told(e));
      return AFTER_FAULT;
    }
  }

  /// Some have no message: that nobody listens at the address, for one.
  private static String told(Exception fault) {
    Throwable cause = fault.getCause() == null ? fault : fault.getCause();
    if (cause instanceof WebSocketHandshakeException refused) {
      return "no WebSocket, status " + refused.getResponse().statusCode();
    }
    String message = cause.getMessage();
    return message == null ? cause.getClass().getSimpleName() : message;
  }

  private void connect(Player player) throws InterruptedException, ExecutionException {
    var _ =
        client
            .newWebSocketBuilder()
            .connectTimeout(CONNECTING)
            .buildAsync(plan.live(), player)
            .get();
  }

  private OptionalLong memory() throws InterruptedException {
    if (plan.metrics().isEmpty()) {
      return OptionalLong.empty();
    }
    try {
      Matcher memory = MEMORY.matcher(lobby.text(plan.metrics().get()));
      return memory.find()
          ? OptionalLong.of((long) Double.parseDouble(memory.group(1)))
          : OptionalLong.empty();
    } catch (IOException e) {
      tally.error("metrics: " + e.getMessage());
      return OptionalLong.empty();
    }
  }
}

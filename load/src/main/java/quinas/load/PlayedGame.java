package quinas.load;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import tools.jackson.databind.JsonNode;

/// One game between two players who move at random. Both see the same position here; that the
/// server tells each of them of every move is what is measured.
final class PlayedGame {

  private static final long ANSWER_NANOS = 5_000_000_000L;

  private final Game game;
  private final LoadPlan plan;
  private final Tally tally;
  private final ScheduledExecutorService timer;
  private final RandomGenerator random;
  final Player first;
  final Player second;

  /// Completed when the game is over or cannot go on.
  final CompletableFuture<Boolean> end = new CompletableFuture<>();

  /// What was sent and is not yet both accepted and seen, by ply.
  private final Map<Integer, Sent> sent = new HashMap<>();

  /// Who hears of moves. Nobody moves before both do: the other would miss it, or could not answer.
  private final Set<Seat> listening = EnumSet.noneOf(Seat.class);

  private @Nullable Position position;
  private int ply;

  private static final class Sent {
    final long at = System.nanoTime();
    final Seat by;
    boolean isAccepted;
    boolean isSeen;

    Sent(Seat by) {
      this.by = by;
    }
  }

  PlayedGame(
      Game game,
      Lobby.Seats seats,
      LoadPlan plan,
      Tally tally,
      ScheduledExecutorService timer,
      RandomGenerator random) {
    this.game = game;
    this.plan = plan;
    this.tally = tally;
    this.timer = timer;
    this.random = random;
    this.first = new Player(this, Seat.FIRST, seats.id(), seats.first());
    this.second = new Player(this, Seat.SECOND, seats.id(), seats.second());
  }

  /// A message from the server.
  ///
  /// @param now when it came, in nanoseconds
  synchronized void heard(Player player, JsonNode message, long now) {
    try {
      switch (message.path("type").asString("")) {
        case "state" -> state(player, message.path("game"));
        case "moved" -> moved(player, message, now);
        case "accepted" -> accepted(message, now);
        case "refused" -> refused(player, message.path("error"));
        default -> {
          // Presence and the like.
        }
      }
    } catch (NotationException e) {
      broken(player, "unreadable: " + e.getMessage());
    }
  }

  private void state(Player player, JsonNode told) throws NotationException {
    if (told.path("status").asString().equals("over")) {
      end.complete(true);
      return;
    }
    boolean isNew = listening.add(player.seat);
    JsonNode moves = told.path("moves");
    boolean isBehind = position == null || moves.size() > ply;
    if (isBehind) {
      Options options = Options.read(game, told.path("options").asString());
      Position read = game.notation().position(told.path("start").asString(), options);
      for (JsonNode move : moves) {
        read = read.play(game.notation().move(read, move.asString()));
      }
      position = read;
      ply = moves.size();
    }
    if ((isNew || isBehind) && listening.size() == 2) {
      think();
    }
  }

  private void moved(Player player, JsonNode message, long now) throws NotationException {
    int number = message.path("ply").asInt();
    Sent move = sent.get(number);
    if (move != null && player.seat != move.by && !move.isSeen) {
      move.isSeen = true;
      measured(tally.seen, number, move, now);
    }
    if (number == ply && position != null) {
      position = position.play(game.notation().move(position, message.path("move").asString()));
      ply++;
      if (position.isOver()) {
        // Not at once, so that the other hears of it too.
        var _ = timer.schedule(() -> end.complete(true), 1, TimeUnit.SECONDS);
      } else {
        think();
      }
    } else if (number > ply) {
      player.watch();
    }
  }

  private void accepted(JsonNode message, long now) {
    int number = message.path("key").asInt();
    Sent move = sent.get(number);
    if (move != null && !move.isAccepted) {
      move.isAccepted = true;
      measured(tally.accepted, number, move, now);
    }
  }

  private void measured(Latencies latencies, int number, Sent move, long now) {
    if (tally.counts(move.at)) {
      latencies.add(now - move.at);
    }
    if (move.isAccepted && move.isSeen) {
      sent.remove(number);
    }
  }

  private void refused(Player player, JsonNode error) {
    String code = error.path("code").asString("");
    broken(player, "refused: %s, %s".formatted(code, error.path("message").asString("")));
  }

  /// Whoever is to move takes a while for it, as people do.
  private void think() {
    long nanos = random.nextLong(plan.least().toNanos(), plan.most().toNanos() + 1);
    long due = System.nanoTime() + nanos;
    int next = ply;
    var _ = timer.schedule(() -> move(next, due), nanos, TimeUnit.NANOSECONDS);
  }

  private synchronized void move(int next, long due) {
    if (position == null || next != ply || end.isDone()) {
      return;
    }
    Player mover = position.turn() == Seat.FIRST ? first : second;
    String text = game.notation().text(position.randomMove(random));
    Sent move = new Sent(mover.seat);
    sent.put(ply, move);
    if (tally.counts(move.at)) {
      tally.late.add(move.at - due);
    }
    mover.move(ply, text);
  }

  /// The game cannot go on.
  void broken(Player player, String why) {
    if (end.complete(false)) {
      tally.error(why);
    }
    player.leave();
  }

  /// Ends the game here, over or not. Moves that nobody has answered for a while never will be.
  synchronized void leave() {
    end.complete(true);
    first.leave();
    second.leave();
    long now = System.nanoTime();
    for (Sent move : sent.values()) {
      if (now - move.at > ANSWER_NANOS) {
        tally.error(move.isAccepted ? "a move was never seen" : "a move was never answered");
      }
    }
  }
}

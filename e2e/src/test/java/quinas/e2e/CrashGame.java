package quinas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import quinas.rules.Game;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import tools.jackson.databind.JsonNode;

/// Two programs play one game at random, and remember what the server has told them is kept. For
/// one thread at a time.
final class CrashGame {

  private final Game game;
  final String id;
  private final String firstToken;
  private final String secondToken;
  private final List<String> kept = new ArrayList<>();
  private Position position;

  /// What the server has last said of the clocks.
  private JsonNode clock;

  /// The last move that was sent, while nobody has said that it is kept.
  private @Nullable String sent;

  private long sentAt;

  /// Whether it was on its way when the server went.
  private boolean isUnderWay;

  private CrashGame(Game game, JsonNode created, JsonNode joined) throws NotationException {
    this.game = game;
    JsonNode state = joined.path("game");
    id = state.path("id").stringValue();
    firstToken = created.path("token").stringValue();
    secondToken = joined.path("token").stringValue();
    Options options = Options.read(game, state.path("options").stringValue());
    position = game.notation().position(state.path("start").stringValue(), options);
    clock = state.path("clock");
  }

  /// Two find each other.
  ///
  /// @param clock its terms as JSON
  static CrashGame begin(Api api, Game game, String clock)
      throws IOException, InterruptedException {
    JsonNode created = api.create(game.id(), clock);
    try {
      return new CrashGame(game, created, api.join(created));
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  /// Plays on, to the end.
  ///
  /// @param pause the longest before a move, in milliseconds
  /// @param moved run after each move that is kept
  /// @throws IOException if the server is gone first
  void play(Api api, RandomGenerator random, int pause, Runnable moved)
      throws IOException, InterruptedException {
    try (Line first = api.watch(id, firstToken);
        Line second = api.watch(id, secondToken)) {
      first.hear("state");
      second.hear("state");
      while (!position.isOver()) {
        TimeUnit.MILLISECONDS.sleep(random.nextInt(pause + 1));
        move(position.turn() == Seat.FIRST ? first : second, random);
        moved.run();
      }
    }
  }

  /// Makes a move; if it is not known what became of the last, makes that again.
  private void move(Line mover, RandomGenerator random) throws IOException, InterruptedException {
    if (sent == null) {
      sent = game.notation().text(position.randomMove(random));
      sentAt = System.currentTimeMillis();
    }
    isUnderWay = false;
    mover.move(id, kept.size(), sent);
    isUnderWay = true;
    while (sent != null) {
      JsonNode message = mover.hear(_ -> true, "whether move %d is kept".formatted(kept.size()));
      switch (message.path("type").stringValue()) {
        case "moved" -> clock = message.path("clock");
        case "accepted" -> keep(sent);
        case "refused" -> throw new AssertionError(id + " " + message);
        default -> {
          // Who comes and goes.
        }
      }
    }
  }

  private void keep(String move) {
    try {
      position = position.play(game.notation().move(position, move));
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
    kept.add(move);
    sent = null;
  }

  /// How many moves the server has said are kept.
  int plies() {
    return kept.size();
  }

  boolean isOver() {
    return position.isOver();
  }

  /// What became of a game while the server was gone.
  ///
  /// @param isSentKept whether a move is there that nobody had acknowledged
  /// @param isSentLost whether one is not there
  /// @param clockFault how much too much the running clock shows, in milliseconds
  record Survival(boolean isSentKept, boolean isSentLost, long clockFault) {}

  /// Holds what the server tells now against what it had told before it was gone.
  ///
  /// @param gone when it went, in milliseconds since 1970
  /// @param back when it was there again
  Survival survived(JsonNode state, long gone, long back) {
    List<String> moves = new ArrayList<>();
    state.path("moves").forEach(move -> moves.add(move.stringValue()));
    String unknown = sent;
    List<String> expected = new ArrayList<>(kept);
    boolean isSentKept = unknown != null && moves.size() > kept.size();
    if (unknown != null && isSentKept) {
      expected.add(unknown);
      keep(unknown);
    }
    assertThat(moves).as("moves of %s", id).isEqualTo(expected);
    assertThat(state.path("status").stringValue()).isEqualTo(isOver() ? "over" : "playing");
    JsonNode before = clock;
    clock = state.path("clock");
    long fault = 0;
    if (!isOver() && clock.path("running").isString()) {
      fault =
          isSentKept
              ? clock.path("at").longValue() - sentAt - (back - gone)
              : fault(before, clock, gone, back);
    }
    return new Survival(isSentKept, unknown != null && isUnderWay && !isSentKept, fault);
  }

  /// What the running clock has too much, if the time from `gone` to `back` was nobody's.
  private static long fault(JsonNode before, JsonNode now, long gone, long back) {
    assertThat(now.path("running")).isEqualTo(before.path("running"));
    String running = now.path("running").stringValue();
    String other = running.equals("first") ? "second" : "first";
    assertThat(now.path(other)).isEqualTo(before.path(other));
    long since = now.path("at").longValue() - before.path("at").longValue();
    long left = now.path(running).longValue() - before.path(running).longValue();
    return since + left - (back - gone);
  }
}

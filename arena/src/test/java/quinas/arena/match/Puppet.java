package quinas.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import quinas.arena.player.Answer;
import quinas.arena.player.Entrant;
import quinas.arena.player.Player;
import quinas.arena.player.PlayerException;
import quinas.arena.player.Turn;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;

/// A player that does what a test tells it, turn by turn.
final class Puppet implements Entrant {

  /// What it does when it is asked.
  @FunctionalInterface
  interface Script {
    Answer move(Turn turn) throws PlayerException, InterruptedException;
  }

  private final String name;
  private final Script script;
  private final AtomicInteger opened = new AtomicInteger();
  private final AtomicInteger closed = new AtomicInteger();

  Puppet(String name, Script script) {
    this.name = name;
    this.script = script;
  }

  /// Plays the first legal move.
  static Puppet plain(String name) {
    return new Puppet(name, turn -> Answer.of(legal(turn.position()).getFirst()));
  }

  static List<Integer> legal(Position position) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    List<Integer> legal = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      legal.add(moves[i]);
    }
    return legal;
  }

  /// How many of its players were opened.
  int opened() {
    return opened.get();
  }

  /// How many were opened and are not closed.
  int open() {
    return opened.get() - closed.get();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String text() {
    return name;
  }

  Player player() {
    opened.incrementAndGet();
    return new Player() {
      private boolean isClosed;

      @Override
      public void begin(Options options, Position start, long seed) {}

      @Override
      public Answer move(Turn turn) throws PlayerException, InterruptedException {
        return script.move(turn);
      }

      @Override
      public void close() {
        if (!isClosed) {
          isClosed = true;
          closed.incrementAndGet();
        }
      }
    };
  }

  @Override
  public Player open(Options options) {
    return player();
  }
}

package quinas.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.engine.level.Levels;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.pushee.Pushee;

@Timeout(60)
class EngineEntrantTest {

  private static final Options OPTIONS = Options.standard(Pushee.GAME);
  private static final Position START = Pushee.GAME.deal(OPTIONS, new SplitMix64(7));

  private static Player open(String text, Timing timing) throws Exception {
    return Entrants.read(OPTIONS, text, timing).open(OPTIONS);
  }

  private static Turn turn(Position position, TimeControl control) {
    return new Turn(position, List.of(), position, Clock.start(control, control));
  }

  @ParameterizedTest
  @ValueSource(strings = {"engine:nodes=2000", "engine:depth=2", "engine"})
  void itSaysWhatItSawAndRepeatsItselfInTheNextGame(String text) throws Exception {
    try (Player player = open(text, Timing.STANDARD)) {
      List<Answer> games = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        player.begin(OPTIONS, START, i);
        games.add(player.move(turn(START, TimeControl.NONE)));
        player.move(turn(START.play(games.get(i).move()), TimeControl.NONE));
      }

      Answer.Thought thought = games.getFirst().thought().orElseThrow();
      assertThat(thought.depth().orElseThrow()).isPositive();
      assertThat(thought.nodes().orElseThrow()).isPositive();
      assertThat(thought.score()).isPresent();
      assertThat(thought.time()).isPresent();
      assertThat(games.get(1).move()).isEqualTo(games.get(0).move());
      assertThat(games.get(1).thought().orElseThrow().nodes()).isEqualTo(thought.nodes());
    }
  }

  @Test
  void theTighterLimitOfEntrantAndTurnHolds() throws Exception {
    try (Player player = open("engine:depth=3", Timing.STANDARD)) {
      assertThat(depth(player, "none")).isEqualTo(3);
      assertThat(depth(player, "depth=2")).isEqualTo(2);
      assertThat(depth(player, "depth=9")).isEqualTo(3);
    }
  }

  private static int depth(Player player, String control) throws Exception {
    player.begin(OPTIONS, START, 0);
    Answer answer = player.move(turn(START, TimeControl.read(control)));
    return answer.thought().orElseThrow().depth().orElseThrow();
  }

  @Test
  void aClockEndsItsThinkingInEveryGame() throws Exception {
    for (var game : Games.ALL) {
      Options options = Options.standard(game);
      Position start = game.deal(options, new SplitMix64(1));
      TimeControl control = TimeControl.perMove(Duration.ofMillis(20));
      try (Player player = Entrants.read(options, "engine", Timing.STANDARD).open(options)) {
        player.begin(options, start, 0);
        int move = player.move(turn(start, control)).move();
        assertThat(game.notation().move(start, game.notation().text(move))).isEqualTo(move);
      }
    }
  }

  @Test
  void aClockThatHasRunOutStillGetsAMove() throws Exception {
    Clock late =
        new Clock(
            TimeControl.read("1+0"), TimeControl.NONE, Duration.ofMillis(-5), Duration.ZERO, 3, 3);
    try (Player player = open("engine", Timing.STANDARD)) {
      Answer answer = player.move(new Turn(START, List.of(), START, late));
      assertThat(answer.thought()).isPresent();
    }
  }

  @Test
  void closingEndsThinkingInAnotherThread() throws Exception {
    Player player = open("engine", Timing.STANDARD);
    Thread closer = Thread.ofVirtual().start(player::close);
    // It would think for a day.
    player.move(turn(START, TimeControl.perMove(Duration.ofDays(1))));
    closer.join();
  }

  @Test
  void anInterruptionIsPassedOn() throws Exception {
    try (Player player = open("engine", Timing.STANDARD)) {
      Turn turn = turn(START, TimeControl.perMove(Duration.ofDays(1)));
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> player.move(turn)).isInstanceOf(InterruptedException.class);
    }
  }

  @Test
  void processorTimeIsChargedIfItIsAskedFor() throws Exception {
    String hardest = Levels.of(Pushee.GAME).getLast().id();
    for (String text : List.of("engine:depth=2", hardest + "?name=x")) {
      try (Player player = open(text, Timing.STANDARD.onProcessorTime())) {
        assertThat(player.move(turn(START, TimeControl.NONE)).used().orElseThrow()).isPositive();
      }
      try (Player player = open(text, Timing.STANDARD)) {
        assertThat(player.move(turn(START, TimeControl.NONE)).used()).isEmpty();
      }
    }
  }
}

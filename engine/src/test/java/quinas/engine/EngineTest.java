package quinas.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

class EngineTest {

  static List<Game> games() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void forgettingGivesTheSameAnswerAgain(Game game) {
    Engine engine = new Engine(game, 1);
    Position start = start(game);
    Finding first = think(engine, start, Limits.nodes(3_000), TimeLimit.NONE);

    think(engine, start.play(first.move()), Limits.nodes(3_000), TimeLimit.NONE);
    engine.forget();

    assertThat(think(engine, start, Limits.nodes(3_000), TimeLimit.NONE)).isEqualTo(first);
  }

  @ParameterizedTest
  @MethodSource("games")
  void noTimeAtAllIsEnoughForALegalMove(Game game) {
    Position start = start(game);

    Finding finding =
        think(new Engine(game, 1), start, Limits.NONE, TimeLimit.exactly(Duration.ZERO));

    assertThat(start.play(finding.move())).isNotNull();
  }

  @ParameterizedTest
  @MethodSource("games")
  void timeThatIsUpEndsTheThinking(Game game) {
    List<Finding> seen = new ArrayList<>();

    Finding last =
        new Engine(game, 1)
            .think(
                start(game),
                Limits.NONE,
                TimeLimit.exactly(Duration.ofMillis(30)),
                () -> false,
                finding -> seen.add(finding.withNodes(0)));

    // The solvers may have looked at more since then.
    assertThat(seen).contains(last.withNodes(0));
  }

  @ParameterizedTest
  @MethodSource("games")
  void twoThreadsFindALegalMoveAndLeaveNoThreadBehind(Game game) {
    Position start = start(game);
    Engine engine = new Engine(1, 2, () -> Evaluations.of(game));

    Finding finding = think(engine, start, Limits.depth(4), TimeLimit.NONE);

    assertThat(finding.depth()).isEqualTo(4);
    assertThat(start.play(finding.move())).isNotNull();
    assertThat(Thread.getAllStackTraces().keySet())
        .noneMatch(thread -> thread.getName().equals("quinas-search"));
  }

  @Test
  void aShareIsNeverMoreThanHalfOfTheClock() {
    TimeLimit limit = TimeLimit.share(Duration.ofMillis(100), Duration.ofSeconds(10), 0);

    assertThat(limit.hard()).isEqualTo(Duration.ofMillis(50));
  }

  @Test
  void aClockThatHasRunOutLeavesNothing() {
    TimeLimit limit = TimeLimit.share(Duration.ofMillis(-5), Duration.ofMillis(100), 0);

    assertThat(limit).isEqualTo(TimeLimit.exactly(Duration.ZERO));
  }

  @Test
  void theLastMoveBeforeMoreTimeMaySpendNearlyAll() {
    TimeLimit limit = TimeLimit.share(Duration.ofSeconds(10), Duration.ZERO, 1);

    assertThat(limit.hard()).isEqualTo(Duration.ofSeconds(9));
  }

  private static Position start(Game game) {
    return game.deal(Options.standard(game), new SplitMix64(1));
  }

  private static Finding think(Engine engine, Position position, Limits limits, TimeLimit time) {
    return engine.think(position, limits, time, () -> false, finding -> {});
  }
}

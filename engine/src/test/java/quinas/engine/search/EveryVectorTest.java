package quinas.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.engine.Engine;
import quinas.engine.TimeLimit;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.testkit.Vector;

/// All options and many corners of the rules: what the search must not stumble over.
class EveryVectorTest {

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theEngineFindsALegalMove(Game game) throws NotationException {
    Engine engine = new Engine(game, 1);
    for (Vector vector : Vector.of(game)) {
      Position position = read(game, vector);
      if (!position.isOver()) {
        Finding few =
            engine.think(position, Limits.nodes(300), TimeLimit.NONE, () -> false, finding -> {});
        Finding brief =
            engine.think(
                position,
                Limits.NONE,
                TimeLimit.exactly(Duration.ofMillis(1)),
                () -> false,
                finding -> {});
        for (Finding finding : List.of(few, brief)) {
          assertThat(vector.moves()).contains(game.notation().text(finding.move()));
        }
      }
    }
  }

  /// Of each vector, and of a position after it.
  @ParameterizedTest
  @MethodSource("games")
  void withoutSelectionTheScoreIsThatOfMinimax(Game game) throws NotationException {
    SplitMix64 random = new SplitMix64(6);
    for (Vector vector : Vector.of(game)) {
      Position position = read(game, vector);
      for (int i = 0; i < 2 && !position.isOver(); i++) {
        int depth = position.moveCount() > 12 ? 2 : 3;
        Search search = new Search(SearchTest.HASH, new TranspositionTable(1 << 12), false);
        Finding finding = search.run(position, Limits.depth(depth), () -> false, f -> {});
        assertThat(finding.score())
            .as("%s at depth %d", position, finding.depth())
            .isEqualTo(SearchTest.minimax(position, finding.depth(), 0));
        position = position.play(position.randomMove(random));
      }
    }
  }

  private static Position read(Game game, Vector vector) throws NotationException {
    return game.notation().position(vector.position(), Options.of(game, vector.options()));
  }
}

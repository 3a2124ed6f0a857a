package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.engine.Engine;
import quinas.engine.TimeLimit;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

class InfoLineTest {

  static List<Game> games() {
    return Games.ALL;
  }

  /// Also where a player moves twice in a row, as in Cats & Dogs.
  @ParameterizedTest
  @MethodSource("games")
  void aProvenEndIsCountedInMovesOfThePlayerToAct(Game game) {
    SplitMix64 random = new SplitMix64(3);
    int won = 0;
    int lost = 0;
    for (int i = 0; i < 60; i++) {
      Position root = nearTheEnd(game, random);
      List<Finding> findings = new ArrayList<>();
      Engine engine = new Engine(game, 1);
      engine.think(root, Limits.nodes(3000), TimeLimit.NONE, () -> false, findings::add);
      for (Finding finding : findings) {
        List<String> words = words(InfoLine.of(root, finding, 7, game.notation()));
        Position end = root;
        int moves = 0;
        for (int move : finding.line()) {
          moves += end.turn() == root.turn() ? 1 : 0;
          end = end.play(move);
        }
        if (words.get(4).equals("mate") && end.isOver()) {
          boolean wins = end.outcome().isWonBy(root.turn());
          assertThat(words.get(5)).isEqualTo(String.valueOf(wins ? moves : -moves));
          won += wins ? 1 : 0;
          lost += wins ? 0 : 1;
        } else {
          assertThat(words.get(4)).isIn("cp", "mate");
        }
      }
    }
    // In games for points an end is worth its margin, in cp like everything else.
    boolean isForPoints = Evaluations.of(game).point() > 0;
    assertThat(won).matches(count -> isForPoints == (count == 0));
    assertThat(lost).matches(count -> isForPoints == (count == 0));
  }

  private static List<String> words(String line) {
    return Arrays.asList(line.split(" ", -1));
  }

  /// A few moves before the end of a random game that somebody wins.
  private static Position nearTheEnd(Game game, SplitMix64 random) {
    while (true) {
      List<Position> played = new ArrayList<>();
      Position position = game.deal(Options.standard(game), random);
      while (!position.isOver()) {
        played.add(position);
        position = position.play(position.randomMove(random));
      }
      boolean isWon =
          position.outcome().isWonBy(Seat.FIRST) || position.outcome().isWonBy(Seat.SECOND);
      if (isWon && played.size() > 4) {
        return played.get(played.size() - 1 - random.nextInt(4));
      }
    }
  }
}

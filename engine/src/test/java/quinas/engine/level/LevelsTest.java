package quinas.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Option;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

class LevelsTest {

  private static final int GAMES_A_SET = 4;

  static Stream<Named<Game>> games() {
    return Games.ALL.stream().map(game -> Named.of(game.id(), game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasLevelsEachFoundByItsId(Game game) {
    assertThat(Levels.of(game)).isNotEmpty();
    assertThat(Levels.of(game).stream().map(Level::id)).doesNotHaveDuplicates();
    for (Level level : Levels.of(game)) {
      assertThat(Levels.byId(game, level.id())).contains(level);
    }
    assertThat(Levels.byId(game, "classic:unheard-of")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLevelAnswersWithALegalMoveAndTheSameForTheSameSeed(Game game) throws NotationException {
    for (Options options : optionSets(game)) {
      for (long seed = 1; seed <= GAMES_A_SET; seed++) {
        RandomGenerator random = new SplitMix64(seed);
        Position position = game.deal(options, random);
        while (!position.isOver()) {
          for (Level level : Levels.of(game)) {
            if (level.plays(position) && random.nextInt(rarity(level)) == 0) {
              checkChoice(game, level, position, random.nextLong());
            }
          }
          position = position.play(position.randomMove(random));
        }
      }
    }
  }

  /// In how many positions one is asked for its choice: those that think for long seldom.
  private static int rarity(Level level) {
    return switch (level) {
      case LadderLevel ladder -> Math.toIntExact(20 + ladder.rung().nodes() / 60);
      case SearchLevel _ -> 80;
      default -> 4;
    };
  }

  private static void checkChoice(Game game, Level level, Position position, long seed) {
    int choice = level.choose(position, new SplitMix64(seed));
    int[] moves = new int[game.maxMoves()];
    int end = position.legalMoves(moves, 0);
    assertThat(Arrays.stream(moves, 0, end).anyMatch(move -> move == choice))
        .as("%s %s, %s: %s", game.id(), level.id(), position, game.notation().text(choice))
        .isTrue();
    assertThat(level.choose(position, new SplitMix64(seed))).isEqualTo(choice);
  }

  /// The standard options, and those with one option at each of its values.
  private static List<Options> optionSets(Game game) throws NotationException {
    List<Options> sets = new ArrayList<>(List.of(Options.standard(game)));
    for (Option option : game.options()) {
      for (String value : option.values()) {
        sets.add(Options.of(game, Map.of(option.key(), value)));
      }
    }
    return sets;
  }
}

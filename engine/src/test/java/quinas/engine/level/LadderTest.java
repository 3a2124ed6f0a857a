package quinas.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.engine.eval.Evaluations;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.testkit.Vector;

class LadderTest {

  private static final int LEVELS = 10;
  private static final int PLAYOUTS = 25;
  private static final int VECTORS = 200;

  /// Levels that see what the next moves can do.
  private static final int SEEING = 3;

  static Stream<Named<Game>> games() {
    return Games.ALL.stream().map(game -> Named.of(game.id(), game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void thereAreTenThatThinkMoreAndMore(Game game) {
    List<Level> levels = Levels.ladder(game);
    assertThat(levels.stream().map(Level::id))
        .isEqualTo(IntStream.rangeClosed(1, LEVELS).mapToObj(i -> "level:" + i).toList());
    List<Rung> rungs = levels.stream().map(level -> Levels.rung(level).orElseThrow()).toList();
    assertThat(rungs.stream().map(Rung::depth)).isSorted();
    assertThat(rungs.stream().map(Rung::nodes)).isSorted();
    assertThat(rungs.getLast().width()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void onlyTheLastIsTheEngineAndGetsBetterWithIt(Game game) {
    Position position = game.deal(Options.standard(game), new SplitMix64(1));
    List<Level> levels = Levels.ladder(game);
    for (Level level : levels.subList(0, LEVELS - 1)) {
      assertThat(Levels.rung(level).orElseThrow().width()).as(level.id()).isGreaterThan(1);
      assertThat(level.net(position)).as(level.id()).isEmpty();
    }
    assertThat(levels.getLast().net(position)).isEqualTo(Evaluations.net(position));
  }

  /// Who changes what the levels below the last see, or how they choose, makes them other players
  /// than those that `docs/strength` tells of: then measure them anew.
  @ParameterizedTest
  @CsvSource({
    "shiftago, -531777967",
    "syrtis, 876210150",
    "pushee, -537100299",
    "catsdogs, -414638223",
    "infection, 1105021216"
  })
  void thoseBelowTheLastPlayAsTheyDidWhenTheyWereMeasured(String id, int choices) {
    Game game = Games.byId(id).orElseThrow();
    SplitMix64 random = new SplitMix64(1);
    int seen = 0;
    for (Level level : Levels.ladder(game).subList(0, LEVELS - 1)) {
      Position position = game.deal(Options.standard(game), random);
      for (int ply = 0; ply < 20 && !position.isOver(); ply++) {
        int move = level.choose(position, random);
        seen = 31 * seen + move;
        position = position.play(move);
      }
    }
    assertThat(seen).isEqualTo(choices);
  }

  @ParameterizedTest
  @MethodSource("games")
  void fromTheThirdOnTheyTakeAWinInOne(Game game) throws Exception {
    int found = 0;
    for (Position position : positions(game)) {
      if (moves(position).anyMatch(move -> wins(position, move))) {
        found++;
        check(game, position, found, Integer.MAX_VALUE, move -> wins(position, move));
      }
    }
    assertThat(found).isPositive();
  }

  @ParameterizedTest
  @MethodSource("games")
  void fromTheThirdOnTheyStopALossInOne(Game game) throws Exception {
    int found = 0;
    for (Position position : positions(game)) {
      if (moves(position).noneMatch(move -> wins(position, move))
          && moves(position).anyMatch(move -> isMet(position, move))
          && moves(position).anyMatch(move -> !isMet(position, move))) {
        found++;
        check(game, position, found, 20_000, move -> !isMet(position, move));
      }
    }
    assertThat(found).isPositive();
  }

  /// Every level's choice is one that is wanted; of levels that think for long, in a few positions.
  ///
  /// @param rarity of levels that look at more nodes than this, in one position of so many times
  ///   more
  private static void check(
      Game game, Position position, int number, int rarity, IntPredicate isWanted) {
    List<Level> levels = Levels.ladder(game);
    for (Level level : levels.subList(SEEING - 1, LEVELS)) {
      long nodes = Levels.rung(level).orElseThrow().nodes();
      if (number % (1 + nodes / rarity) == 0) {
        int choice = level.choose(position, new SplitMix64(number));
        assertThat(isWanted.test(choice)).as("%s: %s", level.id(), position).isTrue();
      }
    }
  }

  /// Positions of random games, most of them near the end, and of the vectors.
  private static List<Position> positions(Game game) throws NotationException {
    List<Position> positions = new ArrayList<>();
    Options standard = Options.standard(game);
    for (int seed = 1; seed <= PLAYOUTS; seed++) {
      SplitMix64 random = new SplitMix64(seed);
      Position position = game.deal(standard, random);
      while (!position.isOver()) {
        positions.add(position);
        position = position.play(position.randomMove(random));
      }
    }
    List<Vector> vectors = Vector.of(game);
    for (int at = 0; at < vectors.size(); at += 1 + vectors.size() / VECTORS) {
      Vector vector = vectors.get(at);
      if (vector.result().equals("none")) {
        Options options = Options.of(game, vector.options());
        positions.add(game.notation().position(vector.position(), options));
      }
    }
    return positions;
  }

  private static boolean wins(Position position, int move) {
    return position.play(move).outcome().isWonBy(position.turn());
  }

  /// Whether the opponent wins at once after the move.
  private static boolean isMet(Position position, int move) {
    Position after = position.play(move);
    return after.isOver()
        ? after.outcome().isWonBy(position.turn().other())
        : after.turn() != position.turn() && moves(after).anyMatch(reply -> wins(after, reply));
  }

  private static IntStream moves(Position position) {
    int[] moves = new int[Games.MAX_MOVES];
    return Arrays.stream(moves, 0, position.legalMoves(moves, 0));
  }
}

package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.engine.search.Limits;
import quinas.engine.solve.CatsDogsSolver;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.shiftago.Shiftago;

class AnalysisTest {

  private static final Limits FEW = Limits.nodes(3000);

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  private static Insight look(Game game, Position position, int lines) {
    return new Analysis(game, 1).run(position, lines, FEW, () -> false, insight -> {});
  }

  @ParameterizedTest
  @MethodSource("games")
  void linesBeginWithDifferentLegalMovesAndTheBestIsFirst(Game game) {
    Position position = game.deal(Options.standard(game), new SplitMix64(5));
    Insight insight = look(game, position, 3);
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    List<Integer> legal = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      legal.add(moves[i]);
    }
    List<Integer> first = insight.lines().stream().map(line -> line.moves().getFirst()).toList();
    assertThat(first).doesNotHaveDuplicates().isSubsetOf(legal);
    assertThat(first).hasSize(Math.min(3, end));
    int sign = position.turn() == Seat.FIRST ? -1 : 1;
    List<Integer> chances = insight.lines().stream().map(line -> sign * line.chance()).toList();
    assertThat(chances).isSorted();
  }

  @ParameterizedTest
  @MethodSource("games")
  void stoppedAtOnceItStillHasALine(Game game) {
    Position position = game.deal(Options.standard(game), new SplitMix64(5));
    Insight insight = new Analysis(game, 1).run(position, 2, Limits.NONE, () -> true, known -> {});
    assertThat(insight.lines()).isNotEmpty();
  }

  @Test
  void catsAndDogsAreToldExactly() throws Exception {
    Options options = Options.read(CatsDogs.GAME, "size=4");
    CatsDogsPosition position = (CatsDogsPosition) CatsDogs.GAME.deal(options, new SplitMix64(2));
    int margin = new CatsDogsSolver(position, () -> false).solve(position).orElseThrow().value();
    Insight insight = look(CatsDogs.GAME, position, 2);
    int expected = position.turn() == Seat.FIRST ? margin : -margin;
    assertThat(insight.lines().getFirst().worth()).isEqualTo(new Worth.Exact(expected));
    assertThat(insight.lines().getFirst().chance()).isEqualTo(500 + 500 * Integer.signum(expected));
  }

  @Test
  void aForcedWinComesFirst() throws Exception {
    Game game = Shiftago.GAME;
    Position position =
        game.notation().position("1xxxx2/7/7/7/o6/o6/oo5 x 18 18", Options.standard(game));
    Insight insight = look(game, position, 2);
    assertThat(insight.lines().getFirst().worth()).isEqualTo(new Worth.Forced(Seat.FIRST, 1));
    assertThat(insight.lines().getFirst().chance()).isEqualTo(1000);
    assertThat(insight.lines()).hasSize(2);
  }
}

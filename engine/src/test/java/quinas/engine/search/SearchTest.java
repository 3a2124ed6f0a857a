package quinas.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.engine.eval.Evaluations;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

class SearchTest {

  /// Says something different about nearly every position, so that no mistake hides behind ties.
  static final Evaluation HASH = position -> (int) (position.hash() >>> 52) - 2048;

  /// The same, and where only a bound is asked, the first move is enough.
  private static final Evaluation HASTY =
      new Evaluation() {
        @Override
        public int of(Position position) {
          return HASH.of(position);
        }

        @Override
        public Hints hints() {
          return new Hints() {
            @Override
            public int of(Position position, int move) {
              return 0;
            }

            @Override
            public int enough(int depth) {
              return 1;
            }
          };
        }
      };

  /// The same, and looked for where it hardly ever lies first.
  private static final Evaluation AIMED =
      new Evaluation() {
        @Override
        public int of(Position position) {
          return HASH.of(position);
        }

        @Override
        public int aspiration() {
          return 20;
        }
      };

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void withoutSelectionTheScoreIsThatOfMinimax(Game game) {
    scoreIsThatOfMinimax(game, HASTY);
  }

  @ParameterizedTest
  @MethodSource("games")
  void whereTheScoreIsLookedForFirstDoesNotChangeIt(Game game) {
    scoreIsThatOfMinimax(game, AIMED);
  }

  private static void scoreIsThatOfMinimax(Game game, Evaluation evaluation) {
    for (Position position : positions(game, 60)) {
      int depth = position.moveCount() > 40 ? 2 : position.moveCount() > 12 ? 3 : 5;
      Search search = new Search(evaluation, new TranspositionTable(1 << 16), false);
      Finding finding = search.run(position, Limits.depth(depth), () -> false, f -> {});
      int expected = minimax(position, finding.depth(), 0);
      assertThat(finding.score())
          .as("%s at depth %d", position, finding.depth())
          .isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void severalLinesAreTheBestMovesOfMinimax(Game game) {
    linesAreTheBestMovesOfMinimax(game, HASH);
    linesAreTheBestMovesOfMinimax(game, AIMED);
  }

  private static void linesAreTheBestMovesOfMinimax(Game game, Evaluation evaluation) {
    for (Position position : positions(game, 30)) {
      int depth = position.moveCount() > 40 ? 2 : position.moveCount() > 12 ? 3 : 4;
      Search search = new Search(evaluation, new TranspositionTable(1 << 16), false);
      List<Finding> lines = search.run(position, Limits.depth(depth), 3, () -> false, f -> {});
      int reached = lines.getFirst().depth();
      List<Integer> expected =
          scores(position, reached).stream().sorted(Comparator.reverseOrder()).limit(3).toList();
      assertThat(lines.stream().map(Finding::score))
          .as("%s at depth %d", position, reached)
          .isEqualTo(expected);
      assertThat(lines.stream().map(Finding::move)).doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theFirstOfSeveralLinesIsTheOnlyOneOfASingleLine(Game game) {
    for (Position position : positions(game, 10)) {
      Finding only = fresh().run(position, Limits.depth(2), () -> false, f -> {});
      List<Finding> lines = fresh().run(position, Limits.depth(2), 2, () -> false, f -> {});
      assertThat(lines.getFirst().score()).isEqualTo(only.score());
      assertThat(lines.getFirst().move()).isEqualTo(only.move());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void thereAreNoMoreLinesThanMoves(Game game) {
    for (Position position : positions(game, 10)) {
      List<Finding> lines = fresh().run(position, Limits.depth(1), 1000, () -> false, f -> {});
      assertThat(lines).hasSize(position.moveCount());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theLineIsPlayable(Game game) {
    for (Position start : positions(game, 40)) {
      Search search = new Search(HASH, new TranspositionTable(1 << 12));
      Finding finding = search.run(start, Limits.nodes(3000), () -> false, f -> {});
      Position position = start;
      for (int move : finding.line()) {
        int[] moves = new int[Games.MAX_MOVES];
        int end = position.legalMoves(moves, 0);
        assertThat(java.util.Arrays.stream(moves, 0, end))
            .as("moves of %s", position)
            .contains(move);
        position = position.play(move);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameNodesGiveTheSameFinding(Game game) {
    for (Position position : positions(game, 10)) {
      Finding one = fresh().run(position, Limits.nodes(5000), () -> false, f -> {});
      Finding two = fresh().run(position, Limits.nodes(5000), () -> false, f -> {});
      assertThat(one).isEqualTo(two);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSearchStoppedAtOnceStillHasALegalMove(Game game) {
    for (Position position : positions(game, 20)) {
      Finding finding = fresh().run(position, Limits.NONE, () -> true, f -> {});
      int[] moves = new int[Games.MAX_MOVES];
      int end = position.legalMoves(moves, 0);
      assertThat(java.util.Arrays.stream(moves, 0, end)).contains(finding.move());
    }
  }

  @Test
  void aWinAtOnceIsPreferredToALaterOne() throws Exception {
    Game game = Games.byId("shiftago").orElseThrow();
    Position position =
        game.notation().position("1xxxx2/7/7/7/o6/o6/oo5 x 18 18", Options.standard(game));
    Finding finding = fresh().run(position, Limits.depth(6), () -> false, f -> {});
    assertThat(finding.score()).isEqualTo(Score.WIN - 1);
    assertThat(game.notation().text(finding.move())).isEqualTo("left1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"catsdogs", "pushee"})
  void inGamesForPointsAnEndIsWorthItsMarginAndSoIsWhatLeadsThereForCertain(String id) {
    Game game = Games.byId(id).orElseThrow();
    Evaluation evaluation = Evaluations.of(game);
    for (Position position : late(game, 100)) {
      Search search = new Search(evaluation, new TranspositionTable(1 << 16));
      Finding finding = search.run(position, Limits.NONE, () -> false, f -> {});
      assertThat(finding.exact()).as("%s", position).isTrue();
      assertThat(finding.score())
          .as("%s", position)
          .isEqualTo(evaluation.point() * margin(position, new HashMap<>()));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsCalledExactIsTheResultOfTheGame(Game game) {
    exactIsExact(game, HASH);
  }

  @ParameterizedTest
  @MethodSource("games")
  void whereLateMovesAreLeftOutWhatIsCalledExactIsSoToo(Game game) {
    exactIsExact(game, HASTY);
  }

  @ParameterizedTest
  @MethodSource("games")
  void whereverTheScoreWasLookedForFirstWhatIsCalledExactIsSoToo(Game game) {
    exactIsExact(game, AIMED);
  }

  private static void exactIsExact(Game game, Evaluation evaluation) {
    int checked = 0;
    for (Position position : late(game, 100)) {
      Search search = new Search(evaluation, new TranspositionTable(1 << 16));
      for (Finding finding : findings(search, position)) {
        int score = finding.score();
        if (finding.exact()) {
          int result = Integer.signum(result(position, new HashMap<>()));
          assertThat(Integer.signum(score)).as("%s", position).isEqualTo(result);
          checked++;
        } else if (Score.isDecided(score) && Score.plies(score) <= 3) {
          int seen = minimax(position, Score.plies(score), 0);
          assertThat(Score.isDecided(seen)).as("%s", position).isTrue();
          assertThat(seen > 0).as("%s", position).isEqualTo(score > 0);
          checked++;
        }
      }
    }
    assertThat(checked).isPositive();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSearchThatLeavesOutLateMovesSeesFewerPositions(Game game) {
    Position start = game.deal(Options.standard(game), new SplitMix64(2));
    Search whole = new Search(HASH, new TranspositionTable(1 << 16));
    Search hasty = new Search(HASTY, new TranspositionTable(1 << 16));
    assertThat(hasty.run(start, Limits.depth(4), () -> false, f -> {}).nodes())
        .isLessThan(whole.run(start, Limits.depth(4), () -> false, f -> {}).nodes());
  }

  private static List<Finding> findings(Search search, Position position) {
    List<Finding> findings = new ArrayList<>();
    search.run(position, Limits.nodes(20_000), () -> false, findings::add);
    return findings;
  }

  /// Positions of random games shortly before their end.
  private static List<Position> late(Game game, int count) {
    SplitMix64 random = new SplitMix64(11);
    List<Position> positions = new ArrayList<>();
    while (positions.size() < count) {
      List<Position> all = new ArrayList<>();
      Position position = game.deal(Options.standard(game), random);
      for (; !position.isOver(); position = position.play(position.randomMove(random))) {
        all.add(position);
      }
      Collections.reverse(all);
      int ply = 0;
      for (double size = 1; ply + 1 < all.size() && size < 3000; ply++) {
        size *= all.get(ply + 1).moveCount();
      }
      positions.add(all.get(ply));
    }
    return positions;
  }

  /// The final margin with best play, to the seat to act.
  private static int margin(Position position, Map<Position, Integer> known) {
    return best(position, known, outcome -> outcome.first() - outcome.second());
  }

  /// 1 if the seat to act wins with best play, 0 for a draw, −1.
  private static int result(Position position, Map<Position, Integer> known) {
    return best(
        position,
        known,
        outcome -> outcome.isWonBy(Seat.FIRST) ? 1 : outcome.isWonBy(Seat.SECOND) ? -1 : 0);
  }

  private static int best(
      Position position, Map<Position, Integer> known, ToIntFunction<Outcome> first) {
    Integer before = known.get(position);
    if (before != null) {
      return before;
    }
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < end; i++) {
      Position after = position.play(moves[i]);
      int value;
      if (after.isOver()) {
        value = first.applyAsInt(after.outcome());
        value = position.turn() == Seat.FIRST ? value : -value;
      } else {
        value = best(after, known, first);
        value = after.turn() == position.turn() ? value : -value;
      }
      best = Math.max(best, value);
    }
    known.put(position, best);
    return best;
  }

  private static Search fresh() {
    return new Search(HASH, new TranspositionTable(1 << 14));
  }

  /// Positions of random games, none of them over.
  private static List<Position> positions(Game game, int count) {
    SplitMix64 random = new SplitMix64(7);
    List<Position> positions = new ArrayList<>();
    while (positions.size() < count) {
      Position position = game.deal(Options.standard(game), random);
      for (int ply = random.nextInt(60); ply > 0 && !position.isOver(); ply--) {
        position = position.play(position.randomMove(random));
      }
      if (!position.isOver()) {
        positions.add(position);
      }
    }
    return positions;
  }

  /// To the seat to act; an only move costs no depth, as in the search.
  static int minimax(Position position, int depth, int ply) {
    if (depth == 0) {
      return HASH.of(position);
    }
    return Collections.max(scores(position, depth, ply));
  }

  private static List<Integer> scores(Position position, int depth) {
    return scores(position, depth, 0);
  }

  /// Of every move, to the seat to act.
  private static List<Integer> scores(Position position, int depth, int ply) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    List<Integer> scores = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      Position after = position.play(moves[i]);
      int score;
      if (after.isOver()) {
        score = ended(position, after.outcome(), ply + 1);
      } else {
        score = minimax(after, end == 1 ? depth : depth - 1, ply + 1);
        score = after.turn() == position.turn() ? score : -score;
      }
      scores.add(score);
    }
    return scores;
  }

  private static int ended(Position before, Outcome outcome, int ply) {
    if (outcome.result() == Outcome.Result.DRAW) {
      return 0;
    }
    return outcome.isWonBy(before.turn()) ? Score.WIN - ply : ply - Score.WIN;
  }
}

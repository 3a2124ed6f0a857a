package quinas.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.catsdogs.CatsDogsPosition.Step;

class CatsDogsSolverTest {

  /// Every position of random games from where little room is left, all in one solver a game.
  @ParameterizedTest
  @CsvSource({
    "4, on, 250, 11",
    "5, on, 120, 10",
    "6, on, 60, 10",
    "7, on, 30, 10",
    "4, off, 60, 14",
    "5, off, 60, 13",
    "8, off, 30, 15",
    "12, off, 20, 15"
  })
  void theValueIsThatOfMinimax(int size, String specials, int games, int room)
      throws NotationException {
    SplitMix64 random = new SplitMix64(size);
    Map<Step, Integer> solved = new EnumMap<>(Step.class);
    for (int game = 0; game < games; game++) {
      Map<CatsDogsPosition, Integer> values = new HashMap<>();
      List<CatsDogsPosition> endings = endings(size, specials, room, random);
      CatsDogsSolver solver = new CatsDogsSolver(endings.getFirst(), () -> false);
      for (CatsDogsPosition position : endings) {
        Solution solution = solver.solve(position).orElseThrow();
        int sign = position.turn() == Seat.FIRST ? 1 : -1;
        int value = sign * minimax(position, values);
        assertThat(solution.value()).as("%s, specials %s", position, specials).isEqualTo(value);
        assertThat(sign * end(position, solution.line())).isEqualTo(value);
        solved.merge(position.step(), 1, Integer::sum);
      }
    }
    assertThat(solved).hasSize(specials.equals("on") ? 3 : 1);
  }

  /// The positions of a random game, the last included, in which at most so many squares have room.
  private static List<CatsDogsPosition> endings(
      int size, String specials, int room, SplitMix64 random) throws NotationException {
    String text = "size=" + size + ",specials=" + specials + ",obstacles=" + random.nextInt(51);
    Position position = CatsDogs.GAME.deal(Options.read(CatsDogs.GAME, text), random);
    List<CatsDogsPosition> endings = new ArrayList<>();
    while (true) {
      if (room(position) <= room) {
        endings.add((CatsDogsPosition) position);
      }
      if (position.isOver()) {
        return endings;
      }
      position = position.play(position.randomMove(random));
    }
  }

  private static int room(Position position) {
    CatsDogsPosition at = (CatsDogsPosition) position;
    return at.room(Seat.FIRST).or(at.room(Seat.SECOND)).count();
  }

  private static int margin(CatsDogsPosition position) {
    return position.points(Seat.FIRST) - position.points(Seat.SECOND);
  }

  /// The margin for the Cats with best play, from the rules alone.
  private static int minimax(CatsDogsPosition position, Map<CatsDogsPosition, Integer> values) {
    if (position.isOver()) {
      return margin(position);
    }
    Integer known = values.get(position);
    if (known != null) {
      return known;
    }
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    int sign = position.turn() == Seat.FIRST ? 1 : -1;
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < end; i++) {
      best = Math.max(best, sign * minimax(position.play(moves[i]), values));
    }
    values.put(position, sign * best);
    return sign * best;
  }

  /// The margin for the Cats at the end of a line, which must be the end of the game.
  private static int end(CatsDogsPosition position, List<Integer> line) {
    CatsDogsPosition at = position;
    for (int move : line) {
      at = at.play(move);
    }
    assertThat(at.isOver()).isTrue();
    return margin(at);
  }

  /// No square has room for both: b1 only for cats and c1 only for dogs. Who takes one closes the
  /// other; where they do not touch, both are taken.
  @Test
  void aSquareForCatsNextToOneForDogsIsStillContested() throws NotationException {
    assertThat(solve("c2d/####/####/#### c place 1 1", "size=4").value()).isEqualTo(1);
    assertThat(solve("c2d/####/####/#### d place 1 1", "size=4").value()).isEqualTo(1);
    assertThat(solve("c1#d/###1/####/#### c place 1 1", "size=4").value()).isZero();
  }

  @Test
  void aBoardOnWhichNobodyCanEverPlaceIsADraw() throws NotationException {
    Solution solution = solve("####/####/####/#### c place 0 0", "");
    assertThat(solution.value()).isZero();
    assertThat(solution.line()).isEmpty();
  }

  @Test
  void whoeverBeginsWithTheCatsWinsEverySmallBoard() throws NotationException {
    Options options = Options.read(CatsDogs.GAME, "size=4,starter=cats");
    for (int seed = 0; seed < 50; seed++) {
      Position start = CatsDogs.GAME.deal(options, new SplitMix64(seed));
      assertThat(solve((CatsDogsPosition) start).value()).as("%s", start).isPositive();
    }
  }

  @Test
  void theEmptyBoardOfFiveIsSolved() throws NotationException {
    Solution solution = solve("5/5/5/5/5 c place 0 0", "size=5,specials=off");
    assertThat(solution.value()).isEqualTo(2);
  }

  @Test
  void whatWasToldToStopSaysNothing() throws NotationException {
    CatsDogsPosition start = read("6/6/6/6/6/6 c place 0 0", "size=6");
    assertThat(new CatsDogsSolver(start, () -> true).solve(start)).isEmpty();
  }

  @Test
  void aBoardOfTooManySquaresIsRefused() throws NotationException {
    CatsDogsPosition start = read("9/9/9/9/9/9/9/9/9 c place 0 0", "size=9");
    assertThat(CatsDogsSolver.isInReach(start)).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> new CatsDogsSolver(start, () -> false));
  }

  private static CatsDogsPosition read(String text, String options) throws NotationException {
    return (CatsDogsPosition)
        CatsDogs.GAME.notation().position(text, Options.read(CatsDogs.GAME, options));
  }

  private static Solution solve(String text, String options) throws NotationException {
    return solve(read(text, options));
  }

  private static Solution solve(CatsDogsPosition position) {
    return new CatsDogsSolver(position, () -> false).solve(position).orElseThrow();
  }
}

package quinas.arena.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.arena.clock.Clock;
import quinas.arena.clock.TimeControl;
import quinas.arena.clock.Timing;
import quinas.arena.record.Komi;
import quinas.engine.solve.CatsDogsSolver;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.infection.Infection;

class DivisionTest {

  private static final Clock NO_CLOCK = Clock.start(TimeControl.NONE, TimeControl.NONE);

  private static List<Integer> legal(Position position) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    List<Integer> legal = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      legal.add(moves[i]);
    }
    return legal;
  }

  /// By how many half points somebody is ahead after a move, if both then play perfectly.
  private static int unevenness(Position position, int move, Komi komi) {
    CatsDogsPosition after = (CatsDogsPosition) position.play(move);
    int value = new CatsDogsSolver(after, 16, () -> false).solve(after).orElseThrow().value();
    int toFirst = after.turn() == Seat.FIRST ? value : -value;
    return Math.abs(2 * toFirst - komi.halves());
  }

  private static Answer divide(Options options, String player, Turn turn, Komi komi)
      throws Exception {
    try (Player opened = Entrants.read(options, player, Timing.STANDARD).open(options)) {
      opened.begin(options, turn.start(), 1);
      return opened.divide(turn, komi);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "engine:nodes=1000000, 0",
    "engine:nodes=1000000, 4.5",
    "'level:depth=20,nodes=1000000,width=1,margin=0', 3"
  })
  void whoSeesTheEndCutsAsEvenlyAsCanBe(String player, String points) throws Exception {
    Options options = Options.read(CatsDogs.GAME, "size=4,starter=cats,specials=off");
    Komi komi = Komi.read(CatsDogs.GAME, points);
    for (long seed = 1; seed <= 3; seed++) {
      Position start = CatsDogs.GAME.deal(options, new SplitMix64(seed));
      Turn turn = new Turn(start, List.of(), start, NO_CLOCK);
      int move = divide(options, player, turn, komi).move();
      int least =
          legal(start).stream()
              .mapToInt(other -> unevenness(start, other, komi))
              .min()
              .orElseThrow();

      assertThat(unevenness(start, move, komi)).as("seed %d", seed).isEqualTo(least);
    }
  }

  @Test
  void whatIsThoughtOfAMoveIsToldToWhoMakesIt() throws Exception {
    Options options = Options.standard(Infection.GAME);
    Position start = Infection.GAME.deal(options, new SplitMix64(1));
    Clock clock = Clock.start(TimeControl.perMove(Duration.ofSeconds(20)), TimeControl.NONE);
    Turn turn = new Turn(start, List.of(), start, clock);
    Answer answer = divide(options, "engine:nodes=2000", turn, Komi.NONE);

    assertThat(legal(start)).contains(answer.move());
    assertThat(answer.thought().orElseThrow().depth().orElseThrow()).isGreaterThan(1);
    assertThat(answer.thought().orElseThrow().nodes().orElseThrow()).isPositive();
    assertThat(divide(options, "engine:nodes=2000", turn, Komi.NONE).move())
        .isEqualTo(answer.move());
  }

  @Test
  void theLevelsOfTheOriginalCutByMovingAsAlways() throws Exception {
    Options options = Options.read(CatsDogs.GAME, "size=6,starter=cats");
    Position start = CatsDogs.GAME.deal(options, new SplitMix64(5));
    Turn turn = new Turn(start, List.of(), start, NO_CLOCK);
    try (Player hard = Entrants.read(options, "classic:hard", Timing.STANDARD).open(options)) {
      hard.begin(options, start, 1);
      assertThat(hard.divide(turn, Komi.NONE)).isEqualTo(hard.move(turn));
    }
  }
}

package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.shiftago.Shiftago;

/// What is told in every game.
class RemarksTest {

  private static final String X_WINS = "1xxxx2/7/7/7/o6/o6/oo5 x 18 18";

  private static final String BOTH_WIN = "1xxxx2/7/7/7/7/7/1oooo2 x 18 18";

  @Test
  void aMissedWinIsToldWithTheMove() throws Exception {
    Told told = Told.in(Shiftago.GAME, "", X_WINS);
    Assessment win = told.known(new Worth.Forced(Seat.FIRST, 1), "left1");
    assertThat(told.of(win, "left4", Told.guess(600, List.of())))
        .isEqualTo(Remark.of(Kind.MISSES_WIN, told.moveDetail("left1"), Remark.number(1)));
  }

  @Test
  void aMissedWinThatBecomesALossIsToldWithBoth() throws Exception {
    Told told = Told.in(Shiftago.GAME, "", BOTH_WIN);
    Assessment win = told.known(new Worth.Forced(Seat.FIRST, 1), "left1");
    Assessment loss = told.known(new Worth.Forced(Seat.SECOND, 1));
    assertThat(told.of(win, "left4", loss))
        .isEqualTo(
            Remark.of(
                Kind.TURNS_WIN,
                told.moveDetail("left1"),
                Remark.number(1),
                Remark.side(Seat.SECOND),
                Remark.number(1)));
  }

  @Test
  void aMissedWinIsNoLossAsLongAsNoneIsProven() throws Exception {
    Told told = Told.in(Shiftago.GAME, "", BOTH_WIN);
    Assessment win = told.known(new Worth.Forced(Seat.FIRST, 1), "left1");
    Remark remark = told.of(win, "left7", Told.guess(500, List.of()));
    assertThat(remark.kind()).isEqualTo(Kind.MISSES_WIN);
  }

  /// The only red microbe goes where blue can reach it.
  @Test
  void aWinThatTheOtherCanForceIsTold() throws Exception {
    Told told = Told.in(Infection.GAME, "", "7/7/2x4/7/7/7/2o4 x 0");
    Assessment before = told.hopeful("b2 b7");
    Assessment after = told.known(new Worth.Forced(Seat.SECOND, 1));
    assertThat(told.of(before, "c3c5", after))
        .isEqualTo(Remark.of(Kind.LETS_WIN, Remark.side(Seat.SECOND), Remark.number(1)));
  }

  @Test
  void whoOnlyLosesAMicrobeHasNotLetTheOtherWin() throws Exception {
    Told told = Told.in(Infection.GAME, "", "7/7/2x4/7/7/7/2o4 x 0");
    assertThat(told.kind("b2 b7", "c4 c7c5")).isEqualTo(Kind.BETTER);
  }

  /// The clone on a2 fills the board: three against four. The jump there would have left c2 open,
  /// and nobody could ever have filled it.
  @Test
  void whoEndsTheGameAndLosesItIsTold() throws Exception {
    String start = "x------/1-x-o--/-------/-------/-------/-------/ooo---- x 0";
    Told told = Told.in(Infection.GAME, "", start);
    assertThat(told.of("c2a2 e2c2", "a2"))
        .isEqualTo(Remark.of(Kind.LOSES, Remark.side(Seat.SECOND)));
  }

  @Test
  void whoEndsTheGameInADrawHasNotLostIt() throws Exception {
    String start = "x------/1-x-o--/-------/-------/-------/-------/oo----- x 0";
    Told told = Told.in(Infection.GAME, "", start);
    assertThat(told.kind("c2a2 e2c2", "a2")).isEqualTo(Kind.BETTER);
  }

  @Test
  void pointsThatAreGivenAwayAreCounted() throws Exception {
    String start = "1###/####/###1/###1 c place 0 0";
    Told told = Told.in(CatsDogs.GAME, "size=4,specials=off", start);
    Assessment before = told.known(new Worth.Exact(1), "a1");
    Assessment after = told.known(new Worth.Exact(-1));
    assertThat(told.of(before, "d3", after))
        .isEqualTo(Remark.of(Kind.GIVES_POINTS, Remark.number(2), told.moveDetail("a1")));
  }

  @Test
  void whereNothingShowsOnTheBoardTheBetterMoveIsTold() throws Exception {
    Told told = Told.in(Infection.GAME, "", "7/7/2xxx2/7/2o4/7/7 x 0");
    Remark remark = told.of("e2 d6", "c2 d6");
    assertThat(remark.kind()).isEqualTo(Kind.BETTER);
    assertThat(remark.details()).startsWith(told.moveDetail("e2"));
  }
}

package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogs;

class CatsDogsRemarksTest {

  private static Told told(String start) throws Exception {
    return Told.in(CatsDogs.GAME, "size=4,specials=off", start);
  }

  @Test
  void squaresThatFallToTheOthersAloneAreARegion() throws Exception {
    assertThat(told("4/4/####/#### c place 0 0").of("c1 a1", "a1 c1"))
        .isEqualTo(
            Remark.of(Kind.LETS_REGION, Remark.side(Seat.SECOND), Told.at("d1"), Remark.number(2)));
  }

  @Test
  void aRegionThatFallsToTheOthersAnywayIsNotTold() throws Exception {
    assertThat(told("4/1###/####/4 c place 0 0").kind("a4 c1", "d4 c1")).isEqualTo(Kind.BETTER);
  }

  /// A dog on b3 keeps cats off a3, c3 and b4, which touch at corners.
  @Test
  void squaresThatCouldHaveFallenToTheMoverAloneAreARegion() throws Exception {
    Told told = told("2##/1##1/4/4 d place 0 0");
    assertThat(told.of("b3 a1", "d4 c3"))
        .isEqualTo(
            Remark.of(Kind.MISSES_REGION, Told.at("b4"), Remark.number(3), told.moveDetail("b3")));
  }

  @Test
  void oneSquareIsNoRegion() throws Exception {
    assertThat(told("2##/###1/####/1### d place 0 0").kind("b1 a4", "d2 a4"))
        .isEqualTo(Kind.BETTER);
  }

  @Test
  void aRegionThatThePlayedMoveTookAsWellIsNotMissed() throws Exception {
    assertThat(told("2##/2##/####/##2 d place 0 0").kind("a1 c4", "b2 c4")).isEqualTo(Kind.BETTER);
  }
}

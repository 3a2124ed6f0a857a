package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Seat;
import quinas.rules.pushee.Pushee;

/// On the board of the dragons; x stands on one of the two squares worth 3, d3, the other, c4,
/// being empty.
class PusheeRemarksTest {

  private static final String START =
      "000000/022220/021320/023120/022220/000000 6/6/3x2/6/6/6 x 13 13";

  private static Told told(String options) throws Exception {
    return Told.in(Pushee.GAME, options, START);
  }

  @Test
  void onesOwnPiecePushedOffAValuableSquareUncoversIt() throws Exception {
    assertThat(told("").of("ha1 ha6", "hc3 ha6"))
        .isEqualTo(Remark.of(Kind.UNCOVERS, Remark.number(3), Told.at("d3")));
  }

  @Test
  void aPushOffAValuableSquareIsToldWithItsMove() throws Exception {
    Told told = told("");
    assertThat(told.of("hb2 ha6", "ha1 hc3"))
        .isEqualTo(
            Remark.of(
                Kind.LETS_PUSH_OFF,
                Remark.side(Seat.SECOND),
                Remark.number(3),
                Told.at("d3"),
                told.reply("ha1 hc3")));
  }

  @Test
  void aPushThatComesAnywayIsNotTold() throws Exception {
    assertThat(told("").kind("hf1 hc3", "ha1 hc3")).isEqualTo(Kind.BETTER);
  }

  @Test
  void aPieceThatIsPlacedUponWasTakenAndNotPushed() throws Exception {
    Told told = told("impossibru=second");
    assertThat(told.of("hb2 ha6", "ha1 vd3"))
        .isEqualTo(
            Remark.of(
                Kind.LETS_TAKE,
                Remark.side(Seat.SECOND),
                Remark.number(3),
                Told.at("d3"),
                told.reply("ha1 vd3")));
  }

  @Test
  void aValuableSquareThatTheOtherTakesIsToldWithItsMove() throws Exception {
    Told told = told("");
    assertThat(told.of("hc4 ha6", "ha1 hc4"))
        .isEqualTo(
            Remark.of(
                Kind.LETS_TAKE,
                Remark.side(Seat.SECOND),
                Remark.number(3),
                Told.at("c4"),
                told.reply("ha1 hc4")));
  }

  @Test
  void aSquareThatTheOtherTakesAnywayIsNotTold() throws Exception {
    assertThat(told("").kind("hf1 hc4", "ha1 hc4")).isEqualTo(Kind.BETTER);
  }

  @Test
  void aValuableSquareThatCouldHaveBeenTakenIsToldWithTheMove() throws Exception {
    Told told = told("");
    assertThat(told.of("hc4 ha6", "ha1 ha6"))
        .isEqualTo(
            Remark.of(Kind.MISSES_VALUE, Remark.number(3), Told.at("c4"), told.moveDetail("hc4")));
  }

  @Test
  void whatIsWorthLessThanHalfOfTheBestIsNotMissed() throws Exception {
    assertThat(told("").kind("vc3 ha6", "ha1 ha6")).isEqualTo(Kind.BETTER);
  }
}

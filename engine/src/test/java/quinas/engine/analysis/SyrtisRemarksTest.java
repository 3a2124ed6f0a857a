package quinas.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Seat;
import quinas.rules.syrtis.Syrtis;

/// On the small board. `o` and `s` are light, `o` and `O` circles; after a tile `l` and `d` stand
/// for the towers of Light and Dark. The second of the other words is the seat that plays Light.
class SyrtisRemarksTest {

  private static final Detail SECOND = Remark.side(Seat.SECOND);

  private static Told told(String start) throws Exception {
    return Told.in(Syrtis.GAME, "board=minor", start);
  }

  @Test
  void whoMakesTheOthersIslandWholeIsTold() throws Exception {
    assertThat(told("SdsdoolS/S4/ol4/5/5 l 1 - 0/0 0").of("pass pass", "xe1"))
        .isEqualTo(Remark.of(Kind.COMPLETES_ISLAND, SECOND));
  }

  @Test
  void anIslandThatTheOtherMakesWholeIsToldWithItsMove() throws Exception {
    Told told = told("SdolosdS/S4/ol4/5/5 l 1 - 0/0 0");
    assertThat(told.of("b1-c1 pass", "pass xe1"))
        .isEqualTo(Remark.of(Kind.LETS_ISLAND, SECOND, told.reply("pass xe1")));
  }

  /// Dark's tower leaves d2 and could have gone to d3, the only tile that Light can sink.
  private static String unguarded(String streak) {
    return "5/1SsSd1/Oo1O1/1slsdol1/5 d 2 %s 0/0 2".formatted(streak);
  }

  @Test
  void theLastSinkingOfAWinningStreakIsToldWithItsTile() throws Exception {
    assertThat(told(unguarded("l3")).of("d2-d3 b4=a4", "d2-c2 xd3"))
        .isEqualTo(Remark.of(Kind.LETS_QUICKSAND, SECOND, Told.at("d3")));
  }

  @Test
  void aSinkingInARowIsToldWithItsTileAndItsNumber() throws Exception {
    assertThat(told(unguarded("l2")).of("d2-d3 b4=a4", "d2-c2 xd3"))
        .isEqualTo(Remark.of(Kind.LETS_SINK, SECOND, Told.at("d3"), Remark.number(3)));
  }

  @Test
  void theFirstSinkingInARowIsNotTold() throws Exception {
    assertThat(told(unguarded("d2")).kind("d2-d3 b4=a4", "d2-c2 xd3")).isEqualTo(Kind.BETTER);
  }

  @Test
  void aTileThatCouldHaveBeenSunkAnywayIsNotTold() throws Exception {
    assertThat(told(unguarded("l2")).kind("pass pass", "d2-c2 xd3")).isEqualTo(Kind.BETTER);
  }

  private static String passing(String streak) {
    return "2oo1/SdsOo1/Os1Osl/1SdslOo/5 l 1 %s 0/0 0".formatted(streak);
  }

  @Test
  void whoPassesWhileTheOtherHasTheInitiativeLetsItEndTheGame() throws Exception {
    Told told = told(passing("d1"));
    assertThat(told.of("e3-e4 xb2", "pass pass"))
        .isEqualTo(Remark.of(Kind.LETS_END, SECOND, told.reply("pass pass")));
  }

  @Test
  void whoHasTheInitiativeMayPass() throws Exception {
    assertThat(told(passing("l1")).kind("e3-e4 xb2", "pass pass")).isEqualTo(Kind.BETTER);
  }

  /// Light has passed and sank last: when Dark passes too, Light wins at once. That a tile could
  /// have joined Dark's island does not matter any more.
  @Test
  void whoLosesByPassingIsToldOfThatAlone() throws Exception {
    assertThat(told("5/SdslOl2/1O1oo/1sdSO1/1O3 d 2 l1 1/0 8").of("a2=a4 pass", "pass"))
        .isEqualTo(Remark.of(Kind.LOSES, SECOND));
  }

  /// Light slides c2 to c4, where it joins b4 and d4: of six light tiles, d2 alone stays outside.
  @Test
  void howManyTilesTheOtherHasOutsideAnIslandIsTold() throws Exception {
    Told told = told("5/Sd1ols1/osl1O1/1o1o1/1OSSd1 d 2 l1 0/0 4");
    assertThat(told.of("d5-b5 b3-a3", "d5-c5 c2=c4"))
        .isEqualTo(Remark.of(Kind.LETS_GATHER, SECOND, Remark.number(1)));
  }

  @Test
  void anIslandThatWouldHaveGrownAnywayIsNotTold() throws Exception {
    Told told = told("5/Sd1ols1/osl1O1/1o1o1/1OSSd1 d 2 l1 0/0 4");
    assertThat(told.kind("d5-b5 c2=c4", "d5-c5 c2=c4")).isEqualTo(Kind.BETTER);
  }

  /// On c2 the tile of d1 would have joined c3, d3 and e3; b5 and c5 stay outside.
  private static final String SCATTERED = "3sl1/1O1S1/1Sdslos/1Sd2O/1so2 l 1 l2 0/0 1";

  @Test
  void anIslandThatCouldHaveGrownIsToldWithTheMove() throws Exception {
    Told told = told(SCATTERED);
    assertThat(told.of("d1=c2 pass", "d1=b1 pass"))
        .isEqualTo(Remark.of(Kind.MISSES_GATHERING, told.moveDetail("d1=c2"), Remark.number(2)));
  }

  @Test
  void whatDoesNotGrowAnIslandIsNotMissed() throws Exception {
    assertThat(told(SCATTERED).kind("d1=b1 pass", "pass pass")).isEqualTo(Kind.BETTER);
  }
}

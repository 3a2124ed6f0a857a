package quinas.rules.syrtis;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.rules.syrtis.Play.after;
import static quinas.rules.syrtis.Play.moves;
import static quinas.rules.syrtis.Play.position;

import org.junit.jupiter.api.Test;

/// What a player can do in a turn.
class SyrtisTurnTest {

  private static final String FIGURE = "3s3/1SOosd2/1S1O3/1ol5/1Oso3/sdoolS3/7";

  /// ```
  ///     a   b   c   d
  /// 1       S             light: b2 c2 and c4 d4       circles: b2 b3 b4 and d2
  /// 2       ol  s   O     dark:  b1 and d2 d3 c3 b3 b4
  /// 3       O   S   Sd    squares: b1 and c2 c3 d3 c4 d4
  /// 4       Ol  s   sd
  /// ```
  private static final String BLOCK = "1S3/1olsO1/1OSSd1/1Olssd1/5";

  /// Eight tiles around a hole on c3.
  private static final String RING = "5/1OslO1/1ol1Sd1/1Sosd1/5";

  @Test
  void theSheetsSlides() {
    assertThat(moves(FIGURE + " d 1 d1 0/0 3", "="))
        .isEqualTo("e2=e1 e2=c3 e2=e3 e2=c4 e2=d4 e2=e5 e2=e6 a6=b1 a6=c1 a6=a2 a6=a3 a6=a4 a6=a5");
    assertThat(moves(FIGURE + " l 1 d1 0/0 3", "=")).isEqualTo("b4=d4");
  }

  /// b2 is a light circle and belongs to both its islands; b4 is dark and belongs to the circles
  /// only.
  @Test
  void aLightTowerMovesOnTheIslandsOfItsColourAndItsShape() {
    assertThat(moves(BLOCK + " l 1 d1 0/0 4", "-")).isEqualTo("b2-c2 b2-b3 b4-b3");
  }

  /// d3 is a dark square; d4 is light and belongs to the squares only. The tower of Light on b4
  /// takes a tile but does not block the way.
  @Test
  void aDarkTowerMovesOnTheIslandsOfItsColourAndItsShape() {
    assertThat(moves(BLOCK + " d 1 d1 0/0 4", "-"))
        .isEqualTo("d3-c2 d3-d2 d3-b3 d3-c3 d3-c4 d4-c2 d4-c3 d4-c4");
  }

  /// From a3 to d3 the way leads over a tower of Dark and one of Light.
  @Test
  void towersDoNotBlockTheWay() {
    assertThat(moves("5/1S3/olsdolsSd/O3s/5 l 1 d1 0/0 4", "-")).isEqualTo("a3-d3 a3-a4 c3-d3");
  }

  @Test
  void aTileSlidesIntoTheHole() {
    assertThat(moves(RING + " l 1 d1 0/0 4", "=")).isEqualTo("c2=c3 b3=c3");
    assertThat(after(RING + " l 1 d1 0/0 4", "c2=c3"))
        .hasToString("5/1O1O1/1olslSd1/1Sosd1/5 d 1 d1 0/0 5");
  }

  /// Through the hole on c3 to the empty c4. Without c2, and without b3, the others are in two
  /// pieces, and only where the tile touches both may it rest.
  @Test
  void aTileSlidesThroughTheHole() {
    assertThat(moves("5/1OslO1/1ol1Sd1/1S1sd1/5 l 1 d1 0/0 4", "=")).isEqualTo("c2=c3 c2=c4 b3=c4");
  }

  @Test
  void aTileStaysInTheRectangleOfAllTiles() {
    assertThat(moves("5/5/1olSdol1/1SdoS1/5 d 1 d1 0/0 4", "=")).isEmpty();
    assertThat(moves("5/5/1olSdol1/1SdoS1/3S1 d 1 d1 0/0 4", "=")).isEqualTo("b4=c5");
  }

  /// It is e3 alone that stretches the rectangle to column e, and it may slide to e2.
  @Test
  void theRectangleIsThatBeforeTheSlide() {
    assertThat(moves("5/2oS1/1sdSool/1olSd2/5 l 1 d1 0/0 4", "=")).isEqualTo("e3=e2 e3=d4");
  }

  /// On c2 the tile would touch no other, but it passes there.
  @Test
  void theTilesAreConnectedAfterASlideButNeedNotBeDuringIt() {
    assertThat(moves("5/1ol3/1S3/1Ol3/1sdSd2 l 1 d1 0/0 4", "=")).isEqualTo("b2=c3 b2=c4");
  }

  @Test
  void aTileWithAnOpenSideNextToOnesTowerIsSunk() {
    assertThat(moves(BLOCK + " l 1 d1 0/0 4", "x")).isEqualTo("xb1 xc2 xb3 xc4");
    assertThat(moves(BLOCK + " d 1 d1 0/0 4", "x")).isEqualTo("xd2 xc4");
    assertThat(after(BLOCK + " d 1 d1 0/0 4", "xd2"))
        .hasToString("1S3/1ols2/1OSSd1/1Olssd1/5 l 1 d2 0/0 0");
  }

  /// c2 and b3 have their one open side at the hole, c1 and a3 outside the frame.
  @Test
  void theHoleAndTheOutsideAreOpenSides() {
    String board = "olSdoSo/SdolSoS/oS1So/SoSoS/oSoSo";
    assertThat(moves(board + " l 1 d1 0/0 4", "x")).isEqualTo("xc2 xb3");
    assertThat(moves(board + " d 1 d1 0/0 4", "x")).isEqualTo("xc1 xa3");
    String filled = board.replace("oS1So", "oSoSo");
    assertThat(moves(filled + " l 1 d1 0/0 4", "x")).isEmpty();
    assertThat(moves(filled + " d 1 d1 0/0 4", "x")).isEqualTo("xc1 xa3");
  }

  /// c2 holds d2 and e2, until d3 holds them too.
  @Test
  void aTileWithoutWhichTheOthersFallApartIsNotSunk() {
    assertThat(moves("5/1olsOo/1OlOd2/2sd2/5 l 1 d1 0/0 4", "x")).isEmpty();
    assertThat(moves("5/1olsOo/1OlOds1/2sd2/5 l 1 d1 0/0 4", "x")).isEqualTo("xc2");
  }

  @Test
  void movesAreListedByKindThenByFromThenByTo() {
    assertThat(moves(position(BLOCK + " l 1 d1 0/0 4")))
        .containsExactly("pass", "b2-c2", "b2-b3", "b4-b3", "xb1", "xc2", "xb3", "xc4");
    assertThat(moves(position(RING + " d 1 d1 0/0 4")))
        .containsExactly("pass", "d3-d2", "d3=c3", "xd2", "xc4");
  }

  @Test
  void aMovedTowerAndASlidTileTakeTheRestAlong() {
    assertThat(after(BLOCK + " d 1 d1 1/0 4", "d3-b3"))
        .hasToString("1S3/1olsO1/1OdSS1/1Olssd1/5 l 1 d1 1/0 5");
    assertThat(after(RING + " d 1 l1 0/1 4", "d3=c3"))
        .hasToString("5/1OslO1/1olSd2/1Sosd1/5 l 1 l1 0/0 5");
  }
}

package quinas.rules.syrtis;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.rules.syrtis.Play.after;
import static quinas.rules.syrtis.Play.moves;
import static quinas.rules.syrtis.Play.position;
import static quinas.rules.syrtis.Play.result;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How games end, and what is counted towards it.
class SyrtisEndTest {

  /// No colour and no shape is one island; see [SyrtisTurnTest].
  private static final String BLOCK = "1S3/1olsO1/1OSSd1/1Olssd1/5";

  /// Without b1 all dark tiles are one island, and all squares.
  private static final String DARK_ISLAND = "5/1olsO1/1OSSd1/1Olssd1/5";

  /// Light tiles above, dark ones below.
  private static final String BOTH_ISLANDS = "5/1olsd2/1OlSd2/5/5";

  @Test
  void fourTilesSunkSinceTheOtherLastSankOneWin() {
    assertThat(result(after(BLOCK + " d 1 d2 0/0 4", "xc4"))).isEqualTo("none");
    SyrtisPosition won = after(BLOCK + " d 1 d3 0/0 4", "xc4");
    assertThat(won).hasToString("1S3/1olsO1/1OSSd1/1Ol1sd1/5 l 1 d4 0/0 0");
    assertThat(result(won)).isEqualTo("second, quicksand");
    assertThat(moves(won)).isEmpty();
    assertThat(won.moveCount()).isZero();
    assertThat(result(after(BLOCK + " l 2 l3 0/0 4", "xc4"))).isEqualTo("second, quicksand");
  }

  @Test
  void aSinkingEndsTheOthersStreak() {
    assertThat(after(BLOCK + " l 1 d3 0/0 4", "xc4"))
        .hasToString("1S3/1olsO1/1OSSd1/1Ol1sd1/5 d 1 l1 0/0 0");
    assertThat(after(BLOCK + " d 1 l3 0/0 4", "pass").streak()).isEqualTo(3);
    assertThat(after(BLOCK + " d 1 - 0/0 4", "xc4").streak()).isEqualTo(-1);
  }

  @Test
  void whoOwnsAnIslandWinsWhoeverMadeIt() {
    assertThat(result(after(BLOCK + " l 1 d3 0/0 4", "xb1"))).isEqualTo("second, island");
    assertThat(result(after(BLOCK + " l 2 d3 0/0 4", "xb1"))).isEqualTo("first, island");
  }

  @Test
  void quicksandComesBeforeIslands() {
    assertThat(result(after(BLOCK + " l 1 l3 0/0 4", "xb1"))).isEqualTo("first, quicksand");
  }

  /// c3 is the only dark tile, and parts the light ones, the circles and the squares.
  @Test
  void theLastTileOfAColourIsAnIsland() {
    assertThat(result(position("5/5/1slOdsdol/5/5 l 1 l1 0/0 4"))).isEqualTo("second, island");
  }

  /// There is no dark tile; were that an island of Dark's, it would be a matter of initiative.
  @Test
  void noTileIsNoIsland() {
    assertThat(result(position("5/5/1sdolsdol/5/5 l 1 d1 0/0 4"))).isEqualTo("first, island");
  }

  @Test
  void anIslandFromTheStartCountsOnceLightHasHadATurn() {
    assertThat(result(position(DARK_ISLAND + " l 1 - 0/0 0"))).isEqualTo("none");
    assertThat(moves(position(DARK_ISLAND + " l 1 - 0/0 0"))).contains("pass", "xc2");
    assertThat(result(after(DARK_ISLAND + " l 1 - 0/0 0", "pass"))).isEqualTo("second, island");
    assertThat(result(after(DARK_ISLAND + " l 1 - 0/0 0", "xc2"))).isEqualTo("second, island");
  }

  @ParameterizedTest
  @CsvSource({"d 1 - 0/0 0", "l 1 - 0/0 1", "l 1 d1 0/0 0", "l 1 - 1/0 0", "l 1 - 0/1 0"})
  void onlyThePositionBeforeTheFirstTurnSparesAnIsland(String rest) {
    assertThat(result(position(DARK_ISLAND + " " + rest))).isEqualTo("second, island");
  }

  @ParameterizedTest
  @CsvSource({"l 1 d1 0/0 3, second", "l 1 l2 0/0 3, first", "d 2 - 0/0 3, second"})
  void twoIslandsAreAMatterOfInitiative(String rest, String winner) {
    assertThat(result(position(BOTH_ISLANDS + " " + rest))).isEqualTo(winner + ", initiative");
  }

  @Test
  void bothPassingOneAfterTheOtherEndsTheGame() {
    SyrtisPosition p = after(BLOCK + " l 1 d2 0/0 4", "pass");
    assertThat(p).hasToString(BLOCK + " d 1 d2 1/0 5");
    assertThat(result(p)).isEqualTo("none");
    p = after(BLOCK + " l 1 d2 0/0 4", "pass pass");
    assertThat(p).hasToString(BLOCK + " l 1 d2 1/1 6");
    assertThat(result(p)).isEqualTo("second, initiative");
  }

  @Test
  void passesWithATurnBetweenThemDoNot() {
    SyrtisPosition p = after(BLOCK + " l 1 d2 0/0 4", "pass d3-d2 b2-c2 pass");
    assertThat(p).hasToString("1S3/1oslOd1/1OSS1/1Olssd1/5 l 1 d2 0/1 8");
    assertThat(result(p)).isEqualTo("none");
  }

  @Test
  void passingInFourOwnTurnsInARowEndsTheGame() {
    assertThat(result(after(BLOCK + " l 1 l1 2/0 9", "pass"))).isEqualTo("none");
    assertThat(result(after(BLOCK + " l 1 l1 3/0 9", "pass"))).isEqualTo("first, initiative");
    assertThat(result(after(BLOCK + " d 2 l1 0/3 9", "pass"))).isEqualTo("second, initiative");
    assertThat(after(BLOCK + " l 1 l1 3/0 9", "b2-c2").passes(Side.LIGHT)).isZero();
  }

  @Test
  void aHundredTurnsWithoutASinkingEndTheGame() {
    assertThat(result(after(BLOCK + " d 1 d1 0/0 98", "d3-d2"))).isEqualTo("none");
    assertThat(result(after(BLOCK + " d 1 d1 0/0 99", "d3-d2"))).isEqualTo("second, initiative");
    assertThat(result(after(BLOCK + " l 2 - 0/0 99", "pass"))).isEqualTo("second, initiative");
    assertThat(result(after(BLOCK + " d 1 d1 0/0 99", "xc4"))).isEqualTo("none");
  }
}

package quinas.rules.syrtis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.NotationException;
import quinas.rules.Options;

/// What is refused, and what is said about it.
class SyrtisNotationTest {

  private static final String BLOCK = "1S3/1olsO1/1OSSd1/1Olssd1/5";
  private static final String PLACES = "2os1/soso1/so1SO/1SOSO/1OS2";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          5/5/5/5/5/5 l 1 - 0/0 1 | the board has 6 rows, expected 5 or 7
          5/5/5/5 l 1 - 0/0 1 | the board has 4 rows, expected 5 or 7
          7/7/7/7/7/7/7/7 l 1 - 0/0 1 | the board has 8 rows, expected 5 or 7
          odododododododododod/7/7/7/7/7/7 l 1 - 0/0 1 | row 1 has 10 squares, expected 7
          5/5/5/5/5 l 1 - 0/0 1 | the board holds no tile
          5/1ol1S1/5/5/5 l 1 - 0/0 1 | the tiles are not connected: no way over tiles leads from b2 to d2
          5/1olSl2/5/5/5 l 1 - 0/0 1 | c2: a light tower on a dark square
          5/1olod2/5/5/5 l 1 - 0/0 1 | c2: a dark tower on a light circle
          5/1olS2/5/5/5 l 1 - 0/0 1 | 1 light and 0 dark towers, expected 2 and 2
          BLOCK x 1 - 0/0 1 | word 2: "x" is none of swap, towers, choose, l, d
          BLOCK l - - 0/0 1 | word 3: "-" is none of 1, 2
          BLOCK l 1 l5 0/0 1 | word 4: "l5" is neither - nor l or d with a number from 1 to 4
          BLOCK l 1 l0 0/0 1 | word 4: "l0" is neither - nor l or d with a number from 1 to 4
          BLOCK l 1 - 0 1 | word 5: "0" is not two numbers with / between them
          BLOCK l 1 - 0/5 1 | word 5: "5" is not a number from 0 to 4
          BLOCK l 1 - 0/0 101 | word 6: "101" is not a number from 0 to 100
          BLOCK towers - - 0/0 0 | b1 holds a tile, but is no numbered place
          2os1/soso1/so1SO/1SOSO/1O3 towers - - 0/0 0 | c5, the place with the number 16, is empty
          PLACES towers 1 - 0/0 0 | word 3: "1" is none of -
          PLACES towers - l1 0/0 0 | word 4: "l1" is none of -
          PLACES towers - - 0/1 0 | word 5: "0/1" is none of 0/0
          PLACES towers - - 0/0 1 | word 6: "1" is none of 0
          PLACES choose - - 0/0 0 | 0 light and 0 dark towers, expected 2 and 2
          2ols1/soso1/so1SO/1SOSO/1OS2 swap - - 0/0 0 | 1 light and 0 dark towers, expected 0 and 0
          2osd1/soso1/so1SO/1SOSO/1OS2 towers - - 0/0 0 | 0 light and 1 dark towers: two light ones are placed first, then two dark ones
          2olsd1/solsod1/so1SO/1SOSO/1OS2 towers - - 0/0 0 | d2: a dark tower on a light circle
          2olsd1/soldso1/so1SO/1SOSO/1OS2 towers - - 0/0 0 | row 2: "d" is neither a number nor one of o s O S
          2olsd1/sdolso1/so1SO/1SOSO/1OS2 towers - - 0/0 0 | 2 light and 2 dark towers: two light ones are placed first, then two dark ones
          PLACES swap:2 - - 0/0 0 | word 2: 2 is not the odd number of a pair
          PLACES swap:3,1 - - 0/0 0 | word 2: the numbers must ascend, but 1 follows 3
          PLACES swap:15,15 - - 0/0 0 | word 2: the numbers must ascend, but 15 follows 15
          PLACES swap:3,17 - - 0/0 0 | word 2: "17" is not a number from 1 to 15
          PLACES swap:17 - - 0/0 0 | word 2: "17" is not a number from 1 to 15
          PLACES swap: - - 0/0 0 | word 2: "" is not a number from 1 to 15
          PLACES swap:1,3,5,7,9,11,13,15 - - 0/0 0 | all pairs have been swapped: the second word is towers
          2Ss1/soso1/so1SO/1SOSO/1Oo2 swap - - 0/0 0 | no colour and no shape is one island: the second word is towers
          2SS1/SSSS1/SS1SS/1SSSo/1oo2 towers - - 0/0 0 | none
          2SS1/SSSS1/SS1SS/1SSSS/1SO2 towers - - 0/0 0 | too few tiles on which 2 light and 2 dark towers could still be placed
          2oo1/oooo1/oo1oo/1oooo/1os2 towers - - 0/0 0 | too few tiles on which 2 light and 2 dark towers could still be placed
          2oo1/oooo1/oo1oo/1oooS/1os2 towers - - 0/0 0 | too few tiles on which 2 light and 2 dark towers could still be placed
          2oo1/oooo1/oo1oo/1ooss/1os2 towers - - 0/0 0 | too few tiles on which 2 light and 2 dark towers could still be placed
          2oo1/oooo1/oo1oo/1ooSS/1os2 towers - - 0/0 0 | none
          """)
  void aBadPositionIsRefusedWithTheReason(String text, String message) {
    String position = text.replace("BLOCK", BLOCK).replace("PLACES", PLACES);
    if (message.equals("none")) {
      assertThat(Play.position(position)).hasToString(position);
    } else {
      assertThatThrownBy(
              () -> SyrtisNotation.NOTATION.position(position, Options.standard(Syrtis.GAME)))
          .isInstanceOf(NotationException.class)
          .hasMessage(message);
    }
  }

  /// The rows alone say which board it is, and only the deal asks which tiles there are.
  @ParameterizedTest
  @ValueSource(strings = {"board=minor", "board=major", "tiles=pairs"})
  void noOptionIsNeededToReadAPosition(String options) throws NotationException {
    String text = BLOCK + " l 2 l4 4/4 100";
    assertThat(SyrtisNotation.NOTATION.position(text, Options.read(Syrtis.GAME, options)))
        .hasToString(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PLACES swap:3 - - 0/0 0 | swap3 | the tiles on the places 3 and 4 have been swapped before
          PLACES swap - - 0/0 0 | swap4 | "swap4" is no swap; expected swap and an odd number from 1 to 15
          PLACES swap - - 0/0 0 | swap17 | "swap17" is no swap; expected swap and an odd number from 1 to 15
          PLACES swap - - 0/0 0 | swap01 | "swap01" is no swap; expected swap and an odd number from 1 to 15
          PLACES swap - - 0/0 0 | c3 | "c3" is no swap; expected swap and an odd number from 1 to 15
          PLACES towers - - 0/0 0 | c3 | there is no tile on c3
          PLACES towers - - 0/0 0 | pass | "pass" is no square; the squares are a1 to e5
          PLACES towers - - 0/0 0 | d3 | d3: a light tower on a dark square
          2olsl1/soso1/so1SO/1SOSO/1OS2 towers - - 0/0 0 | b2 | b2: a dark tower on a light circle
          2olsl1/soso1/so1SO/1SOSO/1OS2 towers - - 0/0 0 | c1 | a tower stands on c1
          2olsl1/sdoso1/so1SdO/1SOSO/1OS2 choose - - 0/0 0 | pass | "pass" is no side; expected light or dark
          BLOCK l 1 - 1/1 4 | pass | the game is over
          BLOCK l 1 - 0/0 4 | swap1 | "swap1" is no move; expected a1-b2 (tower), a1=b2 (slide), xb2 (sink) or pass
          BLOCK l 1 - 0/0 4 | xa1 | there is no tile on a1
          BLOCK l 1 - 0/0 4 | xb4 | a tower stands on b4
          BLOCK l 1 - 0/0 4 | xd2 | d2 is not next to a tower of yours
          BLOCK d 1 - 0/0 4 | xc3 | c3 has no open side
          BLOCK d 1 - 0/0 4 | xf1 | "f1" is no square; the squares are a1 to e5
          5/1olsOo/1OlOd2/2sd2/5 l 1 - 0/0 4 | xc2 | without c2 the tiles would not be connected
          BLOCK l 1 - 0/0 4 | c2-b3 | no tower of yours stands on c2
          BLOCK l 1 - 0/0 4 | d3-b3 | no tower of yours stands on d3
          BLOCK l 1 - 0/0 4 | b2-a2 | there is no tile on a2
          BLOCK l 1 - 0/0 4 | b2-b2 | a tower stands on b2
          BLOCK l 1 - 0/0 4 | b2-d2 | d2 is on no island that the tower on b2 belongs to
          BLOCK l 1 - 0/0 4 | d4=c1 | no tower of yours stands on d4
          BLOCK l 1 - 0/0 4 | b2=c2 | c2 is not empty
          BLOCK l 1 - 0/0 4 | b2=b2 | b2 is not empty
          BLOCK l 1 - 0/0 4 | b2=a2 | a2 lies outside the rectangle that holds all tiles
          BLOCK l 1 - 0/0 4 | b2=c1 | no way over empty squares leads from b2 to c1
          5/1ol3/1S3/1Ol3/1sdSd2 l 1 - 0/0 4 | b2=c2 | with the tile of b2 on c2 the tiles would not be connected
          """)
  void anIllegalMoveIsRefusedWithTheReason(String text, String move, String message) {
    SyrtisPosition position = Play.position(text.replace("BLOCK", BLOCK).replace("PLACES", PLACES));
    assertThatThrownBy(() -> SyrtisNotation.NOTATION.move(position, move))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }
}

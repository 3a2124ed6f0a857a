package quinas.cli.board;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.cli.board.Pictures.square;
import static quinas.cli.board.Pictures.squares;

import org.junit.jupiter.api.Test;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.syrtis.Syrtis;

class SyrtisPictureTest {

  private static final String TOWERS =
      "2oso2/1SSsoo1/ssSOOoO/SOs1Olso/sSssoOO/1SSOoo1/2SOS2 towers - - 0/0 0";
  private static final String SLIDES = "3s3/1SOosd2/1S1O3/1ol5/1Oso3/sdoolS3/7 d 1 - 0/0 0";

  private final Pictures syrtis = new Pictures(Syrtis.GAME);

  @Test
  void darkTilesAreFilledAndTowersStandBeforeThem() {
    Marks marks = Marks.NONE.withTargets(squares("e5")).withCursor(square("b2"));
    assertThat(syrtis.text(TOWERS, marks))
        .isEqualTo(
            """
                  a     b     c     d     e     f     g
               ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
             1 │     │     │  ○  │  □  │  ○  │     │     │
               ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
             2 │     │> ■ <│  ■  │  □  │  ○  │  ○  │     │
               ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
             3 │  □  │  □  │  ■  │  ●  │  ●  │  ○  │  ●  │
               ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
             4 │  ■  │  ●  │  □  │     │ L●  │  □  │  ○  │
               ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
             5 │  □  │  ■  │  □  │  □  │• ○ •│  ●  │  ●  │
               ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
             6 │     │  ■  │  ■  │  ●  │  ○  │  ○  │     │
               ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
             7 │     │     │  ■  │  ●  │  ■  │     │     │
               └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
            """);
  }

  @Test
  void aSlideNamesWhereItBeginsAndEnds() {
    Position position = syrtis.position(SLIDES);
    int move = syrtis.move(position, "a6=b1");
    Marks marks = Steps.marks(syrtis.picture(), position, move);
    assertThat(marks).isEqualTo(Marks.NONE.withLast(squares("a6", "b1")));
    assertThat(syrtis.text(position.play(move), marks, new Look(true, 0)))
        .contains(" 1 |     |[Ds ]|     |  s  |")
        .contains(" 6 |[   ]|  o  | Lo  |  S  |");
  }

  @Test
  void placesHaveNumbersWhilePairsCanBeSwapped() {
    Position position = syrtis.position("2Oo1/OooO1/OS1os/1sSSs/1Ss2 swap:1 - - 0/0 0");
    assertThat(syrtis.text(position, Marks.NONE, new Look(true, 0)))
        .isEqualTo(
            """
                  a     b     c     d     e
               +-----+-----+-----+-----+-----+
             1 |     |     | 15O | 13o |     |
               +-----+-----+-----+-----+-----+
             2 |  5O |  7o |  9o | 11O |     |
               +-----+-----+-----+-----+-----+
             3 |  3O |   S |     |   o |  4s |
               +-----+-----+-----+-----+-----+
             4 |     | 12s | 10S |  8S |  6s |
               +-----+-----+-----+-----+-----+
             5 |     | 14S | 16s |     |     |
               +-----+-----+-----+-----+-----+
            """);
  }

  @Test
  void aSwapMeansTheSquaresOfItsPair() {
    Position position = syrtis.position("2Oo1/OooO1/OS1os/1sSSs/1Ss2 swap:1 - - 0/0 0");
    assertThat(syrtis.picture().named(position, syrtis.move(position, "swap3")))
        .containsExactly(square("a3"), square("e3"));
  }

  @Test
  void theLastSwapMarksItsPairThoughAllNumbersGo() {
    Position position = syrtis.position("2Oo1/OooO1/OS1os/1sSSs/1Ss2 swap:1 - - 0/0 0");
    int move = syrtis.move(position, "swap15");
    assertThat(syrtis.text(position, Marks.NONE, Look.PLAIN)).contains("11");
    assertThat(syrtis.text(position.play(move), Marks.NONE, Look.PLAIN)).doesNotContain("11");
    assertThat(Steps.marks(syrtis.picture(), position, move))
        .isEqualTo(Marks.NONE.withLast(squares("c1", "c5")));
  }

  @Test
  void seatsHaveSignsOnceSidesAreChosen() {
    assertThat(syrtis.picture().sign(syrtis.position(TOWERS), Seat.FIRST)).isEmpty();
    assertThat(syrtis.picture().sign(syrtis.position(SLIDES), Seat.FIRST)).isEqualTo("L");
    assertThat(syrtis.picture().sign(syrtis.position(SLIDES), Seat.SECOND)).isEqualTo("D");
  }
}

package quinas.cli.board;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.cli.board.Pictures.square;
import static quinas.cli.board.Pictures.squares;

import org.junit.jupiter.api.Test;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogs;

class CatsDogsPictureTest {

  private final Pictures catsDogs = new Pictures(CatsDogs.GAME);

  @Test
  void coordinatesStandOnAllSides() {
    Marks marks = Marks.NONE.withTargets(squares("b1", "e5")).withCursor(square("b1"));
    assertThat(catsDogs.text("c1d2/2#2/2#2/3##/#2#1 c place 0 0", marks))
        .isEqualTo(
            """
                 a  b  c  d  e
               ┌───────────────┐
             1 │ O >•< X  .  . │ 1
             2 │ .  .  #  .  . │ 2
             3 │ .  .  #  .  . │ 3
             4 │ .  .  .  #  # │ 4
             5 │ #  .  .  #  • │ 5
               └───────────────┘
                 a  b  c  d  e
            """);
  }

  @Test
  void theLargestBoardLeavesRoomForMoreOnASmallScreen() {
    String board = "12/12/12/12/12/12/12/12/12/12/12/11d c place 0 0";
    Squares squares = catsDogs.picture().squares(catsDogs.position(board));
    assertThat(squares.height()).isEqualTo(16);
    assertThat(squares.width()).isEqualTo(44);
    assertThat(catsDogs.text(board, Marks.NONE)).contains("12 │ .  .  .").contains(" .  X │ 12");
  }

  @Test
  void catsAreRoundAndDogsAreNot() {
    assertThat(catsDogs.picture().sign(catsDogs.position("4/4/4/4 c place 0 0"), Seat.FIRST))
        .isEqualTo("O");
  }

  @Test
  void aDogThatMayBeTakenIsMarkedOnBothSides() {
    assertThat(catsDogs.text("d3/4/4/4 c place 0 0", Marks.NONE.withTargets(squares("a1"))))
        .contains(" 1 │•X• .  .  . │ 1");
    Marks marks = Marks.NONE.withTargets(squares("a1")).withCursor(square("a1"));
    assertThat(catsDogs.text("d3/4/4/4 c place 0 0", marks)).contains(" 1 │»X« .  .  . │ 1");
  }
}

package quinas.cli.board;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.cli.board.Pictures.square;
import static quinas.cli.board.Pictures.squares;

import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.rules.Position;
import quinas.rules.infection.Infection;

class InfectionPictureTest {

  private final Pictures infection = new Pictures(Infection.GAME);

  @Test
  void lettersNameColumnsAndRowsCountFromTheTop() {
    assertThat(infection.text("o5x/7/2-1-2/7/7/7/x5o x 0", Marks.NONE))
        .isEqualTo(
            """
                 a   b   c   d   e   f   g
               ┌───┬───┬───┬───┬───┬───┬───┐
             1 │ o │   │   │   │   │   │ x │
               ├───┼───┼───┼───┼───┼───┼───┤
             2 │   │   │   │   │   │   │   │
               ├───┼───┼───┼───┼───┼───┼───┤
             3 │   │   │ ▒ │   │ ▒ │   │   │
               ├───┼───┼───┼───┼───┼───┼───┤
             4 │   │   │   │   │   │   │   │
               ├───┼───┼───┼───┼───┼───┼───┤
             5 │   │   │   │   │   │   │   │
               ├───┼───┼───┼───┼───┼───┼───┤
             6 │   │   │   │   │   │   │   │
               ├───┼───┼───┼───┼───┼───┼───┤
             7 │ x │   │   │   │   │   │ o │
               └───┴───┴───┴───┴───┴───┴───┘
            """);
  }

  @Test
  void everyMarkHasAFormOfItsOwn() {
    Marks marks =
        Marks.NONE
            .withLast(squares("a1"))
            .withChanged(squares("b1"))
            .withTargets(squares("a2", "b2", "c1"))
            .withSelected(squares("c2"))
            .withCursor(square("b2"));
    Position position = infection.position("xxo4/2o4/7/7/7/7/7 o 0");
    assertThat(infection.text(position, marks, new Look(true, 0)).lines().limit(5))
        .containsExactly(
            "     a   b   c   d   e   f   g",
            "   +---+---+---+---+---+---+---+",
            " 1 |[x]|(x)|*o*|   |   |   |   |",
            "   +---+---+---+---+---+---+---+",
            " 2 | * |>*<|{o}|   |   |   |   |");
  }

  @Test
  void aMoveIsShownAsLandingAndThenInfection() {
    Position position = infection.position("x1o4/7/7/7/7/7/7 x 0");
    int move = infection.move(position, "b1");
    List<Steps.Step> steps = Steps.of(infection.picture(), position, move);
    assertThat(steps).hasSize(2);
    assertThat(steps.get(0).marks()).isEqualTo(Marks.NONE.withLast(squares("b1")));
    assertThat(steps.get(1).marks())
        .isEqualTo(Marks.NONE.withLast(squares("b1")).withChanged(squares("c1")));
    assertThat(Steps.marks(infection.picture(), position, move)).isEqualTo(steps.get(1).marks());
  }

  @Test
  void aJumpNamesBothSquares() {
    Position position = infection.position("x1o4/7/7/7/7/7/7 x 0");
    int move = infection.move(position, "a1c3");
    assertThat(infection.picture().named(position, move))
        .containsExactly(square("a1"), square("c3"));
  }
}

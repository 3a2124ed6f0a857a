package quinas.cli.board;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.cli.board.Pictures.square;
import static quinas.cli.board.Pictures.squares;

import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.rules.Position;
import quinas.rules.pushee.Pushee;

class PusheePictureTest {

  private static final String DRAGONS =
      "000000/022220/021320/023120/022220/000000 6/1X4/2o3/3X2/6/6 o 13 14";
  private static final String OCTOPUS =
      "0000000/0111110/0122210/0123210/0122210/0111110/0000000 7/1X5/2o4/3X3/7/7/7 o 13 14";

  private final Pictures pushee = new Pictures(Pushee.GAME);

  @Test
  void onTheSmallBoardPiecesLieAndStandAboveTheValues() {
    Marks marks = Marks.NONE.withTargets(squares("e5")).withCursor(square("b2"));
    assertThat(pushee.text(DRAGONS, marks))
        .isEqualTo(
            """
                   a       b       c       d       e       f
               ┌───────┬───────┬───────┬───────┬───────┬───────┐
             1 │       │       │       │       │       │       │
               │     0 │     0 │     0 │     0 │     0 │     0 │
               ├───────┼───────┼───────┼───────┼───────┼───────┤
             2 │       │>  X  <│       │       │       │       │
               │     0 │   X 2 │     2 │     2 │     2 │     0 │
               ├───────┼───────┼───────┼───────┼───────┼───────┤
             3 │       │       │ OOOOO │       │       │       │
               │     0 │     2 │     1 │     3 │     2 │     0 │
               ├───────┼───────┼───────┼───────┼───────┼───────┤
             4 │       │       │       │   X   │       │       │
               │     0 │     2 │     3 │   X 1 │     2 │     0 │
               ├───────┼───────┼───────┼───────┼───────┼───────┤
             5 │       │       │       │       │   •   │       │
               │     0 │     2 │     2 │     2 │     2 │     0 │
               ├───────┼───────┼───────┼───────┼───────┼───────┤
             6 │       │       │       │       │       │       │
               │     0 │     0 │     0 │     0 │     0 │     0 │
               └───────┴───────┴───────┴───────┴───────┴───────┘
            """);
  }

  @Test
  void onLargerBoardsASquareTakesOneLine() {
    assertThat(pushee.text(OCTOPUS, Marks.NONE.withLast(squares("d4"))))
        .isEqualTo(
            """
                  a     b     c     d     e     f     g
               ┌──────────────────────────────────────────┐
             1 │    0     0     0     0     0     0     0 │
             2 │    0  │X│1     1     1     1     1     0 │
             3 │    0     1  ─O─2     2     2     1     0 │
             4 │    0     1     2 [│X│3]    2     1     0 │
             5 │    0     1     2     2     2     1     0 │
             6 │    0     1     1     1     1     1     0 │
             7 │    0     0     0     0     0     0     0 │
               └──────────────────────────────────────────┘
            """);
  }

  @Test
  void aPushIsShownTierByTier() {
    Position position = pushee.position(DRAGONS);
    List<Steps.Step> steps = Steps.of(pushee.picture(), position, pushee.move(position, "he4"));
    assertThat(steps.stream().map(step -> step.marks().changed()))
        .containsExactly(squares(), squares("c4", "d4"), squares("c2", "c3"), squares("a2", "b2"));
    assertThat(steps).allMatch(step -> step.marks().last().equals(squares("e4")));
  }
}

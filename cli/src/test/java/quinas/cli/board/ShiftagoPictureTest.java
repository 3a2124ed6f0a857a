package quinas.cli.board;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.cli.board.Pictures.square;
import static quinas.cli.board.Pictures.squares;

import java.util.Set;
import org.junit.jupiter.api.Test;
import quinas.rules.Position;
import quinas.rules.Square;
import quinas.rules.shiftago.Shiftago;

class ShiftagoPictureTest {

  private static final String MIDGAME = "4x2/4x2/4o2/o6/7/6o/6x x 19 19";
  private static final Square LEFT_OF_4 = new Square(-1, 3);
  private static final Square ABOVE_2 = new Square(1, -1);
  private static final Square RIGHT_OF_7 = new Square(7, 6);
  private static final Square BELOW_1 = new Square(0, 7);

  private final Pictures shiftago = new Pictures(Shiftago.GAME);

  @Test
  void notchesAreShownWhereAMarbleMayBePushedIn() {
    Marks marks =
        Marks.NONE.withTargets(Set.of(LEFT_OF_4, ABOVE_2, RIGHT_OF_7, BELOW_1)).withCursor(ABOVE_2);
    assertThat(shiftago.text(MIDGAME, marks))
        .isEqualTo(
            """
                    1  2  3  4  5  6  7
                      >↓<
                  ┌─────────────────────┐
             1    │ .  .  .  .  X  .  . │
             2    │ .  .  .  .  X  .  . │
             3    │ .  .  .  .  O  .  . │
             4  → │ O  .  .  .  .  .  . │
             5    │ .  .  .  .  .  .  . │
             6    │ .  .  .  .  .  .  O │
             7    │ .  .  .  .  .  .  X │ ←
                  └─────────────────────┘
                    ↑
            """);
  }

  @Test
  void aPushShowsItsNotchItsMarbleAndWhatItMoved() {
    Position position = shiftago.position(MIDGAME);
    int move = shiftago.move(position, "left4");
    Marks marks = Steps.marks(shiftago.picture(), position, move);
    assertThat(marks.last()).containsExactly(LEFT_OF_4, square("a4"));
    assertThat(marks.changed()).isEqualTo(squares("b4"));
    assertThat(
            shiftago.text(position.play(move), marks, new Look(true, 0)).lines().skip(6).limit(1))
        .containsExactly(" 4 [>]|[X](O) .  .  .  .  . |");
  }

  @Test
  void allMarblesOfTheWinnersLinesAreMarked() {
    Position position = shiftago.position("1xxxx2/x6/x6/x6/x6/oo5/oooo1oo x 14 14");
    Position won = position.play(shiftago.move(position, "left1"));
    Marks marks = Steps.marks(shiftago.picture(), position, shiftago.move(position, "left1"));
    assertThat(marks.decisive())
        .isEqualTo(squares("a1", "b1", "c1", "d1", "e1", "a2", "a3", "a4", "a5"));
    assertThat(shiftago.text(won, marks, Look.PLAIN).lines().skip(3).limit(6))
        .containsExactly(
            " 1 [→]│=X==X==X==X==X= .  . │",
            " 2    │=X= .  .  .  .  .  . │",
            " 3    │=X= .  .  .  .  .  . │",
            " 4    │=X= .  .  .  .  .  . │",
            " 5    │=X= .  .  .  .  .  . │",
            " 6    │ O  O  .  .  .  .  . │");
  }

  @Test
  void nothingIsDecisiveBeforeTheEnd() {
    assertThat(shiftago.picture().board().decisive(shiftago.position(MIDGAME))).isEmpty();
  }
}

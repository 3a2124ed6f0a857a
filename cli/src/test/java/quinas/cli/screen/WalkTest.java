package quinas.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quinas.cli.board.BoardPictures;
import quinas.rules.Options;
import quinas.rules.SplitMix64;
import quinas.rules.Square;
import quinas.rules.infection.Infection;
import quinas.rules.shiftago.Shiftago;

class WalkTest {

  private static final List<Square> BOARD =
      BoardPictures.of(Infection.GAME)
          .places(Infection.GAME.deal(Options.standard(Infection.GAME), new SplitMix64(1)));

  private static final List<Square> RIM =
      BoardPictures.of(Shiftago.GAME)
          .places(Shiftago.GAME.deal(Options.standard(Shiftago.GAME), new SplitMix64(1)));

  @Test
  void aStepGoesToTheNextSquare() {
    assertThat(Walk.next(BOARD, new Square(3, 3), 1, 0)).isEqualTo(new Square(4, 3));
    assertThat(Walk.next(BOARD, new Square(3, 3), 0, -1)).isEqualTo(new Square(3, 2));
  }

  @Test
  void theEdgeOfTheBoardStopsTheCursor() {
    assertThat(Walk.next(BOARD, new Square(0, 3), -1, 0)).isEqualTo(new Square(0, 3));
    assertThat(Walk.next(BOARD, new Square(6, 6), 0, 1)).isEqualTo(new Square(6, 6));
  }

  @Test
  void onTheRimTheCursorGoesAlongAndAcross() {
    assertThat(Walk.next(RIM, new Square(-1, 3), 0, 1)).isEqualTo(new Square(-1, 4));
    assertThat(Walk.next(RIM, new Square(-1, 3), 1, 0)).isEqualTo(new Square(7, 3));
  }

  @Test
  void onTheRimTheCursorGoesAroundCorners() {
    assertThat(Walk.next(RIM, new Square(-1, 0), 0, -1)).isEqualTo(new Square(0, -1));
    assertThat(Walk.next(RIM, new Square(6, -1), 1, 0)).isEqualTo(new Square(7, 0));
    assertThat(Walk.next(RIM, new Square(7, 6), 0, 1)).isEqualTo(new Square(6, 7));
  }
}

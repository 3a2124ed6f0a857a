package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {

  @Test
  void a1IsTheTopLeftCorner() throws NotationException {
    assertThat(Square.read("a1", 7)).isEqualTo(new Square(0, 0));
    assertThat(Square.read("g1", 7)).isEqualTo(new Square(6, 0));
    assertThat(Square.read("b7", 7)).isEqualTo(new Square(1, 6));
    assertThat(Square.read("l12", 12)).isEqualTo(new Square(11, 11));
  }

  @Test
  void everySquareReadsBack() throws NotationException {
    for (int size = 4; size <= 12; size++) {
      for (int square = 0; square < size * size; square++) {
        Square expected = new Square(square % size, square / size);
        assertThat(Square.read(expected.toString(), size)).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "a", "1", "a0", "a8", "h1", "A1", "1a", "a01", "a10", "a71", "a1 ", " a1", "aa", "a-1",
        "a1a", "a:", "a/", "`1", "a٣", "a123"
      })
  void anythingElseIsNoSquare(String text) {
    assertThatThrownBy(() -> Square.read(text, 7))
        .isInstanceOf(NotationException.class)
        .hasMessage("\"" + text + "\" is no square; the squares are a1 to g7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a13", "m1", "a00", "a010", "a99", "a1:", "a1/", "l012"})
  void norIsThisOnTheGreatestBoard(String text) {
    assertThatThrownBy(() -> Square.read(text, 12)).isInstanceOf(NotationException.class);
  }
}

package quinas.rules.catsdogs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquaresTest {

  @Test
  void squaresLieWhereTheDrawingSays() {
    assertThat(Squares.NONE.with(Squares.square(1, 2))).isEqualTo(new Squares(1L << 33, 0, 0));
    assertThat(Squares.NONE.with(Squares.square(2, 4))).isEqualTo(new Squares(0, 1L << 2, 0));
    assertThat(Squares.NONE.with(Squares.square(11, 11))).isEqualTo(new Squares(0, 0, 1L << 59));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 8, 9, 12})
  void aroundASquareLieItsNeighbours(int size) {
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        Squares expected = Squares.NONE;
        for (int[] step : new int[][] {{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
          int x = column + step[0];
          int y = row + step[1];
          if (x >= 0 && x < size && y >= 0 && y < size) {
            expected = expected.with(Squares.square(x, y));
          }
        }
        Squares around = Squares.NONE.with(Squares.square(column, row)).around();
        assertThat(around.and(Squares.board(size)))
            .as("around column %d, row %d", column, row)
            .isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 8, 9, 12})
  void aBoardHoldsItsSquaresInOrder(int size) {
    Squares board = Squares.board(size);
    List<Integer> expected = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        expected.add(Squares.square(column, row));
      }
    }
    List<Integer> selected = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    Squares left = board;
    for (int n = 0; n < board.count(); n++) {
      selected.add(board.select(n));
      taken.add(left.first());
      left = left.without(left.first());
    }
    assertThat(left).isEqualTo(Squares.NONE);
    assertThat(selected).isEqualTo(expected);
    assertThat(taken).isEqualTo(expected);
    assertThat(expected).allMatch(board::contains).noneMatch(board.complement()::contains);
  }
}

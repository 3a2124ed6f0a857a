package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowsTest {

  @Test
  void numbersAreEmptySquares() throws NotationException {
    assertThat(Rows.read("x1o/3/2x", "xo", 3, 3))
        .isEqualTo(List.of(List.of("x", "", "o"), List.of("", "", ""), List.of("", "", "x")));
  }

  @Test
  void aNumberMayHaveTwoDigits() throws NotationException {
    List<List<String>> rows = Rows.read("11x/12/12/12/12/12/12/12/12/12/12/x10o", "xo", 4, 12);
    assertThat(rows).hasSize(12).allMatch(row -> row.size() == 12);
    assertThat(rows.getFirst().lastIndexOf("x")).isEqualTo(11);
    assertThat(rows.getLast().indexOf("o")).isEqualTo(11);
  }

  @Test
  void aSuffixBelongsToTheSquareBeforeIt() throws NotationException {
    assertThat(Rows.read("ol1/sO", "oOsS", "ld", 2, 2))
        .isEqualTo(List.of(List.of("ol", ""), List.of("s", "O")));
  }

  @Test
  void whatIsWrittenReadsBack() throws NotationException {
    for (String board : List.of("3/3/3", "xxx/1x1/x1x", "2x/x2/3", "xox/oxo/1o1")) {
      List<List<String>> rows = Rows.read(board, "xo", 3, 3);
      assertThat(Rows.write(3, (column, row) -> rows.get(row).get(column))).isEqualTo(board);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3/3; the board has 2 rows, expected 3",
        "3/3/3/3; the board has 4 rows, expected 3",
        "3/2/3; row 2 has 2 squares, expected 3",
        "3/3/4; row 3 has 4 squares, expected 3",
        "3/3/; row 3 has 0 squares, expected 3",
        "xxxx/3/3; row 1 has 4 squares, expected 3",
        "xxxxxx/3/3; row 1 has 6 squares, expected 3",
        "3x/3/3; row 1 has 4 squares, expected 3",
        "2xo/3/3; row 1 has 4 squares, expected 3",
        "4xx/3/3; row 1 has 6 squares, expected 3",
        "xxx7/3/3; row 1 has 10 squares, expected 3",
        "3/x1x12x/3; row 2 has 16 squares, expected 3",
        "10000/3/3; row 1 has 10000 squares, expected 3",
        "999999999/3/3; row 1 has 999999999 squares, expected 3",
        "9999999999/3/3; row 1 has 1000000000 squares, expected 3",
        "xxxx?/3/3; row 1: \"?\" is neither a number nor one of x o",
        "3/x0xx/3; row 2: the number 0 begins with 0",
        "3/x02/3; row 2: the number 02 begins with 0",
        "3/x?x/3; row 2: \"?\" is neither a number nor one of x o",
        "3/3/x٣; row 3: \"٣\" is neither a number nor one of x o",
        "3/3/x𝟛; row 3: \"𝟛\" is neither a number nor one of x o",
        "-1/3/3; row 1: \"-\" is neither a number nor one of x o",
      })
  void theErrorNamesTheRow(String board, String message) {
    assertThatThrownBy(() -> Rows.read(board, "xo", 3, 3))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void aSquareWithASuffixCountsOnce() {
    assertThatThrownBy(() -> Rows.read("olodOlod/3/3", "oO", "ld", 3, 3))
        .hasMessage("row 1 has 4 squares, expected 3");
  }

  @Test
  void aVisitorSeesTheSquaresThatAreNotEmpty() throws NotationException {
    List<String> seen = new ArrayList<>();
    Rows.forEach(
        Rows.read("x1o/3/1x1", "xo", 3, 3),
        (column, row, symbol) -> seen.add(symbol + new Square(column, row)));
    assertThat(seen).containsExactly("xa1", "oc1", "xb3");
  }

  @Test
  void theRowsOfABoardAreCounted() {
    assertThat(Rows.count("7")).isEqualTo(1);
    assertThat(Rows.count("3/x2/")).isEqualTo(3);
  }

  @Test
  void aBoardMayHaveOneOfSeveralSizes() {
    assertThatThrownBy(() -> Rows.read("3/3/3", "xo", 4, 12))
        .hasMessage("the board has 3 rows, expected 4 to 12");
    assertThatThrownBy(() -> Rows.read("5/".repeat(12) + "5", "xo", 4, 12))
        .hasMessage("the board has 13 rows, expected 4 to 12");
  }
}

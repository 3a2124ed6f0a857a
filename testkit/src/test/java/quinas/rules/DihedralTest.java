package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DihedralTest {

  private static final int SIZE = 7;

  @ParameterizedTest
  @CsvSource({
    "IDENTITY, b1, g2",
    "QUARTER, g2, f7",
    "HALF, f7, a6",
    "THREE_QUARTERS, a6, b1",
    "FLIP, f1, a2",
    "FLIP_QUARTER, g6, f1",
    "FLIP_HALF, b7, g6",
    "FLIP_THREE_QUARTERS, a2, b7"
  })
  void b1AndG2GoThere(Dihedral turned, String first, String second) throws NotationException {
    assertThat(turned.image(Square.read("b1", SIZE), SIZE)).hasToString(first);
    assertThat(turned.image(Square.read("g2", SIZE), SIZE)).hasToString(second);
  }

  @Test
  void theyAreEightDifferentWaysAndTwoAfterEachOtherAreOne() {
    Set<List<Square>> ways = new HashSet<>();
    for (Dihedral one : Dihedral.values()) {
      ways.add(all().stream().map(square -> one.image(square, SIZE)).toList());
    }
    assertThat(ways).hasSize(8);
    for (Dihedral one : Dihedral.values()) {
      for (Dihedral other : Dihedral.values()) {
        assertThat(ways)
            .contains(
                all().stream().map(square -> other.image(one.image(square, SIZE), SIZE)).toList());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void neighboursStayNeighboursAndRowsBecomeColumnsWhereItSays(Dihedral turned) {
    Square corner = turned.image(new Square(0, 0), SIZE);
    Square right = turned.image(new Square(1, 0), SIZE);
    Square below = turned.image(new Square(0, 1), SIZE);
    assertThat(corner.row() != right.row()).isEqualTo(turned.swapsAxes());
    int turn =
        (right.column() - corner.column()) * (below.row() - corner.row())
            - (right.row() - corner.row()) * (below.column() - corner.column());
    assertThat(turn).isEqualTo(turned.isFlipped() ? -1 : 1);
  }

  private static List<Square> all() {
    Square[] squares = new Square[SIZE * SIZE];
    Arrays.setAll(squares, i -> new Square(i % SIZE, i / SIZE));
    return List.of(squares);
  }
}

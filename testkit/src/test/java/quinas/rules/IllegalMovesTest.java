package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where assertions are on, a position refuses to play what it does not list.
class IllegalMovesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shiftago|''",
        "syrtis|board=minor",
        "syrtis|tiles=pairs",
        "pushee|pieces=20",
        "pushee|impossibru=second",
        "catsdogs|size=4",
        "catsdogs|size=6,obstacles=50",
        "infection|''",
        "infection|jumps=ring,gaps=c3+d4+e5+a2",
      })
  void whatIsLegalElsewhereIsRefusedWhereItIsNot(String game, String options)
      throws NotationException {
    Options read = Options.read(Games.read(game), options);
    Set<Position> positions = new LinkedHashSet<>();
    Set<Integer> moves = new HashSet<>();
    for (int seed = 0; seed < 2; seed++) {
      SplitMix64 random = new SplitMix64(seed);
      Position position = read.game().deal(read, random);
      for (int ply = 0; !position.isOver(); ply++) {
        moves.addAll(legal(position));
        if (ply % 7 == 0) {
          positions.add(position);
        }
        position = position.play(position.randomMove(random));
      }
      positions.add(position);
    }
    int cases = 0;
    for (Position position : positions) {
      Set<Integer> illegal = new HashSet<>(moves);
      illegal.removeAll(legal(position));
      cases += illegal.size();
      assertThat(illegal).as("in %s", position).allMatch(move -> isRefused(position, move));
    }
    assertThat(cases).isGreaterThan(50);
  }

  private static boolean isRefused(Position position, int move) {
    try {
      position.play(move);
      return false;
    } catch (AssertionError refusal) {
      return "not a legal move".equals(refusal.getMessage());
    }
  }

  private static Set<Integer> legal(Position position) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    Set<Integer> legal = new HashSet<>();
    Arrays.stream(moves, 0, end).forEach(legal::add);
    return legal;
  }
}

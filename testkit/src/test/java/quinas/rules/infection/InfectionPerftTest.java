package quinas.rules.infection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.rules.Perft;
import quinas.rules.Seat;
import quinas.rules.SplitMix64;

class InfectionPerftTest {

  private static final int POSITIONS = 600;

  /// On boards nearly full, where games end and players pass in every way, and where the hundredth
  /// move without a clone is near.
  @ParameterizedTest
  @EnumSource
  void itCountsAsMovesCountedOneByOne(Jumps jumps) {
    RandomGenerator random = new SplitMix64(17);
    for (int i = 0; i < POSITIONS; i++) {
      int quiet = i % 3 == 0 ? 0 : 95 + random.nextInt(6);
      InfectionPosition p = position(random, 3 + random.nextInt(9), jumps, quiet);
      for (int depth = 0; depth <= (p.moveCount() < 12 ? 5 : 3); depth++) {
        assertThat(InfectionPerft.count(p, depth))
            .as("%s, depth %d", p, depth)
            .isEqualTo(Perft.count(p, depth));
      }
    }
  }

  /// A board with about so many squares empty; of the others a fourth are gaps.
  private static InfectionPosition position(
      RandomGenerator random, int empty, Jumps jumps, int quiet) {
    long[] sets = new long[4];
    for (int square = 0; square < 49; square++) {
      int taken = random.nextInt(4) == 0 ? 2 : random.nextInt(2);
      sets[random.nextInt(49) < empty ? 3 : taken] |= InfectionPosition.bit(square % 7, square / 7);
    }
    return new InfectionPosition(
        sets[0], sets[1], sets[2], jumps, Seat.of(random.nextInt(2)), quiet);
  }
}

package quinas.training;

import java.util.random.RandomGenerator;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.infection.InfectionPosition;

/// Where self-play begins: at what the game deals, but in Infection, which deals no gaps unless
/// somebody names them, with some in three games of ten, mostly alike for both sides.
final class Starts {

  private static final int MOST_GAPS = 4;

  static Position deal(Options options, RandomGenerator random) {
    Position dealt = options.game().deal(options, random);
    return dealt instanceof InfectionPosition infection && random.nextInt(10) < 3
        ? withGaps(infection, random)
        : dealt;
  }

  private static InfectionPosition withGaps(InfectionPosition dealt, RandomGenerator random) {
    long gaps = dealt.gaps();
    int last = InfectionPosition.SIZE - 1;
    for (int count = random.nextInt(1, MOST_GAPS + 1); count > 0; count--) {
      int column = random.nextInt(InfectionPosition.SIZE);
      int row = random.nextInt(InfectionPosition.SIZE);
      gaps |= InfectionPosition.bit(column, row);
      if (random.nextInt(4) != 0) {
        gaps |= InfectionPosition.bit(last - column, last - row);
      }
    }
    gaps &= ~(dealt.microbes(Seat.FIRST) | dealt.microbes(Seat.SECOND));
    return new InfectionPosition(
        dealt.x(), dealt.o(), gaps, dealt.jumps(), dealt.turn(), dealt.quiet());
  }

  private Starts() {}
}

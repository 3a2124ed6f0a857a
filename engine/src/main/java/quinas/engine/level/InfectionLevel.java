package quinas.engine.level;

import java.util.random.RandomGenerator;
import quinas.rules.Games;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.infection.InfectionPosition;

/// The players of the original Infection, which see moves as pairs of a from and a to square: a
/// square that several microbes can clone to has as many pairs.
enum InfectionLevel implements Level {
  /// Any pair, each with the same probability.
  EASY("classic:easy") {
    @Override
    int choose(InfectionPosition p, int[] moves, int end, RandomGenerator random) {
      int pairs = 0;
      for (int i = 0; i < end; i++) {
        pairs += pairs(p, moves[i]);
      }
      int left = random.nextInt(pairs);
      int i = 0;
      while (left >= pairs(p, moves[i])) {
        left -= pairs(p, moves[i]);
        i++;
      }
      return moves[i];
    }
  },

  /// The greatest lead in microbes after the move; the first pair of those, by from square and then
  /// to square, rows from the top and columns from the left.
  MEDIUM("classic:medium") {
    @Override
    int choose(InfectionPosition p, int[] moves, int end, RandomGenerator random) {
      int best = moves[0];
      for (int i = 1; i < end; i++) {
        int ahead = lead(p, moves[i]) - lead(p, best);
        if (ahead > 0 || (ahead == 0 && firstPair(p, moves[i]) < firstPair(p, best))) {
          best = moves[i];
        }
      }
      return best;
    }
  };

  private final String id;

  InfectionLevel(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public int choose(Position position, RandomGenerator random) {
    int[] moves = new int[Games.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    return choose((InfectionPosition) position, moves, end, random);
  }

  abstract int choose(InfectionPosition p, int[] moves, int end, RandomGenerator random);

  /// The microbes that can clone to the square where a clone lands.
  private static long parents(InfectionPosition p, int move) {
    return InfectionPosition.around(1L << InfectionPosition.to(move)) & p.microbes(p.turn());
  }

  private static int pairs(InfectionPosition p, int move) {
    return InfectionPosition.isClone(move) ? Long.bitCount(parents(p, move)) : 1;
  }

  /// A number that puts moves in the order of their first pairs.
  private static int firstPair(InfectionPosition p, int move) {
    int from =
        InfectionPosition.isClone(move)
            ? Long.numberOfTrailingZeros(parents(p, move))
            : InfectionPosition.from(move);
    return from << 6 | InfectionPosition.to(move);
  }

  private static int lead(InfectionPosition p, int move) {
    Seat mover = p.turn();
    InfectionPosition next = p.play(move);
    return next.points(mover) - next.points(mover.other());
  }
}

package quinas.engine.level;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import quinas.rules.Position;
import quinas.rules.syrtis.Side;
import quinas.rules.syrtis.Syrtis;
import quinas.rules.syrtis.SyrtisMove;
import quinas.rules.syrtis.SyrtisPosition;

/// The computer players of the original program.
enum SyrtisLevel implements Level {
  /// Any legal move, in the setup too.
  EASY("classic:easy") {
    @Override
    public int choose(Position position, RandomGenerator random) {
      return Draw.any(position, random);
    }
  },

  /// The move after which the position scores highest for it, the first of several. It swaps the
  /// first pair, places its towers at random, and takes Light if that scores no less than Dark.
  HARD("classic:hard") {
    @Override
    public int choose(Position position, RandomGenerator random) {
      SyrtisPosition p = (SyrtisPosition) position;
      return switch (p.phase()) {
        case SWAP -> moves(p)[0];
        case TOWERS -> Draw.any(p, random);
        case CHOOSE -> SyrtisScore.of(p) >= -EQUAL ? SyrtisMove.TAKE_LIGHT : SyrtisMove.TAKE_DARK;
        case PLAY -> best(p);
      };
    }
  };

  /// Scores that differ by less are equal but for the rounding of their sums.
  private static final double EQUAL = 1e-9;

  private final String id;

  SyrtisLevel(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  /// The legal moves are listed in the order in which the first of several best is taken.
  private static int best(SyrtisPosition p) {
    int best = SyrtisMove.PASS;
    double highest = Double.NEGATIVE_INFINITY;
    for (int move : moves(p)) {
      double score = score(p.play(move), p.side());
      if (score > highest + EQUAL) {
        highest = score;
        best = move;
      }
    }
    return best;
  }

  private static double score(SyrtisPosition p, Side side) {
    return side.sign() * SyrtisScore.of(p);
  }

  private static int[] moves(SyrtisPosition p) {
    int[] moves = new int[Syrtis.GAME.maxMoves()];
    return Arrays.copyOf(moves, p.legalMoves(moves, 0));
  }
}

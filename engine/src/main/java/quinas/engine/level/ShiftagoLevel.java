package quinas.engine.level;

import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.shiftago.ShiftagoPosition;

/// The computer players of the original Shiftago program.
enum ShiftagoLevel implements Level {
  /// Any legal move.
  EASY("classic:easy"),
  /// The move after which its longest run is longest.
  MEDIUM("classic:medium"),
  /// The move of greatest [#value].
  HARD("classic:hard");

  private static final int WIN = 1_000_000;

  private final String id;

  ShiftagoLevel(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public int choose(Position position, RandomGenerator random) {
    ShiftagoPosition p = (ShiftagoPosition) position;
    return switch (this) {
      case EASY -> Draw.any(p, random);
      case MEDIUM -> best(p, move -> ShiftagoLines.longestRun(p.play(move).marbles(p.turn())));
      case HARD -> best(p, move -> value(p.play(move)));
    };
  }

  /// The first of the best moves, in the order of the rules.
  private static int best(ShiftagoPosition position, IntUnaryOperator value) {
    int[] moves = new int[Shiftago.GAME.maxMoves()];
    int count = position.legalMoves(moves, 0);
    int best = moves[0];
    int bestValue = value.applyAsInt(best);
    for (int i = 1; i < count; i++) {
      int moveValue = value.applyAsInt(moves[i]);
      if (moveValue > bestValue) {
        best = moves[i];
        bestValue = moveValue;
      }
    }
    return best;
  }

  /// What a position is worth to the player who has just moved: a line of his own, a line that the
  /// opponent can answer with, or the worth of his runs less that of the opponent's after the best
  /// reply. Where the game has ended without a line there is no reply, and nothing to subtract.
  static int value(ShiftagoPosition after) {
    Seat opponent = after.turn();
    long own = after.marbles(opponent.other());
    if (ShiftagoPosition.hasLine(own)) {
      return WIN;
    }
    int[] replies = new int[Shiftago.GAME.maxMoves()];
    int count = after.legalMoves(replies, 0);
    int most = 0;
    for (int i = 0; i < count; i++) {
      long theirs = after.play(replies[i]).marbles(opponent);
      if (ShiftagoPosition.hasLine(theirs)) {
        return -WIN;
      }
      most = Math.max(most, ShiftagoLines.worth(theirs));
    }
    return ShiftagoLines.worth(own) - most;
  }
}

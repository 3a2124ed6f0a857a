package quinas.engine.level;

import java.util.random.RandomGenerator;
import quinas.rules.Games;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.catsdogs.CatsDogsPosition;

/// The players of the original Cats & Dogs, which look one move ahead at the room that is left.
///
/// A placement is good that leaves the opponent few squares to place on, and a removal that leaves
/// the Cats many. Of equals the first is taken, rows from the top and then columns from the left.
enum CatsDogsLevel implements Level {
  /// Always takes the worst move.
  EASY("classic:easy"),
  /// The worst or the best, each with probability ½: 0 of 2 is the worst.
  MEDIUM("classic:medium"),
  /// Always takes the best move.
  HARD("classic:hard");

  private final String id;

  CatsDogsLevel(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public int choose(Position position, RandomGenerator random) {
    boolean wantsBest =
        switch (this) {
          case EASY -> false;
          case MEDIUM -> random.nextInt(2) == 1;
          case HARD -> true;
        };
    CatsDogsPosition p = (CatsDogsPosition) position;
    int[] moves = new int[Games.MAX_MOVES];
    int end = p.legalMoves(moves, 0);
    int chosen = 0;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < end; i++) {
      int rating = wantsBest ? rating(p, moves[i]) : -rating(p, moves[i]);
      if (rating > most) {
        chosen = i;
        most = rating;
      }
    }
    return moves[chosen];
  }

  /// How good a move is; more is better.
  private static int rating(CatsDogsPosition p, int move) {
    CatsDogsPosition next = p.play(move);
    return CatsDogsPosition.isRemoval(move)
        ? next.room(Seat.FIRST).count()
        : -next.room(p.turn().other()).count();
  }
}

package quinas.engine.level;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import quinas.rules.Position;
import quinas.rules.pushee.Pushee;
import quinas.rules.pushee.PusheePosition;

/// The computer players of the original Pushee Pieces.
enum PusheeLevel implements Level {
  /// The first empty square, by rows from the top and then by columns from the left; any
  /// orientation.
  EASY("classic:easy"),
  /// Any empty square and any orientation.
  NORMAL("classic:normal"),
  /// No stronger than normal: that is how the original has it.
  HARD("classic:hard"),
  /// On top of any piece of the opponent's if there is one, which takes the option `impossibru`.
  IMPOSSIBRU("classic:impossibru");

  private final String id;

  PusheeLevel(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public boolean plays(Position position) {
    return this != IMPOSSIBRU
        || ((PusheePosition) position).rules().impossibru().allows(position.turn());
  }

  @Override
  public int choose(Position position, RandomGenerator random) {
    PusheePosition p = (PusheePosition) position;
    int[] toEmpty = moves(p, true);
    int[] onTop = moves(p, false);
    return switch (this) {
      case EASY -> toEmpty[random.nextInt(2)];
      case NORMAL, HARD -> any(toEmpty, random);
      case IMPOSSIBRU -> any(onTop.length == 0 ? toEmpty : onTop, random);
    };
  }

  /// The legal moves to empty squares, or else those to squares with pieces, by rows from the top
  /// and then by columns from the left, either orientation.
  private static int[] moves(PusheePosition position, boolean toEmpty) {
    int[] moves = new int[Pushee.GAME.maxMoves()];
    int count = position.legalMoves(moves, 0);
    return Arrays.stream(moves, 0, count)
        .filter(move ->
            position.isEmpty(PusheePosition.column(move), PusheePosition.row(move)) == toEmpty)
        .toArray();
  }

  private static int any(int[] moves, RandomGenerator random) {
    return moves[random.nextInt(moves.length)];
  }
}

package quinas.engine.eval;

/// How much of the values of its own square and of those next to it a piece of Pushee Pieces takes
/// in the end, by how firmly it holds its place and by the plies left.
///
/// Fitted by least squares to the final margins of 418,586 positions from the engine's games with
/// itself: docs/nets.md says how.
///
/// @param own of the value of its own square
/// @param next of the value of each square that it can be pushed to
record PusheeShare(Stages own, Stages next) {

  /// It can be pushed nowhere: here the neighbours are all four.
  static final PusheeShare FIXED =
      new PusheeShare(new Stages(84, 89, 88, 71), new Stages(0, 2, 2, 5));

  static final PusheeShare FIXED_AT_EDGE =
      new PusheeShare(new Stages(87, 97, 99, 98), new Stages(0, 0, 0, 0));

  /// It can be pushed two ways, mostly along a row or a column.
  static final PusheeShare TWO_WAYS =
      new PusheeShare(new Stages(53, 47, 47, 40), new Stages(14, 20, 17, 17));

  static final PusheeShare TWO_WAYS_AT_EDGE =
      new PusheeShare(new Stages(57, 53, 55, 50), new Stages(13, 20, 20, 20));
  static final PusheeShare ALL_WAYS =
      new PusheeShare(new Stages(35, 21, 23, 22), new Stages(11, 15, 13, 13));

  /// There are no pushes.
  static final PusheeShare FOR_GOOD =
      new PusheeShare(new Stages(100, 100, 100, 100), new Stages(0, 0, 0, 0));

  static final int FIRST_STAGE = 1;
  static final int LAST_STAGE = 26;

  /// @param ways in how many directions the piece can be pushed, an even number
  static PusheeShare of(int ways, boolean isAtEdge) {
    return switch (ways) {
      case 0 -> isAtEdge ? FIXED_AT_EDGE : FIXED;
      case 2 -> isAtEdge ? TWO_WAYS_AT_EDGE : TWO_WAYS;
      default -> ALL_WAYS;
    };
  }

  /// Hundredths with 1, 8, 16 and 26 plies left; in between they go in straight lines.
  record Stages(int at1, int at8, int at16, int at26) {

    /// @param stage plies left, from [#FIRST_STAGE] to [#LAST_STAGE]
    int at(int stage) {
      if (stage <= 8) {
        return between(1, at1, 8, at8, stage);
      }
      return stage <= 16
          ? between(8, at8, 16, at16, stage)
          : between(16, at16, LAST_STAGE, at26, stage);
    }

    private static int between(int from, int atFrom, int to, int atTo, int stage) {
      return (atFrom * (to - stage) + atTo * (stage - from)) / (to - from);
    }
  }
}

package quinas.engine.analysis;

import quinas.rules.Seat;

/// How good a played move was, by what it lost of its player's chances.
///
/// Chances are expected results from 0 to 1. Seen from −1 to 1, as Lichess does, where 1 is a sure
/// win and −1 a sure loss, the steps are its 0.1, 0.2 and 0.3:
///
/// | loss of expected result | judgement |
/// |---|---|
/// | the engine's own choice, or below 0.01 | [#BEST] |
/// | below 0.05 | [#GOOD] |
/// | 0.05 and more | [#INACCURACY] |
/// | 0.10 and more | [#MISTAKE] |
/// | 0.15 and more | [#BLUNDER] |
///
/// What a short search thinks wavers by one or two hundredths from one position to the next, so a
/// loss below the first step blames nobody. Three cases are judged by what is proven:
///
/// - who has a proven win and gives it away has made a mistake at least, however good his chances
///   still look;
/// - who keeps a proven win, however slow, has made a good move at least;
/// - a solved margin that shrinks while the result stays the same is a good move, not the best.
public enum Judgement {
  BEST,
  GOOD,
  INACCURACY,
  MISTAKE,
  BLUNDER;

  private static final int NOISE = 10;
  private static final int FIRST_STEP = 50;
  private static final int SECOND_STEP = 100;
  private static final int THIRD_STEP = 150;

  /// @param before what was known before the move, `after` what after it
  static Judgement of(Assessment before, int move, Assessment after, Seat mover) {
    if (before.best().filter(best -> best == move).isPresent()) {
      return BEST;
    }
    Judgement byLoss = byLoss(loss(before, after, mover));
    if (isWon(before, mover) && !isWon(after, mover)) {
      return byLoss == BLUNDER ? BLUNDER : MISTAKE;
    }
    return byLoss == BEST && margin(after, mover) < margin(before, mover) ? GOOD : byLoss;
  }

  private static Judgement byLoss(int loss) {
    if (loss < NOISE) {
      return BEST;
    }
    if (loss < FIRST_STEP) {
      return GOOD;
    }
    if (loss < SECOND_STEP) {
      return INACCURACY;
    }
    return loss < THIRD_STEP ? MISTAKE : BLUNDER;
  }

  /// What the chances of the mover fell by, in thousandths of his expected result; at least 0.
  static int loss(Assessment before, Assessment after, Seat mover) {
    int fell = before.chance() - after.chance();
    return Math.max(0, mover == Seat.FIRST ? fell : -fell);
  }

  /// Whether a win of a seat is proven.
  static boolean isWon(Assessment assessment, Seat seat) {
    return switch (assessment.worth()) {
      case Worth.Forced forced -> forced.winner() == seat;
      case Worth.Exact exact -> seat == Seat.FIRST ? exact.margin() > 0 : exact.margin() < 0;
      case Worth.Guess guess -> false;
    };
  }

  /// The solved margin of a seat; 0 if none is known.
  private static int margin(Assessment assessment, Seat seat) {
    int margin = assessment.worth() instanceof Worth.Exact exact ? exact.margin() : 0;
    return seat == Seat.FIRST ? margin : -margin;
  }
}

package quinas.engine.search;

/// The values a search works with, seen by the seat to act.
///
/// ```
///   -WIN … -WIN + MOST_PLIES   -LIMIT … 0 … LIMIT   WIN - MOST_PLIES … WIN
///   lost in so many plies      guesses, 0 also a    won in so many plies
///                              drawn game
/// ```
///
/// In games that are played for points, where [Evaluation#point] is more than 0, there are no wins
/// in so many plies: a finished game is worth its margin on the scale of the guesses, so that more
/// is better, and a loss the better the smaller it is. [Finding#exact] says which is which.
public final class Score {

  /// Won with no ply to go. A win in `n` plies is worth `WIN - n`.
  public static final int WIN = 30_000;

  /// Every search stays below.
  public static final int MOST_PLIES = 256;

  /// More than any score.
  static final int INFINITE = 32_000;

  /// Whether the score is a proven win or loss.
  public static boolean isDecided(int score) {
    return Math.abs(score) >= WIN - MOST_PLIES;
  }

  /// In how many plies a decided game ends.
  public static int plies(int score) {
    return WIN - Math.abs(score);
  }

  /// A score of a position `ply` plies from the root as the table keeps it: counted from itself.
  static int fromHere(int score, int ply) {
    return isDecided(score) ? score + Integer.signum(score) * ply : score;
  }

  /// The reverse of [#fromHere].
  static int fromRoot(int score, int ply) {
    return isDecided(score) ? score - Integer.signum(score) * ply : score;
  }

  private Score() {}
}

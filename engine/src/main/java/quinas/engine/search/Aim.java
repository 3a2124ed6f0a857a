package quinas.engine.search;

/// What is looked for at the root: its value at a depth, between two bounds near what is expected
/// (*aspiration*: Gillogly, 1978). Where it turns out to lie outside, the next one is wider.
///
/// @param expected what the depth before said
/// @param width how far from that it is looked for; 0 for anywhere
/// @param alpha what it is above, if it [#holds]
/// @param beta what it is below
record Aim(int depth, int expected, int width, int alpha, int beta) {

  /// A score outside what was expected is looked for so many times as far away.
  private static final int WIDER = 4;

  /// @param expected [Score#INFINITE] if nothing is; then, as for a forced end, anywhere
  /// @param width 0 for anywhere
  static Aim near(int depth, int expected, int width) {
    return width == 0 || Score.isDecided(expected)
        ? new Aim(depth, expected, 0, -Score.INFINITE, Score.INFINITE)
        : new Aim(depth, expected, width, expected - width, expected + width);
  }

  /// Whether a score that was found is the root's value, and no bound of it.
  boolean holds(int score) {
    return alpha < score && score < beta;
  }

  /// Further away on the side where it must be.
  ///
  /// @param score one that does not hold
  Aim wider(int score) {
    int next = width * WIDER;
    boolean isWhole = next > Evaluation.LIMIT;
    return score <= alpha
        ? new Aim(depth, expected, next, isWhole ? -Score.INFINITE : expected - next, beta)
        : new Aim(depth, expected, next, alpha, isWhole ? Score.INFINITE : expected + next);
  }
}

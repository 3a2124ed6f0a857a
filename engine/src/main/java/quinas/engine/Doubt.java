package quinas.engine;

import quinas.engine.search.Finding;

/// How much longer or shorter than usual it pays to think about a move, by what the depths so far
/// have found. While the same move stays the best, and most positions that were looked at come
/// after it, there is little to decide; when another has just taken its place, there is much.
///
/// Both signs are known from chess engines: the stability of the best move, and its share of the
/// nodes.
final class Doubt {

  /// By how many depths in a row have had the same best move before.
  private static final double[] BY_STABILITY = {1.5, 1.2, 1.05, 0.95, 0.9};

  /// What is left where all positions come after the best move, and what comes to that where none
  /// does.
  private static final double LEAST = 0.75;

  private static final double MORE = 0.7;

  private int move = -1;
  private int stability;

  /// The factor for the time, after one more depth; from 0.67 to 2.2.
  ///
  /// @param share of the best move in the positions of that depth, 0 to 1
  double after(Finding finding, double share) {
    stability = finding.move() == move ? stability + 1 : 0;
    move = finding.move();
    double byStability = BY_STABILITY[Math.min(stability, BY_STABILITY.length - 1)];
    return byStability * (LEAST + MORE * (1 - share));
  }
}

package quinas.arena.player;

import quinas.arena.record.Komi;
import quinas.engine.search.Score;
import quinas.rules.Seat;

/// How two seats stand in the end, komi included, for somebody who sees a position so.
final class Balance {

  /// By how much the first seat is ahead, in the unit of the score.
  ///
  /// @param turn who is to act
  /// @param score to that seat: see [Score]
  /// @param point what a point of the final margin is worth in it, where komi can be given
  static int ofFirst(Seat turn, int score, Komi komi, int point) {
    int first = turn == Seat.FIRST ? score : -score;
    // A win in so many plies, which a program may tell of, is one whatever the komi.
    return Score.isDecided(score) ? first : first - komi.halves() * point / 2;
  }

  /// Whether the seat across is the better one to sit in, for somebody who sees a position so.
  ///
  /// @param seat his own
  static boolean isBetterAcross(Seat seat, Seat turn, int score, Komi komi, int point) {
    int first = ofFirst(turn, score, komi, point);
    return seat == Seat.FIRST ? first < 0 : first > 0;
  }

  private Balance() {}
}

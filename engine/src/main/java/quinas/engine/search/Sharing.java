package quinas.engine.search;

import org.jspecify.annotations.Nullable;

/// How one thread of several goes about the moves of a position, so that all of them look at the
/// whole tree once: what another is [Underway] with is put off, and found in the table later.
///
/// Where the exact value is wanted, the sharing begins with the second move and near the leaves:
/// there every move has to be looked at. And a move put off comes next as soon as the other is done
/// with it, or has found it better than the best: the sooner both know the new best, the less is
/// looked at for the old one's sake. Elsewhere one of the first moves mostly ends the matter, so
/// those are for everybody.
final class Sharing {

  private static final int FOR_ALL = 3;
  private static final int FOR_ALL_WIDE = 1;

  /// With at least so much depth left moves are put off.
  private static final int FROM = 7;

  private static final int FROM_WIDE = 2;

  private final MoveOrder order;
  private final @Nullable Underway underway;

  /// @param underway what all threads are at; nothing for a thread on its own
  Sharing(MoveOrder order, @Nullable Underway underway) {
    this.order = order;
    this.underway = underway;
  }

  boolean isAlone() {
    return underway == null;
  }

  /// Brings the move to look at next to the front of `moves[i … end - 1]`.
  ///
  /// @param at where the position's moves begin
  /// @param depth what is left below
  /// @param before how many moves are put off already
  /// @return how many more are put off now; -1 if one of them is next
  int next(long hash, int[] moves, int at, int i, int end, int depth, boolean isWide, int before) {
    if (isWide && before > 0) {
      int back = back(hash, moves, i, end);
      if (back >= 0) {
        order.swap(moves, i, back);
        return -1;
      }
    }
    order.next(moves, i, end);
    Underway others = others(depth, isWide);
    if (others == null || i < at + (isWide ? FOR_ALL_WIDE : FOR_ALL)) {
      return 0;
    }
    int putOff = 0;
    while (!order.isDeferred(i) && others.has(Underway.key(hash, moves[i]))) {
      order.defer(i, i - at + before + putOff);
      putOff++;
      order.next(moves, i, end);
    }
    return putOff;
  }

  /// Puts the move at the front off after all, if one that was put off for another thread can be
  /// looked at now: it may have raised what this one has to beat. Each move gives way only once.
  ///
  /// @param rank how many moves come before it in truth
  boolean givesWay(long hash, int[] moves, int i, int end, int rank) {
    if (underway == null || order.isDeferred(i)) {
      return false;
    }
    int back = back(hash, moves, i + 1, end);
    if (back < 0) {
      return false;
    }
    order.defer(i, rank);
    order.swap(moves, i, back);
    return true;
  }

  void begin(long hash, int move, int depth, boolean isWide) {
    Underway others = others(depth, isWide);
    if (others != null) {
      others.begin(Underway.key(hash, move));
    }
  }

  void end(long hash, int move, int depth, boolean isWide) {
    Underway others = others(depth, isWide);
    if (others != null) {
      others.end(Underway.key(hash, move));
    }
  }

  /// Where a move stands that was put off and that nobody is at any more; -1 if there is none.
  private int back(long hash, int[] moves, int from, int end) {
    if (underway != null) {
      for (int j = from; j < end; j++) {
        if (order.isDeferred(j) && !underway.has(Underway.key(hash, moves[j]))) {
          return j;
        }
      }
    }
    return -1;
  }

  private @Nullable Underway others(int depth, boolean isWide) {
    return depth < (isWide ? FROM_WIDE : FROM) ? null : underway;
  }
}

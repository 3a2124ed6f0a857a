package quinas.rules.pushee;

import static quinas.rules.pushee.Cells.BORDER;
import static quinas.rules.pushee.Cells.COLUMN;
import static quinas.rules.pushee.Cells.EMPTY;
import static quinas.rules.pushee.Cells.MOVED;
import static quinas.rules.pushee.Cells.PIECE;
import static quinas.rules.pushee.Cells.VERTICAL;

import java.util.Arrays;

/// What a placed piece sets off, tier by tier.
///
/// In the first tier the placed piece pushes; in each later one, the pieces moved in the tier
/// before. Within a tier they push one after another, by column from the left, in a column from the
/// top. A piece pushes at its two ends, left and right or up and down: the unbroken row of pieces
/// that starts in the next square, all of them by one square, away from itself.
///
/// The row does not move if any piece of it was placed or has already been moved in this turn. At
/// the edge it does not move either if there are walls; otherwise its outermost piece falls off.
/// Where there is rotation, a piece turns a quarter as it moves.
///
/// So no piece moves twice, and a row that moves leaves its own marks behind: [Cells#MOVED].
final class Pushes {

  private final byte[] cells;
  private final boolean walls;
  private final int turning;

  /// The cells of the placed piece and of all that have moved, tier after tier.
  private final byte[] moved;

  /// The pieces that push in the next tier are those from here on.
  private int from;

  private int end;

  /// By how many there are more empty squares than before the piece was placed.
  private int emptied;

  /// Places a piece.
  ///
  /// @param cells a board that is nobody else's
  Pushes(PusheeRules rules, byte[] cells, int cell, byte piece) {
    this.cells = cells;
    walls = rules.walls();
    turning = rules.rotation() ? VERTICAL : 0;
    moved = new byte[cells.length];
    emptied = cells[cell] == EMPTY ? -1 : 0;
    cells[cell] = (byte) (piece | MOVED);
    moved[end++] = (byte) cell;
  }

  /// Lets the next tier push. Returns whether anything moved.
  boolean tier() {
    int emptiedBefore = emptied;
    int last = end;
    Arrays.sort(moved, from, last);
    for (int i = from; i < last; i++) {
      int cell = moved[i];
      int step = (cells[cell] & VERTICAL) != 0 ? 1 : COLUMN;
      push(cell, -step);
      push(cell, step);
    }
    from = last;
    return end > last || emptied > emptiedBefore;
  }

  /// Pushes the row that starts one step from a piece.
  private void push(int pusher, int step) {
    int first = pusher + step;
    int beyond = first;
    while ((cells[beyond] & (MOVED | PIECE)) == PIECE) {
      beyond += step;
    }
    if (beyond == first || (cells[beyond] & MOVED) != 0) {
      return;
    }
    if (cells[beyond] == BORDER) {
      if (walls) {
        return;
      }
      emptied++;
      beyond -= step;
    }
    for (int to = beyond; to != first; to -= step) {
      cells[to] = (byte) ((cells[to - step] ^ turning) | MOVED);
      moved[end++] = (byte) to;
    }
    cells[first] = EMPTY;
  }

  /// See the field.
  int emptied() {
    return emptied;
  }

  /// The board as it is now, while more tiers may follow.
  byte[] picture() {
    return unmarked(cells.clone());
  }

  /// The board as it has become; nothing may follow.
  byte[] finish() {
    return unmarked(cells);
  }

  private byte[] unmarked(byte[] board) {
    for (int i = 0; i < end; i++) {
      board[moved[i]] &= ~MOVED;
    }
    return board;
  }
}

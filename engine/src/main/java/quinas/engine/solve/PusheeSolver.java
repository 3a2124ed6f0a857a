package quinas.engine.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import quinas.engine.proof.Claim;
import quinas.engine.proof.Proof;
import quinas.rules.Games;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.pushee.Impossibru;
import quinas.rules.pushee.PusheePosition;

/// Solves endings of Pushee Pieces: the final margin with best play.
///
/// Null windows over a table of bounds, as in [CatsDogsSolver] (MTD(f)). Moves are tried in the
/// order of what they bring at once; where one ply is left, that is all there is to know, and the
/// reply that was good enough after the move before is tried first. One thread at a time.
public final class PusheeSolver {

  private static final int MOST_MOVES = 256;

  /// Bounds in the table: what is known to be as low, or as high, or more so, says nothing.
  private static final int LEAST = Byte.MIN_VALUE;

  private static final int GREATEST = Byte.MAX_VALUE;
  private static final int NO_MOVE = 255;

  /// As a power of two: 100 MB.
  private static final int MOST_REMEMBERED = 23;

  private static final int MOST_PROMISE = 1 << 20;

  /// In points.
  private static final int KILLER = 4;

  private final PieceBoard board;
  private final Impossibru impossibru;
  private final int[] squares;
  private final BoundTable table;
  private final BooleanSupplier stop;
  private final int[] moves;
  private final int[] killers;
  private long nodes;

  /// @param stop asked often, from the thread that solves
  public PusheeSolver(PusheePosition start, BooleanSupplier stop) {
    this(start, MOST_REMEMBERED, stop);
  }

  /// @param remembered how many positions are remembered, as a power of two
  /// @param stop asked often, from the thread that solves
  public PusheeSolver(PusheePosition start, int remembered, BooleanSupplier stop) {
    board = new PieceBoard(start, left(start) + 1);
    impossibru = start.rules().impossibru();
    squares = PieceBoard.squares(start.size());
    table = new BoundTable(remembered);
    this.stop = stop;
    moves = new int[left(start) * MOST_MOVES];
    killers = new int[left(start) + 1];
    Arrays.fill(killers, NO_MOVE);
  }

  /// A guess at how many positions there are to look at: four times as many with each ply more, as
  /// measured on 6×6 with the standard rules.
  public static long expectedNodes(PusheePosition position) {
    return 1L << Math.min(2 * left(position) + 2, Long.SIZE - 2);
  }

  /// What a position is worth; empty if told to stop. The game must not be over, and its values and
  /// rules must be those of the first position.
  public Optional<Solution> solve(PusheePosition start) {
    nodes = 0;
    try {
      int left = left(start);
      int value = value(start, left);
      return Optional.of(new Solution(lead(start) + value, line(start, value), nodes));
    } catch (Stopped e) {
      return Optional.empty();
    }
  }

  /// A proof that a seat can reach the value of a position: the moves that keep it, for every
  /// position that can then arise. It has as many entries as there are such positions. Empty if
  /// told to stop.
  ///
  /// @param seat whose strategy it is
  public Optional<Proof> prove(PusheePosition start, Seat seat) {
    try {
      int total = lead(start) + value(start, left(start));
      Map<Position, Integer> moves = new HashMap<>();
      collect(start, seat, total, moves, new HashSet<>());
      int least = seat == start.turn() ? total : -total;
      return Optional.of(new Proof(start, new Claim.Margin(seat, least), moves));
    } catch (Stopped e) {
      return Optional.empty();
    }
  }

  /// @param total the final margin to the seat to act that `seat` is to keep, or to better
  private void collect(
      PusheePosition position,
      Seat seat,
      int total,
      Map<Position, Integer> strategy,
      Set<Position> seen) {
    if (position.isOver() || !seen.add(position)) {
      return;
    }
    int[] legal = new int[Games.MAX_MOVES];
    int end = position.legalMoves(legal, 0);
    if (position.turn() == seat) {
      legal[0] = keeping(position, total);
      strategy.put(position, legal[0]);
      end = 1;
    }
    for (int i = 0; i < end; i++) {
      collect(position.play(legal[i]), seat, -total, strategy, seen);
    }
  }

  private static int left(PusheePosition position) {
    return position.stock(Seat.FIRST) + position.stock(Seat.SECOND);
  }

  private static int lead(PusheePosition position) {
    Seat turn = position.turn();
    return position.points(turn) - position.points(turn.other());
  }

  /// What the seat to act will still gain on the other.
  private int value(PusheePosition position, int left) {
    board.set(position);
    int empty = board.empty(squares);
    long key = board.key(0);
    int lower = Integer.MIN_VALUE;
    int upper = Integer.MAX_VALUE;
    int value = 0;
    while (lower < upper) {
      int beta = value == lower ? value + 1 : value;
      value = value(0, left, empty, key, beta);
      if (value < beta) {
        upper = value;
      } else {
        lower = value;
      }
    }
    return value;
  }

  /// Play to the end in which nobody gives anything away.
  private List<Integer> line(PusheePosition start, int value) {
    List<Integer> line = new ArrayList<>();
    PusheePosition at = start;
    int total = lead(start) + value;
    while (!at.isOver()) {
      int move = keeping(at, total);
      line.add(move);
      at = at.play(move);
      total = -total;
    }
    return line;
  }

  /// A move after which the final margin, to the seat to act, is still this.
  private int keeping(PusheePosition position, int total) {
    int[] legal = new int[Games.MAX_MOVES];
    int end = position.legalMoves(legal, 0);
    for (int i = 0; i < end - 1; i++) {
      PusheePosition after = position.play(legal[i]);
      int rest = -total - lead(after);
      if (after.isOver() ? rest >= 0 : atMost(after, rest)) {
        return legal[i];
      }
    }
    return legal[end - 1];
  }

  private boolean atMost(PusheePosition position, int value) {
    board.set(position);
    int empty = board.empty(squares);
    return value(0, left(position), empty, board.key(0), value + 1) <= value;
  }

  /// A bound of what the mover will still gain: below `beta` an upper one, otherwise a lower one.
  ///
  /// @param ply which board it is about
  /// @param left how many pieces the two have left together
  private int value(int ply, int left, int empty, long key, int beta) {
    if (left == 0 || empty == 0) {
      return 0;
    }
    Stopped.check(stop, ++nodes);
    if (left == 1) {
      return last(ply, beta);
    }

    // 1. Ask the table.
    int lower = LEAST;
    int upper = GREATEST;
    int first = NO_MOVE;
    int known = table.find(key + left);
    if (known != BoundTable.NOTHING) {
      lower = BoundTable.lower(known);
      upper = BoundTable.upper(known);
      first = BoundTable.move(known);
      if (lower > LEAST && lower >= beta) {
        return lower;
      }
      if (upper < GREATEST && upper < beta) {
        return upper;
      }
    }

    // 2. Try the moves, those that bring most at once before the others.
    int at = ply * MOST_MOVES;
    int end = list(ply, left, first);
    int best = Integer.MIN_VALUE;
    int bestMove = NO_MOVE;
    for (int i = at; i < end; i++) {
      Promising.bringToFront(moves, i, end);
      int move = moves[i] & 0xFF;
      int gain = play(ply, left, move);
      int emptyThen = empty + board.emptied();
      int value = gain - value(ply + 1, left - 1, emptyThen, key ^ board.change(), gain + 1 - beta);
      if (value > best) {
        best = value;
        bestMove = move;
        if (best >= beta) {
          killers[left] = move;
          break;
        }
      }
    }

    // 3. Remember.
    if (best >= beta) {
      lower = Math.max(lower, Math.min(best, GREATEST));
    } else {
      upper = Math.min(upper, Math.max(best, LEAST));
    }
    table.keep(key + left, lower, upper, bestMove, left);
    return best;
  }

  /// Places a piece and says what it brings the mover.
  private int play(int ply, int left, int move) {
    boolean isFirst = (left & 1) == 0;
    board.play(ply, move >> 1, PieceBoard.piece(isFirst, (move & 1) != 0));
    return isFirst ? board.gain() : -board.gain();
  }

  private boolean admits(int ply, int left, int cell) {
    int content = board.content(ply, cell);
    if (content == PieceBoard.EMPTY) {
      return true;
    }
    Seat turn = Seat.of(left & 1);
    return impossibru.allows(turn) && PieceBoard.isOf(turn.other(), content);
  }

  /// The best of the last ply.
  private int last(int ply, int beta) {
    int best = Integer.MIN_VALUE;
    int killer = killers[1];
    if (killer != NO_MOVE && admits(ply, 1, killer >> 1)) {
      best = play(ply, 1, killer);
      if (best >= beta) {
        return best;
      }
    }
    for (int cell : squares) {
      if (admits(ply, 1, cell)) {
        for (int vertical = 0; vertical < 2; vertical++) {
          int gain =
              board.isQuiet(ply, cell, vertical != 0)
                  ? board.worth(cell)
                  : play(ply, 1, cell << 1 | vertical);
          if (gain > best) {
            best = gain;
            if (best >= beta) {
              killers[1] = cell << 1 | vertical;
              return best;
            }
          }
        }
      }
    }
    return best;
  }

  /// Writes the moves in the low byte, above it what they bring at once.
  private int list(int ply, int left, int first) {
    int end = ply * MOST_MOVES;
    for (int cell : squares) {
      if (admits(ply, left, cell)) {
        for (int move = cell << 1; move <= (cell << 1 | 1); move++) {
          int promise = play(ply, left, move);
          if (move == first) {
            promise = MOST_PROMISE;
          } else if (move == killers[left]) {
            promise += KILLER;
          }
          moves[end++] = promise << 8 | move;
        }
      }
    }
    return end;
  }
}

package quinas.engine.eval;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import quinas.engine.search.Evaluation;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.pushee.PusheePosition;
import quinas.rules.pushee.Values;

/// The margin to be expected in Pushee Pieces: what each piece is likely to be worth in the end,
/// which is a mix of its square's value and of those next to it that it may be pushed to, and what
/// the last move is worth to who has it.
///
/// It keeps what the positions of a board have in common. One thread at a time.
final class PusheeEvaluation implements Evaluation {

  private static final int POINT = 30;
  private static final int SWING = 30;
  private static final int HUNDREDTHS = 100;

  /// Of the best empty square's value, in hundredths: for the seat to act if it also moves last.
  private static final int LAST_MOVE = 88;

  /// What can be pushed in each column and each row.
  private final int[] down = new int[Values.MOST_SIZE];

  private final int[] across = new int[Values.MOST_SIZE];
  private int empty;
  private int bestEmpty;
  private @Nullable PusheeWorths board;

  @Override
  public int point() {
    return POINT;
  }

  @Override
  public int swing() {
    return SWING;
  }

  @Override
  public int of(Position position) {
    PusheePosition p = (PusheePosition) position;
    PusheeWorths worths = worths(p);
    see(p, worths);
    int plies = Math.min(empty, p.stock(Seat.FIRST) + p.stock(Seat.SECOND));
    int lead = lead(p, worths, worths.worths(plies));
    lead += plies % 2 == 0 ? 0 : LAST_MOVE * bestEmpty;
    return Math.clamp((long) POINT * lead / HUNDREDTHS, -LIMIT, LIMIT);
  }

  private PusheeWorths worths(PusheePosition position) {
    PusheeWorths known = board;
    if (known == null || !known.areOf(position)) {
      known = new PusheeWorths(position.values(), position.rules());
      board = known;
    }
    return known;
  }

  /// Looks at the empty squares, and at what can be pushed.
  private void see(PusheePosition p, PusheeWorths worths) {
    int size = p.size();
    Arrays.fill(across, 0);
    empty = 0;
    bestEmpty = 0;
    for (int column = 0; column < size; column++) {
      int pieces = 0;
      for (int row = 0; row < size; row++) {
        if (p.isEmpty(column, row)) {
          empty++;
          bestEmpty = Math.max(bestEmpty, p.values().at(column, row));
        } else {
          pieces |= 1 << row;
          across[row] |= 1 << column;
        }
      }
      down[column] = worths.loose(pieces);
    }
    for (int row = 0; row < size; row++) {
      across[row] = worths.loose(across[row]);
    }
  }

  /// By how many hundredths of a point the pieces of the seat to act are worth more.
  private int lead(PusheePosition p, PusheeWorths worths, int[] stage) {
    Seat turn = p.turn();
    int size = p.size();
    int lead = 0;
    for (int column = 0; column < size; column++) {
      for (int row = 0; row < size; row++) {
        if (!p.isEmpty(column, row)) {
          int worth = worths.at(stage, column, row, down[column], across[row]);
          lead += p.isOf(turn, column, row) ? worth : -worth;
        }
      }
    }
    return lead;
  }
}

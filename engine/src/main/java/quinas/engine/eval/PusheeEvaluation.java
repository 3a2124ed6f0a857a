package quinas.engine.eval;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import quinas.engine.search.Evaluation;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.pushee.PusheePosition;
import quinas.rules.pushee.Values;

/// The margin to be expected in Pushee Pieces: what each piece is likely to be worth in the end,
/// which is a mix of its square's value and of those next to it that it may be pushed to.
///
/// A row of pieces can be pushed towards one end by a piece placed at the other, if there is an
/// empty square and the row does not stand at a wall. A piece that can be pushed in no direction
/// mostly stays where it is; the more there are, the less its own square counts.
///
/// It keeps what the positions of a board have in common. One thread at a time.
final class PusheeEvaluation implements Evaluation {

  private static final int POINT = 30;
  private static final int SWING = 200;
  private static final int HUNDREDTHS = 100;

  private final int[] down = new int[Values.MOST_SIZE];
  private final int[] across = new int[Values.MOST_SIZE];
  private @Nullable PusheeWorths worths;

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
    int lead = lead(p, worths(p));
    return Math.clamp((long) POINT * lead / HUNDREDTHS, -LIMIT, LIMIT);
  }

  private PusheeWorths worths(PusheePosition position) {
    PusheeWorths known = worths;
    if (known == null || !known.areOf(position)) {
      known = new PusheeWorths(position.values(), position.rules());
      worths = known;
    }
    return known;
  }

  /// By how many hundredths of a point the seat to act leads.
  private int lead(PusheePosition p, PusheeWorths worths) {
    see(p, worths);
    Seat turn = p.turn();
    int lead = 0;
    for (int column = 0; column < p.size(); column++) {
      for (int row = 0; row < p.size(); row++) {
        if (!p.isEmpty(column, row)) {
          int worth = worths.at(column, row, down[column], across[row]);
          lead += p.isOf(turn, column, row) ? worth : -worth;
        }
      }
    }
    return lead;
  }

  /// Looks what is loose in each column and row.
  private void see(PusheePosition p, PusheeWorths worths) {
    int size = p.size();
    Arrays.fill(across, 0);
    for (int column = 0; column < size; column++) {
      int pieces = 0;
      for (int row = 0; row < size; row++) {
        int piece = p.isEmpty(column, row) ? 0 : 1;
        pieces |= piece << row;
        across[row] |= piece << column;
      }
      down[column] = worths.loose(pieces);
    }
    for (int row = 0; row < size; row++) {
      across[row] = worths.loose(across[row]);
    }
  }
}

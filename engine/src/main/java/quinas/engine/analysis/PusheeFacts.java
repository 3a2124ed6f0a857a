package quinas.engine.analysis;

import java.util.Optional;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.pushee.PusheePosition;

/// What can be seen of a move on the board of Pushee Pieces: who is on the valuable squares.
final class PusheeFacts {

  /// A question about a square.
  @FunctionalInterface
  private interface Wanted {
    boolean is(int column, int row);
  }

  static Optional<Remark> of(Comparison comparison) {
    Seat mover = comparison.mover();
    PusheePosition before = (PusheePosition) comparison.before();
    PusheePosition after = (PusheePosition) comparison.after();
    PusheePosition bestAfter = (PusheePosition) comparison.bestAfter();
    PusheePosition bestThen = (PusheePosition) comparison.bestThen();
    return dearest(
            before,
            (column, row) ->
                before.isOf(mover, column, row)
                    && !after.isOf(mover, column, row)
                    && bestAfter.isOf(mover, column, row))
        .map(square -> Remark.of(Kind.UNCOVERS, value(before, square), Remark.place(square)))
        .or(() -> comparison.reply().flatMap(reply -> replied(comparison, reply)))
        .or(() ->
            dearest(
                    before,
                    (column, row) ->
                        !before.isOf(mover, column, row)
                            && !after.isOf(mover, column, row)
                            && bestThen.isOf(mover, column, row)
                            && bestAfter.isOf(mover, column, row))
                .map(square ->
                    Remark.of(
                        Kind.MISSES_VALUE,
                        value(before, square),
                        Remark.place(square),
                        Remark.move(comparison.best()))));
  }

  /// What the other did that it could not do, or would not have done, after the better move.
  private static Optional<Remark> replied(Comparison comparison, int reply) {
    Seat mover = comparison.mover();
    Seat other = comparison.other();
    PusheePosition after = (PusheePosition) comparison.after();
    PusheePosition then = (PusheePosition) comparison.then();
    PusheePosition bestThen = (PusheePosition) comparison.bestThen();
    Optional<Square> taken =
        dearest(
            after,
            (column, row) ->
                then.isOf(other, column, row)
                    && !after.isOf(other, column, row)
                    && !bestThen.isOf(other, column, row));
    Optional<Square> lost =
        dearest(
            after,
            (column, row) ->
                after.isOf(mover, column, row)
                    && !then.isOf(mover, column, row)
                    && bestThen.isOf(mover, column, row));
    Optional<Square> square = lost.or(() -> taken);
    return square.map(at ->
        Remark.of(
            lost.isPresent() && !at.equals(target(reply)) ? Kind.LETS_PUSH_OFF : Kind.LETS_TAKE,
            Remark.side(other),
            value(after, at),
            Remark.place(at),
            Remark.move(reply)));
  }

  /// Where a move places. If a piece of the mover's was there, it was taken, not pushed: the seat
  /// that is impossibru may do so.
  private static Square target(int move) {
    return new Square(PusheePosition.column(move), PusheePosition.row(move));
  }

  private static Detail value(PusheePosition position, Square square) {
    return Remark.number(position.values().at(square.column(), square.row()));
  }

  /// The most valuable square of which something is true, among those worth at least half of what
  /// the best one is worth.
  private static Optional<Square> dearest(PusheePosition position, Wanted wanted) {
    Optional<Square> dearest = Optional.empty();
    int most = 0;
    int highest = 0;
    for (int row = 0; row < position.size(); row++) {
      for (int column = 0; column < position.size(); column++) {
        int value = position.values().at(column, row);
        highest = Math.max(highest, value);
        if (value > most && wanted.is(column, row)) {
          most = value;
          dearest = Optional.of(new Square(column, row));
        }
      }
    }
    return 2 * most >= highest ? dearest : Optional.empty();
  }

  private PusheeFacts() {}
}

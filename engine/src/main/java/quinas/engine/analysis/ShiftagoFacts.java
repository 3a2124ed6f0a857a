package quinas.engine.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.shiftago.ShiftagoPosition;

/// What can be seen of a move on the board of Shiftago: fives, and fours that a fifth may join.
final class ShiftagoFacts {

  private static final int LINE = 5;
  private static final int LAST = ShiftagoPosition.SIZE - 1;

  /// How the lines run: along a row, along a column, and both diagonals.
  private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

  /// Five squares in which a line could come to lie.
  private record Window(Square from, Square to, long squares) {

    private boolean isFive(ShiftagoPosition position, Seat seat) {
      return (squares & ~position.marbles(seat)) == 0;
    }

    /// Four marbles, and the fifth square is empty.
    private boolean isFour(ShiftagoPosition position, Seat seat) {
      return Long.bitCount(position.marbles(seat) & squares) == LINE - 1
          && (position.marbles(seat.other()) & squares) == 0;
    }

    /// Whether any five squares of the same line, these or others, are four by now.
    private boolean isFourAlong(ShiftagoPosition position, Seat seat) {
      return WINDOWS.stream()
          .filter(other -> Long.bitCount(other.squares & squares) > 1)
          .anyMatch(other -> other.isFour(position, seat));
    }

    /// The kind for how it runs, and what tells which it is.
    private Remark remark(Kind row, Kind column, Kind diagonal, Seat who, int move) {
      Detail side = Remark.side(who);
      Detail by = Remark.move(move);
      if (from.row() == to.row()) {
        return Remark.of(row, side, Remark.number(from.row() + 1), by);
      }
      return from.column() == to.column()
          ? Remark.of(column, side, new Detail.Column(from.column()), by)
          : Remark.of(diagonal, side, Remark.place(from), Remark.place(to), by);
    }
  }

  private static final List<Window> WINDOWS = windows();

  private static List<Window> windows() {
    List<Window> windows = new ArrayList<>();
    for (int[] step : STEPS) {
      for (int row = 0; row <= LAST; row++) {
        for (int column = 0; column <= LAST; column++) {
          Square from = new Square(column, row);
          Square to = new Square(column + (LINE - 1) * step[0], row + (LINE - 1) * step[1]);
          if (to.column() >= 0 && to.column() <= LAST && to.row() <= LAST) {
            windows.add(new Window(from, to, squares(from, step)));
          }
        }
      }
    }
    return windows;
  }

  private static long squares(Square from, int[] step) {
    long squares = 0;
    for (int i = 0; i < LINE; i++) {
      squares |= ShiftagoPosition.bit(from.column() + i * step[0], from.row() + i * step[1]);
    }
    return squares;
  }

  static Optional<Remark> of(Comparison comparison) {
    Seat other = comparison.other();
    ShiftagoPosition before = (ShiftagoPosition) comparison.before();
    ShiftagoPosition after = (ShiftagoPosition) comparison.after();
    ShiftagoPosition then = (ShiftagoPosition) comparison.then();
    ShiftagoPosition bestAfter = (ShiftagoPosition) comparison.bestAfter();
    ShiftagoPosition bestThen = (ShiftagoPosition) comparison.bestThen();
    Optional<Remark> five = Optional.empty();
    if (comparison.reply().isPresent() && then.outcome().isWonBy(other)) {
      five =
          first(window -> window.isFive(then, other))
              .map(window ->
                  window.remark(
                      Kind.FIVE_IN_ROW,
                      Kind.FIVE_IN_COLUMN,
                      Kind.FIVE_ON_DIAGONAL,
                      other,
                      comparison.reply().get()));
    }
    return five.or(() ->
            first(window ->
                    window.isFour(before, other)
                        && window.isFour(after, other)
                        && !window.isFourAlong(bestAfter, other))
                .map(window ->
                    window.remark(
                        Kind.LEAVES_FOUR_IN_ROW,
                        Kind.LEAVES_FOUR_IN_COLUMN,
                        Kind.LEAVES_FOUR_ON_DIAGONAL,
                        other,
                        comparison.best())))
        .or(() ->
            comparison
                .reply()
                .flatMap(reply ->
                    first(window ->
                            window.isFour(then, other)
                                && !window.isFourAlong(after, other)
                                && !window.isFourAlong(bestThen, other))
                        .map(window ->
                            window.remark(
                                Kind.LETS_FOUR_IN_ROW,
                                Kind.LETS_FOUR_IN_COLUMN,
                                Kind.LETS_FOUR_ON_DIAGONAL,
                                other,
                                reply))));
  }

  private static Optional<Window> first(Predicate<Window> wanted) {
    return WINDOWS.stream().filter(wanted).findFirst();
  }

  private ShiftagoFacts() {}
}

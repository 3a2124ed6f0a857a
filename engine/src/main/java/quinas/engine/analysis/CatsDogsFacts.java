package quinas.engine.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import quinas.engine.analysis.Remark.Kind;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.catsdogs.CatsDogsPosition;
import quinas.rules.catsdogs.Squares;

/// What can be seen of a move on the board of Cats & Dogs: squares that fall to one side alone.
final class CatsDogsFacts {

  /// One square is no region.
  private static final int FEWEST = 2;

  /// The squares around an animal touch at corners alone, and yet belong together.
  private static final int[][] AROUND = {
    {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}
  };

  static Optional<Remark> of(Comparison comparison) {
    CatsDogsPosition before = (CatsDogsPosition) comparison.before();
    Squares lost =
        own(comparison.then(), comparison.other())
            .and(own(before, comparison.other()).complement())
            .and(own(comparison.bestThen(), comparison.other()).complement());
    List<Square> region = largest(before.size(), lost);
    if (region.size() >= FEWEST) {
      return Optional.of(
          Remark.of(
              Kind.LETS_REGION,
              Remark.side(comparison.other()),
              Remark.place(middle(region)),
              Remark.number(region.size())));
    }
    Squares missed =
        own(comparison.bestAfter(), comparison.mover())
            .and(own(before, comparison.mover()).complement())
            .and(own(comparison.after(), comparison.mover()).complement());
    List<Square> other = largest(before.size(), missed);
    return other.size() < FEWEST
        ? Optional.empty()
        : Optional.of(
            Remark.of(
                Kind.MISSES_REGION,
                Remark.place(middle(other)),
                Remark.number(other.size()),
                Remark.move(comparison.best())));
  }

  /// The empty squares that one side alone can use.
  private static Squares own(Position position, Seat seat) {
    CatsDogsPosition p = (CatsDogsPosition) position;
    return p.room(seat).and(p.room(seat.other()).complement());
  }

  /// The largest piece of a set, squares that touch being together.
  private static List<Square> largest(int size, Squares set) {
    List<Square> largest = List.of();
    Squares left = set;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (left.contains(Squares.square(column, row))) {
          List<Square> piece = piece(size, left, new Square(column, row));
          for (Square square : piece) {
            left = left.without(Squares.square(square.column(), square.row()));
          }
          largest = piece.size() > largest.size() ? piece : largest;
        }
      }
    }
    return largest;
  }

  private static List<Square> piece(int size, Squares set, Square from) {
    List<Square> piece = new ArrayList<>();
    Deque<Square> open = new ArrayDeque<>(List.of(from));
    Squares left = set.without(Squares.square(from.column(), from.row()));
    while (!open.isEmpty()) {
      Square at = open.removeFirst();
      piece.add(at);
      for (int[] step : AROUND) {
        int column = at.column() + step[0];
        int row = at.row() + step[1];
        boolean isOnBoard = column >= 0 && column < size && row >= 0 && row < size;
        if (isOnBoard && left.contains(Squares.square(column, row))) {
          left = left.without(Squares.square(column, row));
          open.add(new Square(column, row));
        }
      }
    }
    return piece;
  }

  /// The square of a region that lies nearest to its centre of gravity.
  private static Square middle(List<Square> region) {
    int count = region.size();
    int columns = region.stream().mapToInt(Square::column).sum();
    int rows = region.stream().mapToInt(Square::row).sum();
    return region.stream()
        .min(
            Comparator.comparingInt(square ->
                Math.abs(count * square.column() - columns)
                    + Math.abs(count * square.row() - rows)))
        .orElseThrow();
  }

  private CatsDogsFacts() {}
}

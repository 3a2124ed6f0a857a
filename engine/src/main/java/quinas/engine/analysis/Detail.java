package quinas.engine.analysis;

import java.util.List;
import quinas.rules.Seat;
import quinas.rules.Square;

/// What is put into the sentence of a [Remark].
public sealed interface Detail {

  record Side(Seat seat) implements Detail {}

  /// Moves one after another, at least one.
  record Moves(List<Integer> moves) implements Detail {
    public Moves {
      moves = List.copyOf(moves);
    }
  }

  record Place(Square square) implements Detail {}

  /// A column of a board, from 0; people know it by its letter.
  record Column(int column) implements Detail {}

  /// A number of plies, points, pieces, or of a row from 1.
  record Figure(int number) implements Detail {}
}

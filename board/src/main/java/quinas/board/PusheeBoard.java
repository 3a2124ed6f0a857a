package quinas.board;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.pushee.Pushee;
import quinas.rules.pushee.PusheePosition;

/// A piece is put on a square, lying or standing.
enum PusheeBoard implements Board {
  BOARD;

  @Override
  public Game game() {
    return Pushee.GAME;
  }

  @Override
  public int size(Position position) {
    return ((PusheePosition) position).size();
  }

  @Override
  public String symbol(Position position, Square square) {
    PusheePosition p = (PusheePosition) position;
    if (p.isEmpty(square.column(), square.row())) {
      return "";
    }
    Seat seat = p.isOf(Seat.FIRST, square.column(), square.row()) ? Seat.FIRST : Seat.SECOND;
    String letter = side(p, seat);
    return p.isVertical(square.column(), square.row()) ? letter.toUpperCase(Locale.ROOT) : letter;
  }

  /// The square, and `h` or `v`.
  @Override
  public List<Gesture> gestures(Position position, int move) {
    String word = PusheePosition.isVertical(move) ? "v" : "h";
    return List.of(new Gesture(move, named(position, move), word));
  }

  @Override
  public String attempt(Position position, List<Square> squares) {
    return "h" + squares.getFirst();
  }

  @Override
  public String side(Position position, Seat seat) {
    return seat == Seat.FIRST ? "x" : "o";
  }

  @Override
  public OptionalInt stock(Position position, Seat seat) {
    return OptionalInt.of(((PusheePosition) position).stock(seat));
  }
}

package quinas.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.shiftago.Edge;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.shiftago.ShiftagoPosition;

/// Marbles are pushed in from 28 notches around the board, which are all that can be chosen.
enum ShiftagoBoard implements Board {
  BOARD;

  private static final int SIZE = ShiftagoPosition.SIZE;

  @Override
  public Game game() {
    return Shiftago.GAME;
  }

  @Override
  public int size(Position position) {
    return SIZE;
  }

  @Override
  public String symbol(Position position, Square square) {
    ShiftagoPosition p = (ShiftagoPosition) position;
    long bit = ShiftagoPosition.bit(square.column(), square.row());
    return (p.x() & bit) != 0 ? "x" : (p.o() & bit) != 0 ? "o" : "";
  }

  /// The marbles of the winner's lines.
  @Override
  public Set<Square> decisive(Position position) {
    ShiftagoPosition p = (ShiftagoPosition) position;
    long lines = ShiftagoPosition.lines(p.marbles(p.turn().other()));
    return squares(p).stream()
        .filter(square -> (lines & ShiftagoPosition.bit(square.column(), square.row())) != 0)
        .collect(Collectors.toSet());
  }

  /// The notch, and the square where the marble lands.
  @Override
  public List<Square> named(Position position, int move) {
    Square notch = notch(ShiftagoPosition.edge(move), ShiftagoPosition.line(move));
    return List.of(notch, new Square(inside(notch.column()), inside(notch.row())));
  }

  private static int inside(int index) {
    return Math.clamp(index, 0, SIZE - 1);
  }

  @Override
  public List<Gesture> gestures(Position position, int move) {
    return List.of(new Gesture(move, named(position, move).subList(0, 1), ""));
  }

  @Override
  public String attempt(Position position, List<Square> squares) {
    return name(squares.getFirst());
  }

  @Override
  public List<Square> places(Position position) {
    List<Square> places = new ArrayList<>();
    for (Edge edge : Edge.values()) {
      for (int line = 0; line < SIZE; line++) {
        places.add(notch(edge, line));
      }
    }
    return places;
  }

  /// A notch is called as the move that begins there.
  @Override
  public String name(Square place) {
    return edge(place)
        .map(edge -> ShiftagoPosition.move(edge, edge.isOfRows() ? place.row() : place.column()))
        .map(game().notation()::text)
        .orElseGet(place::toString);
  }

  /// The edge that a notch is on, if the square is one.
  private static Optional<Edge> edge(Square place) {
    for (Edge edge : Edge.values()) {
      int line = edge.isOfRows() ? place.row() : place.column();
      if (line == inside(line) && notch(edge, line).equals(place)) {
        return Optional.of(edge);
      }
    }
    return Optional.empty();
  }

  private static Square notch(Edge edge, int line) {
    return switch (edge) {
      case LEFT -> new Square(-1, line);
      case RIGHT -> new Square(SIZE, line);
      case UP -> new Square(line, -1);
      case DOWN -> new Square(line, SIZE);
    };
  }

  @Override
  public String side(Position position, Seat seat) {
    return seat == Seat.FIRST ? "x" : "o";
  }

  @Override
  public OptionalInt stock(Position position, Seat seat) {
    return OptionalInt.of(((ShiftagoPosition) position).stock(seat));
  }
}

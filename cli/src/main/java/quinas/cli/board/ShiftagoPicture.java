package quinas.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import quinas.rules.Game;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.shiftago.Edge;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.shiftago.ShiftagoPosition;

/// An open board in a rim with 28 notches, where marbles are pushed in. Its moves count columns, so
/// these have numbers.
enum ShiftagoPicture implements GridPicture {
  PICTURE;

  private static final int SIZE = ShiftagoPosition.SIZE;
  private static final Grid GRID = Grid.open(SIZE, 3, Grid.Labels.RIM);

  @Override
  public Game game() {
    return Shiftago.GAME;
  }

  @Override
  public Grid squares(Position position) {
    return GRID;
  }

  @Override
  public Content content(Position position, Square square, Look look) {
    ShiftagoPosition p = (ShiftagoPosition) position;
    long bit = ShiftagoPosition.bit(square.column(), square.row());
    for (Seat seat : Seat.values()) {
      if ((p.marbles(seat) & bit) != 0) {
        return Content.of(sign(p, seat), style(seat, look));
      }
    }
    return Content.empty(".", look);
  }

  @Override
  public String sign(Position position, Seat seat) {
    return seat == Seat.FIRST ? "X" : "O";
  }

  /// The marbles of the winner's lines.
  @Override
  public Set<Square> decisive(Position position) {
    ShiftagoPosition p = (ShiftagoPosition) position;
    long lines = ShiftagoPosition.lines(p.marbles(p.turn().other()));
    return GRID.all().stream()
        .filter(square -> (lines & ShiftagoPosition.bit(square.column(), square.row())) != 0)
        .collect(Collectors.toSet());
  }

  @Override
  public void paint(Canvas canvas, Position position, Marks marks, Look look) {
    GridPicture.super.paint(canvas, position, marks, look);
    for (Edge edge : Edge.values()) {
      for (int line = 0; line < SIZE; line++) {
        paintNotch(canvas, notch(edge, line), arrow(edge, look), marks, look);
      }
    }
  }

  private static void paintNotch(
      Canvas canvas, Square notch, String arrow, Marks marks, Look look) {
    boolean shown = marks.targets().contains(notch) || marks.last().contains(notch);
    Content content = Content.of(shown ? arrow : " ", look.strong());
    Squares.Spot spot = GRID.spot(notch);
    canvas.put(spot.middle(), spot.y(), content.text(), content.style());
    GridPicture.paintMarks(canvas, spot, notch, content, marks.withoutTargets(), look);
  }

  /// The direction in which a notch pushes.
  private static String arrow(Edge edge, Look look) {
    return switch (edge) {
      case LEFT -> look.either("→", ">");
      case RIGHT -> look.either("←", "<");
      case UP -> look.either("↓", "v");
      case DOWN -> look.either("↑", "^");
    };
  }

  /// The square just outside of the board from which a marble is pushed in.
  static Square notch(Edge edge, int line) {
    return switch (edge) {
      case LEFT -> new Square(-1, line);
      case RIGHT -> new Square(SIZE, line);
      case UP -> new Square(line, -1);
      case DOWN -> new Square(line, SIZE);
    };
  }

  /// The notch, and the square where the marble lands.
  @Override
  public List<Square> named(Position position, int move) {
    Square notch = notch(ShiftagoPosition.edge(move), ShiftagoPosition.line(move));
    List<Square> named = new ArrayList<>();
    named.add(notch);
    named.add(new Square(inside(notch.column()), inside(notch.row())));
    return named;
  }

  @Override
  public List<Gesture> gestures(Position position, int move) {
    return List.of(new Gesture(move, named(position, move).subList(0, 1), ""));
  }

  @Override
  public String attempt(Position position, List<Square> squares) {
    Square notch = squares.getFirst();
    for (Edge edge : Edge.values()) {
      int line = edge.isOfRows() ? notch.row() : notch.column();
      if (notch(edge, line).equals(notch)) {
        return game().notation().text(ShiftagoPosition.move(edge, line));
      }
    }
    return notch.toString();
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

  private static int inside(int index) {
    return Math.clamp(index, 0, SIZE - 1);
  }
}

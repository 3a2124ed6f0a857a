package quinas.cli.board;

import quinas.board.Board;
import quinas.board.Boards;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.shiftago.ShiftagoPosition;

/// An open board in a rim with 28 notches, where marbles are pushed in. Its moves count columns, so
/// these have numbers.
enum ShiftagoPicture implements GridPicture {
  PICTURE;

  private static final int SIZE = ShiftagoPosition.SIZE;
  private static final Grid GRID = Grid.open(SIZE, 3, Grid.Labels.RIM);

  @Override
  public Board board() {
    return Boards.of(Shiftago.GAME);
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

  @Override
  public void paint(Canvas canvas, Position position, Marks marks, Look look) {
    GridPicture.super.paint(canvas, position, marks, look);
    for (Square notch : places(position)) {
      paintNotch(canvas, notch, arrow(notch, look), marks, look);
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
  private static String arrow(Square notch, Look look) {
    if (notch.column() < 0) {
      return look.either("→", ">");
    }
    if (notch.row() < 0) {
      return look.either("↓", "v");
    }
    return notch.column() == SIZE ? look.either("←", "<") : look.either("↑", "^");
  }
}

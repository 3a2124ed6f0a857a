package quinas.cli.board;

import java.util.List;
import java.util.stream.IntStream;
import org.jline.utils.AttributedStyle;
import quinas.board.Board;
import quinas.board.Boards;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.pushee.Pushee;
import quinas.rules.pushee.PusheePosition;

/// Pieces and the values under them. The small board has two lines a square, as in the original;
/// the others have one, to find room in a terminal:
///
/// ```
///   | OOOOO |   X   |       -O-4  |X|1       lying on a 4, standing on a 1
///   |     4 |   X 1 |
/// ```
enum PusheePicture implements GridPicture {
  PICTURE;

  private static final int SMALL = 6;

  private static final Grid TALL = Grid.ruled(SMALL, 7, 2, Grid.Labels.ONE_SIDE);

  private static final List<Grid> GRIDS =
      IntStream.rangeClosed(0, 9)
          .mapToObj(size -> size == SMALL ? TALL : Grid.open(size, 6, Grid.Labels.ONE_SIDE))
          .toList();

  @Override
  public Board board() {
    return Boards.of(Pushee.GAME);
  }

  @Override
  public Grid squares(Position position) {
    return GRIDS.get(((PusheePosition) position).size());
  }

  @Override
  public String sign(Position position, Seat seat) {
    return seat == Seat.FIRST ? "X" : "O";
  }

  /// The piece on a square, as in a flat one.
  @Override
  public Content content(Position position, Square square, Look look) {
    PusheePosition p = (PusheePosition) position;
    for (Seat seat : Seat.values()) {
      if (p.isOf(seat, square.column(), square.row())) {
        String side =
            p.isVertical(square.column(), square.row())
                ? look.either("│", "|")
                : look.either("─", "-");
        return Content.of(side + sign(p, seat) + side, style(seat, look));
      }
    }
    return Content.empty("   ", look);
  }

  @Override
  public void paint(Canvas canvas, Position position, Marks marks, Look look) {
    Grid grid = squares(position);
    for (Square square : grid.all()) {
      Squares.Spot spot = grid.spot(square);
      Content piece = content(position, square, look);
      if (spot.height() == 1) {
        canvas.put(spot.x() + 1, spot.y(), piece.text(), piece.style());
      } else if (!piece.isEmpty()) {
        paintTall(canvas, spot, (PusheePosition) position, square, piece);
      }
      int value = ((PusheePosition) position).values().at(square.column(), square.row());
      int x = spot.x() + spot.width() - (spot.height() == 1 ? 2 : 3) + spot.height() - 1;
      canvas.put(x, spot.y() + spot.height() - 1, "" + value, AttributedStyle.DEFAULT);
      GridPicture.paintMarks(canvas, spot, square, piece, marks, look);
    }
  }

  private static void paintTall(
      Canvas canvas, Squares.Spot spot, PusheePosition p, Square square, Content piece) {
    String letter = piece.text().substring(1, 2);
    if (p.isVertical(square.column(), square.row())) {
      canvas.put(spot.middle(), spot.y(), letter, piece.style());
      canvas.put(spot.middle(), spot.y() + 1, letter, piece.style());
    } else {
      canvas.put(spot.x() + 1, spot.y(), letter.repeat(spot.width() - 2), piece.style());
    }
  }
}

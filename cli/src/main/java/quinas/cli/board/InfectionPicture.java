package quinas.cli.board;

import org.jline.utils.AttributedStyle;
import quinas.board.Board;
import quinas.board.Boards;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.infection.Infection;
import quinas.rules.infection.InfectionPosition;

/// A ruled grid. The original's letters `a` and `b` would look like columns, so the colours are `x`
/// and `o`, as in the notation.
enum InfectionPicture implements GridPicture {
  PICTURE;

  private static final Grid GRID = Grid.ruled(InfectionPosition.SIZE, 3, 1, Grid.Labels.ONE_SIDE);

  @Override
  public Board board() {
    return Boards.of(Infection.GAME);
  }

  @Override
  public Grid squares(Position position) {
    return GRID;
  }

  @Override
  public Content content(Position position, Square square, Look look) {
    InfectionPosition p = (InfectionPosition) position;
    long bit = InfectionPosition.bit(square.column(), square.row());
    if ((p.gaps() & bit) != 0) {
      return Content.of(look.either("▒", "#"), look.frame());
    }
    for (Seat seat : Seat.values()) {
      if ((p.microbes(seat) & bit) != 0) {
        return Content.of(sign(p, seat), style(seat, look));
      }
    }
    return Content.empty(" ", look);
  }

  @Override
  public String sign(Position position, Seat seat) {
    return seat == Seat.FIRST ? "x" : "o";
  }

  /// The first seat is the red one here, and the second the blue one.
  @Override
  public AttributedStyle style(Seat seat, Look look) {
    return look.seat(seat.other());
  }
}

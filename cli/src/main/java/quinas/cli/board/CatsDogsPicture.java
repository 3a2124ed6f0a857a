package quinas.cli.board;

import java.util.List;
import java.util.stream.IntStream;
import quinas.board.Board;
import quinas.board.Boards;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.catsdogs.CatsDogsPosition;

/// An open board with coordinates on all sides: `O` for cats, `X` for dogs, `#` for obstacles.
enum CatsDogsPicture implements GridPicture {
  PICTURE;

  private static final List<Grid> GRIDS =
      IntStream.rangeClosed(0, 12)
          .mapToObj(size -> Grid.open(size, 3, Grid.Labels.ALL_SIDES))
          .toList();

  @Override
  public Board board() {
    return Boards.of(CatsDogs.GAME);
  }

  @Override
  public Grid squares(Position position) {
    return GRIDS.get(((CatsDogsPosition) position).size());
  }

  @Override
  public Content content(Position position, Square square, Look look) {
    CatsDogsPosition p = (CatsDogsPosition) position;
    int at = quinas.rules.catsdogs.Squares.square(square.column(), square.row());
    if (p.obstacles().contains(at)) {
      return Content.of("#", look.frame());
    }
    for (Seat seat : Seat.values()) {
      if (p.animals(seat).contains(at)) {
        return Content.of(sign(p, seat), style(seat, look));
      }
    }
    return Content.empty(".", look);
  }

  @Override
  public String sign(Position position, Seat seat) {
    return seat == Seat.FIRST ? "O" : "X";
  }
}

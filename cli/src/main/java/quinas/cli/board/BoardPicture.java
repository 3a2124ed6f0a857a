package quinas.cli.board;

import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import quinas.board.Board;
import quinas.board.Gesture;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;

/// How one game's board looks in a terminal. Stateless.
public interface BoardPicture {

  /// The board, line by line, without stocks or scores and without blanks at the ends of lines.
  List<AttributedString> draw(Position position, Marks marks, Look look);

  /// Where the squares lie in what [#draw] returns.
  Squares squares(Position position);

  /// What is drawn.
  Board board();

  /// See [Board#named].
  default List<Square> named(Position position, int move) {
    return board().named(position, move);
  }

  /// See [Board#gestures(Position)].
  default List<Gesture> gestures(Position position) {
    return board().gestures(position);
  }

  /// See [Board#attempt].
  default String attempt(Position position, List<Square> squares) {
    return board().attempt(position, squares);
  }

  /// Where a player goes with the cursor: see [Board#places].
  default List<Square> places(Position position) {
    return board().places(position);
  }

  /// The sign by which a seat's pieces are known on this board.
  String sign(Position position, Seat seat);

  /// The style of a seat's pieces, and of its name wherever that stands beside the board.
  default AttributedStyle style(Seat seat, Look look) {
    return look.seat(seat);
  }
}

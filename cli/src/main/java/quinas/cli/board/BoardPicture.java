package quinas.cli.board;

import java.util.List;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import quinas.rules.Position;
import quinas.rules.Seat;
import quinas.rules.Square;

/// How one game's board looks in a terminal. Stateless.
public interface BoardPicture {

  /// The board, line by line, without stocks or scores and without blanks at the ends of lines.
  List<AttributedString> draw(Position position, Marks marks, Look look);

  /// Where the squares lie in what [#draw] returns.
  Squares squares(Position position);

  /// The squares that a legal move names or means, in the order in which a player thinks of them:
  /// from, then to. None for a pass.
  List<Square> named(Position position, int move);

  /// All ways to make the legal moves of a position on this board. No gesture's squares are
  /// another's and more, and where two have the same squares their words differ.
  List<Gesture> gestures(Position position);

  /// The text of the move that these squares, one at least, may be meant for. It need not be legal:
  /// then the game's notation says why not.
  String attempt(Position position, List<Square> squares);

  /// Where a player goes with the cursor.
  List<Square> places(Position position);

  /// The squares that do not show the same in two positions of one game.
  Set<Square> changed(Position before, Position after);

  /// The squares that have decided a game which is over, where some have.
  default Set<Square> decisive(Position position) {
    return Set.of();
  }

  /// The sign by which a seat's pieces are known on this board.
  String sign(Position position, Seat seat);

  /// The style of a seat's pieces, and of its name wherever that stands beside the board.
  default AttributedStyle style(Seat seat, Look look) {
    return look.seat(seat);
  }
}

package quinas.board;

import java.util.List;
import quinas.rules.Game;

/// The boards of all games. A new game is one more line here.
public final class Boards {

  private static final List<Board> ALL =
      List.of(
          ShiftagoBoard.BOARD,
          SyrtisBoard.BOARD,
          PusheeBoard.BOARD,
          CatsDogsBoard.BOARD,
          InfectionBoard.BOARD);

  /// The board of a game.
  public static Board of(Game game) {
    return ALL.stream().filter(board -> board.game().equals(game)).findFirst().orElseThrow();
  }

  private Boards() {}
}

package quinas.cli.board;

import java.util.List;
import quinas.rules.Game;

/// The pictures of all games. A new game is one more line here.
public final class BoardPictures {

  private static final List<GridPicture> ALL =
      List.of(
          ShiftagoPicture.PICTURE,
          SyrtisPicture.PICTURE,
          PusheePicture.PICTURE,
          CatsDogsPicture.PICTURE,
          InfectionPicture.PICTURE);

  /// The picture of a game's board.
  public static BoardPicture of(Game game) {
    return ALL.stream()
        .filter(picture -> picture.board().game().equals(game))
        .findFirst()
        .orElseThrow();
  }

  private BoardPictures() {}
}

package quinas.rules;

import java.util.List;
import java.util.Optional;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

/// All games. A new game is one more line here.
public final class Games {

  public static final List<Game> ALL =
      List.of(Shiftago.GAME, Syrtis.GAME, Pushee.GAME, CatsDogs.GAME, Infection.GAME);

  /// Room enough for the legal moves of any position of any game.
  public static final int MAX_MOVES = ALL.stream().mapToInt(Game::maxMoves).max().orElseThrow();

  /// The game with this id, if there is one.
  public static Optional<Game> byId(String id) {
    return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
  }

  /// The game with this id.
  ///
  /// @throws NotationException if there is none; it says which there are
  public static Game read(String id) throws NotationException {
    Optional<Game> game = byId(id);
    if (game.isEmpty()) {
      List<String> ids = ALL.stream().map(Game::id).toList();
      throw new NotationException(
          "there is no game \"%s\"; there are %s", id, String.join(", ", ids));
    }
    return game.get();
  }

  private Games() {}
}

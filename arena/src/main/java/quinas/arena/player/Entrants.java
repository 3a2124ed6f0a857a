package quinas.arena.player;

import java.util.List;
import java.util.Optional;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.NotationException;

/// How entrants are written: the id of a level of the game.
public final class Entrants {

  /// Reads who is to play.
  public static Entrant read(Game game, String text) throws NotationException {
    Optional<Level> level = Levels.byId(game, text);
    if (level.isEmpty()) {
      List<String> ids = Levels.of(game).stream().map(Level::id).toList();
      throw new NotationException("player \"%s\" is none of %s", text, String.join(", ", ids));
    }
    return new LevelEntrant(level.get(), text);
  }

  private Entrants() {}
}

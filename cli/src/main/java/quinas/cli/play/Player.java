package quinas.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.NotationException;

/// Who sits at the table: a person, or the computer at one of its levels.
///
/// @param level the computer's level; empty for a person
public record Player(Optional<Level> level) {

  public static final Player HUMAN = new Player(Optional.empty());

  private static final String HUMAN_ID = "human";

  public static Player computer(Level level) {
    return new Player(Optional.of(level));
  }

  /// Reads `human` or the id of one of the game's levels.
  public static Player read(Game game, String id) throws NotationException {
    if (id.equals(HUMAN_ID)) {
      return HUMAN;
    }
    Optional<Level> level = Levels.byId(game, id);
    if (level.isEmpty()) {
      List<String> ids =
          Stream.concat(Stream.of(HUMAN_ID), Levels.of(game).stream().map(Level::id)).toList();
      throw new NotationException("player \"%s\" is none of %s", id, String.join(", ", ids));
    }
    return computer(level.get());
  }

  public boolean isHuman() {
    return level.isEmpty();
  }

  /// `human`, or the level's id.
  public String id() {
    return level.map(Level::id).orElse(HUMAN_ID);
  }
}

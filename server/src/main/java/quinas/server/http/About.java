package quinas.server.http;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.server.limit.Limits;

/// What the server says of itself.
///
/// @param levels of each game: the ladder, the original's, the engine
record About(String version, Map<String, Long> limits, Map<String, List<String>> levels) {

  static About of(String version, Limits limits) {
    Map<String, List<String>> levels =
        Games.ALL.stream()
            .collect(
                Collectors.toMap(
                    Game::id, game -> Levels.of(game).stream().map(Level::id).toList()));
    return new About(version, limits.all(), levels);
  }
}

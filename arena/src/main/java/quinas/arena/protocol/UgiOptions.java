package quinas.arena.protocol;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import quinas.engine.level.Level;
import quinas.rules.Game;
import quinas.rules.Games;

/// What can be set in an engine, and who plays by it.
///
/// @param levels the levels of a game, from the weakest to the strongest
record UgiOptions(Function<Game, List<Level>> levels) {

  /// The name for the strongest level that plays the position at hand.
  static final String STRONGEST = "strongest";

  /// All options as `ugi` lists them, whatever has been set.
  List<String> lines() {
    List<String> games = Games.ALL.stream().map(Game::id).toList();
    return List.of(
        "option name Game type combo default " + games.getFirst() + choices(games),
        "option name Options type string default <empty>",
        "option name Seed type spin default 0 min " + Long.MIN_VALUE + " max " + Long.MAX_VALUE,
        "option name Level type combo default " + STRONGEST + choices(levelNames()));
  }

  private static String choices(List<String> values) {
    return " var " + String.join(" var ", values);
  }

  /// Every name of a level that some game knows. A program is told once and may choose the level
  /// before the game.
  private List<String> levelNames() {
    Set<String> names = new LinkedHashSet<>();
    names.add(STRONGEST);
    for (Game game : Games.ALL) {
      levels.apply(game).forEach(level -> names.add(level.id()));
    }
    return new ArrayList<>(names);
  }

  /// Follows a `setoption`.
  ///
  /// @param words all that stands behind it
  UgiState set(UgiState state, List<String> words) throws UgiException {
    int at = words.indexOf("value");
    if (words.isEmpty() || !words.getFirst().equals("name") || at < 0) {
      throw new UgiException("expected setoption name <name> value <value>");
    }
    String option = String.join(" ", words.subList(1, at));
    String given = String.join(" ", words.subList(at + 1, words.size()));
    String value = given.equals("<empty>") ? "" : given;
    return switch (option.toLowerCase(Locale.ROOT)) {
      case "game" -> state.withGame(value);
      case "options" -> state.withOptions(value);
      case "seed" -> state.withSeed(value);
      case "level" -> state.withLevel(checkedLevel(value));
      default ->
          throw new UgiException(
              "there is no option \"" + option + "\"; there are Game, Options, Seed, Level");
    };
  }

  private String checkedLevel(String id) throws UgiException {
    List<String> names = levelNames();
    if (!names.contains(id)) {
      throw new UgiException("Level: \"" + id + "\" is none of " + String.join(", ", names));
    }
    return id;
  }

  /// Who plays the position at hand.
  Level player(UgiState state) throws UgiException {
    List<Level> all = levels.apply(state.game());
    String wanted = state.level();
    List<Level> known =
        all.stream().filter(l -> wanted.equals(STRONGEST) || l.id().equals(wanted)).toList();
    if (known.isEmpty()) {
      String ids = String.join(", ", all.stream().map(Level::id).toList());
      throw new UgiException(
          "go: " + state.game().id() + " has no level " + wanted + "; it has " + ids);
    }
    return known.reversed().stream()
        .filter(level -> level.plays(state.position()))
        .findFirst()
        .orElseThrow(
            () -> new UgiException("go: level " + wanted + " does not play this position"));
  }
}

package quinas.arena.protocol;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import quinas.engine.level.Level;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Position;

/// What can be set in an engine, and who plays by it.
///
/// @param levels the levels of a game
/// @param mostMebibytes how large the memory may be
record UgiOptions(Function<Game, List<Level>> levels, int mostMebibytes) {

  /// The name for the search within the limits of `go`.
  static final String FULL = "full";

  private static final int MOST_THREADS = 256;

  /// All options as they are listed at the introduction, whatever has been set.
  List<String> lines(Dialect dialect) {
    List<String> lines = new ArrayList<>();
    if (dialect == Dialect.UGI) {
      List<String> games = Games.ALL.stream().map(Game::id).toList();
      lines.add("option name Game type combo default " + games.getFirst() + choices(games));
      lines.add("option name Options type string default <empty>");
    }
    int standard = UgiSettings.initial(mostMebibytes).memory().mebibytes();
    lines.add("option name Hash type spin default " + standard + " min 1 max " + mostMebibytes);
    lines.add("option name Threads type spin default 1 min 1 max " + MOST_THREADS);
    lines.add(
        "option name Seed type spin default 0 min " + Long.MIN_VALUE + " max " + Long.MAX_VALUE);
    lines.add(
        "option name Level type combo default " + FULL + choices(new ArrayList<>(names(dialect))));
    return lines;
  }

  private static String choices(List<String> values) {
    return " var " + String.join(" var ", values);
  }

  /// Every name of a level that some game of the protocol knows. A program is told once and may
  /// choose the level before the game.
  private Set<String> names(Dialect dialect) {
    Set<String> names = new LinkedHashSet<>();
    names.add(FULL);
    for (Game game : Games.ALL) {
      if (dialect.options(game).game().equals(game)) {
        levels.apply(game).forEach(level -> names.add(level.id()));
      }
    }
    return names;
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
    String lower = option.toLowerCase(Locale.ROOT);
    boolean isUgi = state.dialect() == Dialect.UGI;
    if (isUgi && lower.equals("game")) {
      return state.withGame(value);
    }
    if (isUgi && lower.equals("options")) {
      return state.withOptions(value);
    }
    return switch (lower) {
      case "hash" -> state.withMemory(number("Hash", value, mostMebibytes));
      case "threads" -> state.withThreads(number("Threads", value, MOST_THREADS));
      case "seed" -> state.withSeed(value);
      case "level" -> state.withLevel(checkedLevel(value, state.dialect()));
      default ->
          throw new UgiException(
              "there is no option \""
                  + option
                  + "\"; there are "
                  + (isUgi ? "Game, Options, " : "")
                  + "Hash, Threads, Seed, Level");
    };
  }

  private static int number(String option, String value, int most) throws UgiException {
    if (value.matches("[1-9][0-9]{0,8}") && Integer.parseInt(value) <= most) {
      return Integer.parseInt(value);
    }
    throw new UgiException(option + ": \"" + value + "\" is not a number from 1 to " + most);
  }

  private String checkedLevel(String id, Dialect dialect) throws UgiException {
    Set<String> names = names(dialect);
    if (!names.contains(id)) {
      throw new UgiException("Level: \"" + id + "\" is none of " + String.join(", ", names));
    }
    return id;
  }

  /// The level that plays the position at hand; empty if it is to be searched within the limits of
  /// `go`.
  Optional<Level> level(UgiState state) throws UgiException {
    String wanted = state.settings().level();
    if (wanted.equals(FULL)) {
      return Optional.empty();
    }
    List<Level> all = levels.apply(state.game());
    Optional<Level> level = all.stream().filter(known -> known.id().equals(wanted)).findFirst();
    if (level.isEmpty()) {
      String ids = String.join(", ", all.stream().map(Level::id).toList());
      throw new UgiException(
          "go: " + state.game().id() + " has no level " + wanted + "; it has " + FULL + ", " + ids);
    }
    Position position = state.position();
    if (!level.get().plays(position)) {
      throw new UgiException("go: level " + wanted + " does not play this position");
    }
    return level;
  }
}

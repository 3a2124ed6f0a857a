package quinas.engine.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quinas.rules.Game;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

/// The levels of every game. A new game's are one more line here.
public final class Levels {

  private static final Map<String, List<Level>> ORIGINAL =
      Map.of(
          Shiftago.GAME.id(), List.of(ShiftagoLevel.values()),
          Pushee.GAME.id(), List.of(PusheeLevel.values()),
          CatsDogs.GAME.id(), List.of(CatsDogsLevel.values()),
          Infection.GAME.id(), List.of(InfectionLevel.values()),
          Syrtis.GAME.id(), List.of(SyrtisLevel.values()));

  /// The levels of a game: the ladder, then the original's, then the search, which is the last of
  /// each; the first two from the weakest to the strongest.
  public static List<Level> of(Game game) {
    List<Level> levels = new ArrayList<>(ladder(game));
    levels.addAll(original(game));
    levels.add(new SearchLevel(game));
    return List.copyOf(levels);
  }

  /// Those of them that are made for people, `level:1` to `level:10`, from the weakest to the
  /// strongest.
  public static List<Level> ladder(Game game) {
    return Ladder.of(game);
  }

  /// Those of them that the original program had, from the weakest to the strongest.
  public static List<Level> original(Game game) {
    return ORIGINAL.getOrDefault(game.id(), List.of());
  }

  /// The game's level of that name, if it has one.
  public static Optional<Level> byId(Game game, String id) {
    return of(game).stream().filter(level -> level.id().equals(id)).findFirst();
  }

  /// A level between those of the ladder, or beside them.
  public static Level custom(Game game, Rung rung) {
    return new LadderLevel(game, "level:" + rung, rung);
  }

  /// What a level of the ladder looks at; empty for any other.
  public static Optional<Rung> rung(Level level) {
    return level instanceof LadderLevel ladder ? Optional.of(ladder.rung()) : Optional.empty();
  }

  private Levels() {}
}

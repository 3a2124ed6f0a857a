package quinas.engine.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

/// The ten levels of every game, `level:1` to `level:10`. How the numbers were found, and what they
/// are worth, is in `docs/strength`.
final class Ladder {

  /// As many as there are in a second's search, more or less.
  private static final int SECOND = 2_000_000;

  /// As many as nobody has to wait for.
  private static final int BLINK = 100_000;

  /// The last: all the search it can do in about a second, and nothing but the best move.
  private static final Rung STRONGEST = new Rung(Rung.MOST_DEPTH, SECOND, 1, 0);

  /// The depth and the margin of each level.
  private static final Map<String, List<Rung>> RUNGS =
      Map.of(
          Shiftago.GAME.id(),
          List.of(
              look(1, 220),
              look(1, 95),
              look(2, 1000),
              look(2, 85),
              look(2, 50),
              look(3, 130),
              look(3, 85),
              look(3, 52),
              look(3, 25),
              STRONGEST),
          Syrtis.GAME.id(),
          List.of(
              look(1, 300),
              look(1, 200),
              look(2, 450),
              look(2, 300),
              look(2, 220),
              look(2, 150),
              look(2, 85),
              look(3, 170),
              look(3, 110),
              STRONGEST),
          Pushee.GAME.id(),
          List.of(
              look(1, 460),
              look(1, 380),
              look(2, 340),
              look(2, 285),
              look(2, 245),
              look(2, 200),
              look(2, 160),
              look(2, 130),
              look(2, 100),
              STRONGEST),
          CatsDogs.GAME.id(),
          List.of(
              look(1, 195),
              look(1, 178),
              look(2, 165),
              look(2, 150),
              look(2, 118),
              look(2, 89),
              look(2, 80),
              look(2, 65),
              look(3, 60),
              STRONGEST),
          Infection.GAME.id(),
          List.of(
              look(1, 152),
              look(1, 120),
              look(2, 152),
              look(2, 126),
              look(2, 108),
              look(2, 89),
              look(2, 73),
              look(2, 57),
              look(2, 44),
              STRONGEST));

  /// Looks at every move as far ahead as is said, which takes some hundredths of a second.
  private static Rung look(int depth, int margin) {
    return new Rung(depth, depth == 1 ? Games.MAX_MOVES : BLINK, Games.MAX_MOVES, margin);
  }

  /// The levels of a game, from the weakest to the strongest.
  static List<Level> of(Game game) {
    List<Level> levels = new ArrayList<>();
    for (Rung rung : RUNGS.getOrDefault(game.id(), List.of())) {
      levels.add(new LadderLevel(game, "level:" + (levels.size() + 1), rung));
    }
    return List.copyOf(levels);
  }

  private Ladder() {}
}

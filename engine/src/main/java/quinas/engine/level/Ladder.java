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

  /// As many as nobody has to wait for.
  private static final int BLINK = 100_000;

  /// The depth and the margin of each level, and the positions of the last. Pushee is judged in
  /// points of 30 each, so that a step may be too great for margins alone; there the width helps.
  private static final Map<String, List<Rung>> RUNGS =
      Map.of(
          Shiftago.GAME.id(),
          List.of(
              look(1, 140),
              look(1, 50),
              look(2, 1000),
              look(2, 100),
              look(2, 38),
              look(3, 117),
              look(3, 55),
              look(3, 28),
              look(4, 39),
              engine(500_000)),
          Syrtis.GAME.id(),
          List.of(
              look(1, 220),
              look(1, 161),
              look(2, 450),
              look(2, 280),
              look(2, 202),
              look(2, 146),
              look(2, 97),
              look(2, 51),
              look(3, 112),
              engine(1_000_000)),
          Pushee.GAME.id(),
          List.of(
              look(1, 390),
              look(1, 270),
              look(2, 270),
              new Rung(2, BLINK, 28, 240),
              look(2, 180),
              look(2, 150),
              look(2, 120),
              look(2, 90),
              look(2, 60),
              engine(1_000_000)),
          CatsDogs.GAME.id(),
          List.of(
              look(1, 235),
              look(1, 196),
              look(2, 212),
              look(2, 188),
              look(2, 168),
              look(2, 150),
              look(2, 137),
              look(2, 120),
              look(2, 111),
              engine(2_000_000)),
          Infection.GAME.id(),
          List.of(
              look(1, 180),
              look(1, 146),
              look(2, 217),
              look(2, 181),
              look(2, 147),
              look(2, 122),
              look(2, 99),
              look(2, 80),
              look(2, 61),
              engine(500_000)));

  /// Looks at every move as far ahead as is said, which takes some hundredths of a second.
  private static Rung look(int depth, int margin) {
    return new Rung(depth, depth == 1 ? Games.MAX_MOVES : BLINK, Games.MAX_MOVES, margin);
  }

  /// The last: the engine, and nothing but the best move that it finds.
  ///
  /// @param nodes as many as there are in about half a second, on a desktop and in its browser
  private static Rung engine(long nodes) {
    return new Rung(Rung.MOST_DEPTH, nodes, 1, 0);
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

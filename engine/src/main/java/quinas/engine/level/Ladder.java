package quinas.engine.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import quinas.rules.Game;
import quinas.rules.catsdogs.CatsDogs;
import quinas.rules.infection.Infection;
import quinas.rules.pushee.Pushee;
import quinas.rules.shiftago.Shiftago;
import quinas.rules.syrtis.Syrtis;

/// The ten levels of every game, `level:1` to `level:10`. How the numbers were found, and what they
/// are worth, is in `docs/strength`.
final class Ladder {

  /// As many as there are in a second's search, more or less.
  private static final int SECOND = 400_000;

  /// Each row: depth, nodes, width, margin.
  private static final Map<String, List<Rung>> RUNGS =
      Map.of(
          Shiftago.GAME.id(),
          List.of(
              new Rung(1, 100, 30, 400),
              new Rung(1, 100, 30, 100),
              new Rung(2, 2_000, 10, 100),
              new Rung(2, 2_000, 6, 40),
              new Rung(3, 2_000, 3, 20),
              new Rung(4, 2_000, 3, 20),
              new Rung(5, 5_000, 2, 10),
              new Rung(Rung.MOST_DEPTH, 10_000, 2, 5),
              new Rung(Rung.MOST_DEPTH, 50_000, 1, 0),
              new Rung(Rung.MOST_DEPTH, SECOND, 1, 0)),
          Syrtis.GAME.id(),
          List.of(
              new Rung(1, 100, 30, 400),
              new Rung(1, 100, 30, 100),
              new Rung(2, 2_000, 10, 100),
              new Rung(2, 2_000, 6, 40),
              new Rung(3, 2_000, 3, 20),
              new Rung(4, 2_000, 3, 20),
              new Rung(5, 5_000, 2, 10),
              new Rung(Rung.MOST_DEPTH, 10_000, 2, 5),
              new Rung(Rung.MOST_DEPTH, 50_000, 1, 0),
              new Rung(Rung.MOST_DEPTH, SECOND, 1, 0)),
          Pushee.GAME.id(),
          List.of(
              new Rung(1, 100, 30, 400),
              new Rung(1, 100, 30, 100),
              new Rung(2, 2_000, 10, 100),
              new Rung(2, 2_000, 6, 40),
              new Rung(3, 2_000, 3, 20),
              new Rung(4, 2_000, 3, 20),
              new Rung(5, 5_000, 2, 10),
              new Rung(Rung.MOST_DEPTH, 10_000, 2, 5),
              new Rung(Rung.MOST_DEPTH, 50_000, 1, 0),
              new Rung(Rung.MOST_DEPTH, SECOND, 1, 0)),
          CatsDogs.GAME.id(),
          List.of(
              new Rung(1, 100, 30, 400),
              new Rung(1, 100, 30, 100),
              new Rung(2, 2_000, 10, 100),
              new Rung(2, 2_000, 6, 40),
              new Rung(3, 2_000, 3, 20),
              new Rung(4, 2_000, 3, 20),
              new Rung(5, 5_000, 2, 10),
              new Rung(Rung.MOST_DEPTH, 10_000, 2, 5),
              new Rung(Rung.MOST_DEPTH, 50_000, 1, 0),
              new Rung(Rung.MOST_DEPTH, SECOND, 1, 0)),
          Infection.GAME.id(),
          List.of(
              new Rung(1, 100, 30, 400),
              new Rung(1, 100, 30, 100),
              new Rung(2, 2_000, 10, 100),
              new Rung(2, 2_000, 6, 40),
              new Rung(3, 2_000, 3, 20),
              new Rung(4, 2_000, 3, 20),
              new Rung(5, 5_000, 2, 10),
              new Rung(Rung.MOST_DEPTH, 10_000, 2, 5),
              new Rung(Rung.MOST_DEPTH, 50_000, 1, 0),
              new Rung(Rung.MOST_DEPTH, SECOND, 1, 0)));

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

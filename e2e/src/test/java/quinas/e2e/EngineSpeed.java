package quinas.e2e;

import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import quinas.engine.level.Level;
import quinas.engine.level.Levels;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

/// How fast the engine is in the page: the same moves of the level `engine`, which looks at a fixed
/// number of positions, chosen by the Java virtual machine, by WebAssembly and by JavaScript.
///
/// Not a test: run it as a program, on a machine that does nothing else. The first round of each is
/// for warming up; the second is told, in milliseconds a move. JavaScript is so slow that it gets
/// one position only.
final class EngineSpeed {

  private static final int POSITIONS = 10;

  /// Asks a worker for the moves, one after another, and says how long that took.
  private static final String ASK =
      """
      async ({query, questions}) => {
        const worker = new Worker(`worker/worker.js?program=engine${query}`, {type: "module"});
        const ask = (texts) => new Promise((resolve, reject) => {
          worker.onmessage = ({data}) =>
            data.json?.includes('"value"') ? resolve(data.json) : reject(JSON.stringify(data));
          worker.postMessage({id: 1, door: "choose", texts});
        });
        for (const texts of questions) await ask(texts);
        const began = performance.now();
        for (const texts of questions) await ask(texts);
        const took = performance.now() - began;
        worker.terminate();
        return took;
      }
      """;

  private EngineSpeed() {}

  public static void main(String[] arguments) throws Exception {
    Path database = Files.createTempDirectory("quinas").resolve("games.db");
    try (QuinasServer server = QuinasServer.start(database, 0);
        Chromium chromium = Chromium.start()) {
      Page page = chromium.page(options -> {});
      page.setDefaultTimeout(600_000);
      page.navigate(server.address() + "/#/settings");
      System.out.printf("%-10s %8s %8s %8s%n", "ms a move", "JVM", "wasm", "script");
      for (Game game : Games.ALL) {
        List<Position> positions = positions(game);
        System.out.printf(
            Locale.ROOT,
            "%-10s %8.1f %8.1f %8.1f%n",
            game.id(),
            onTheJvm(game, positions),
            inThePage(page, "", positions, game),
            inThePage(page, "&script", positions.subList(0, 1), game));
      }
    }
  }

  private static List<Position> positions(Game game) {
    SplitMix64 random = new SplitMix64(7);
    List<Position> positions = new ArrayList<>();
    while (positions.size() < POSITIONS) {
      Position position = game.deal(Options.standard(game), random);
      for (int ply = 0; ply < 6 + positions.size() && !position.isOver(); ply++) {
        position = position.play(position.randomMove(random));
      }
      if (!position.isOver()) {
        positions.add(position);
      }
    }
    return positions;
  }

  private static double onTheJvm(Game game, List<Position> positions) {
    Level level = Levels.byId(game, "engine").orElseThrow();
    double took = 0;
    long chosen = 0;
    for (int round = 0; round < 2; round++) {
      long began = System.nanoTime();
      for (Position position : positions) {
        chosen += level.choose(position, new SplitMix64(1));
      }
      took = (System.nanoTime() - began) / 1e6 / positions.size();
    }
    // Whoever does not look at the moves may leave them out.
    return chosen == Long.MIN_VALUE ? 0 : took;
  }

  private static double inThePage(Page page, String query, List<Position> positions, Game game) {
    List<List<String>> questions =
        positions.stream()
            .map(position -> List.of(game.id(), "", position.toString(), "engine", "1"))
            .toList();
    Object took = page.evaluate(ASK, Map.of("query", query, "questions", questions));
    return ((Number) took).doubleValue() / positions.size();
  }
}

package quinas.storage;

import static quinas.storage.Samples.heading;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import quinas.arena.store.Event;
import quinas.arena.store.Finished;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;

/// A process that plays until it is killed: several games at once, some of which end. It prints `ID
/// VERSION` of each event once the store has acknowledged it.
final class Appender {

  private static final int THREADS = 6;

  /// A game has so many events, the last of them its end.
  static final int LENGTH = 30;

  static void main(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    try (GameStore store = Stores.open(arguments[0]);
        ExecutorService executor = Executors.newFixedThreadPool(THREADS)) {
      for (int thread = 0; thread < THREADS; thread++) {
        String prefix = arguments[1] + "-" + thread + "-";
        var _ = executor.submit(() -> play(store, prefix, out));
      }
    }
  }

  private static Void play(GameStore store, String prefix, PrintStream out) throws StoreException {
    for (int game = 0; ; game++) {
      String id = prefix + game;
      for (int version = 0; version < LENGTH; version++) {
        Event event = new Event(version, "move", id + " " + version, version);
        boolean isKept =
            version == 0
                ? store.create(heading(id), event)
                : store.append(id, event, version == LENGTH - 1 ? end(id) : Optional.empty());
        if (isKept) {
          out.println(id + " " + version);
        }
      }
    }
  }

  private static Optional<Finished> end(String id) {
    return Optional.of(
        new Finished("Ana", "Rui", "human", "human", "draw", "rules", 1, "2026-01-01", id));
  }

  private Appender() {}
}

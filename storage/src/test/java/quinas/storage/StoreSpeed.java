package quinas.storage;

import static quinas.storage.Samples.event;
import static quinas.storage.Samples.player;
import static quinas.storage.Samples.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import quinas.arena.store.Finished;
import quinas.arena.store.GameStore;
import quinas.arena.store.Heading;
import quinas.arena.store.Query;
import quinas.arena.store.StoreException;

/// How fast a store is: run it by hand, its figures stand in docs/storage.md. Argument: an address,
/// or `sqlite` or `postgres` for a fresh database.
final class StoreSpeed {

  private static final int GAMES = 100_000;
  private static final long SECONDS = 5;

  private final GameStore store;

  private StoreSpeed(GameStore store) {
    this.store = store;
  }

  static void main(String[] arguments) throws Exception {
    String address =
        switch (arguments[0]) {
          case "sqlite" -> Databases.sqlite();
          case "postgres" -> Databases.postgres();
          default -> arguments[0];
        };
    long start = System.nanoTime();
    try (GameStore store = Stores.open(address)) {
      System.out.printf(Locale.ROOT, "opened, fresh: %.0f ms%n", millisSince(start));
      StoreSpeed speed = new StoreSpeed(store);
      for (int threads : new int[] {1, 16, 16, 256, 2000}) {
        speed.append(threads);
      }
      speed.fill();
      speed.search();
      speed.append(16);
    }
    start = System.nanoTime();
    try (GameStore store = Stores.open(address)) {
      System.out.printf(
          Locale.ROOT,
          "opened again: %.0f ms, %d open games%n",
          millisSince(start),
          store.open().size());
    }
  }

  /// Each thread plays a game of its own, as fast as it is answered.
  private void append(int threads) throws Exception {
    List<Future<long[]>> played = new ArrayList<>();
    long start = System.nanoTime();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int thread = 0; thread < threads; thread++) {
        String id = "speed" + start + "-" + thread;
        played.add(executor.submit(() -> play(id, start + SECONDS * 1_000_000_000)));
      }
    }
    double seconds = millisSince(start) / 1000;
    List<long[]> nanos = new ArrayList<>();
    for (Future<long[]> game : played) {
      nanos.add(game.get());
    }
    long[] all = nanos.stream().flatMapToLong(Arrays::stream).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "%d threads: %.0f appends/s, p50 %.2f ms, p99 %.2f ms, max %.1f ms%n",
        threads,
        all.length / seconds,
        at(all, 0.5),
        at(all, 0.99),
        at(all, 1));
  }

  private long[] play(String id, long end) throws StoreException {
    store.create(new Heading(id, "infection", "board=7 jumps=yes", 0), event(0));
    List<Long> nanos = new ArrayList<>();
    for (int version = 1; System.nanoTime() < end; version++) {
      long start = System.nanoTime();
      if (!store.append(id, event(version), Optional.empty())) {
        throw new AssertionError("refused");
      }
      nanos.add(System.nanoTime() - start);
    }
    return nanos.stream().mapToLong(Long::longValue).toArray();
  }

  private void fill() throws Exception {
    SplittableRandom random = new SplittableRandom(1);
    String[] games = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"};
    String[] results = {"first", "second", "draw"};
    String record = "[Game \"x\"]\n" + "1. a1b2 c3d4 {a comment} ".repeat(80) + "\n";
    long start = System.nanoTime();
    try (ExecutorService executor = Executors.newFixedThreadPool(64)) {
      for (int i = 0; i < GAMES; i++) {
        Heading heading = new Heading("g" + start + i, games[random.nextInt(5)], "board=7", i);
        Finished game =
            new Finished(
                "Jogador " + Integer.toHexString(random.nextInt(20_000)),
                "Conceição " + Integer.toHexString(random.nextInt(20_000)),
                "human",
                random.nextInt(3) == 0 ? "master" : "human",
                results[random.nextInt(3)],
                "rules",
                40,
                "20%02d-%02d-%02d"
                    .formatted(20 + i / 20_000, 1 + i / 1000 % 12, 1 + random.nextInt(28)),
                record);
        var _ = executor.submit(() -> store.add(heading, game));
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%d games of %d characters added in %.1f s%n",
        GAMES,
        record.length(),
        millisSince(start) / 1000);
  }

  private void search() throws StoreException {
    Optional<String> no = Optional.empty();
    Query rare =
        new Query(
            Optional.of("syrtis"),
            Optional.of("jogador 1a2b"),
            Optional.of("master"),
            Optional.of("draw"),
            no,
            no);
    find("first page", Query.ALL, no);
    String last = "";
    for (int i = 0; i < 200; i++) {
      last = store.find(Query.ALL, i == 0 ? no : Optional.of(last), 50).getLast().heading().id();
    }
    find("page 201", Query.ALL, Optional.of(last));
    find("common name", player("conceicao 1"), no);
    find("rare name", player("conceicao 1a2b"), no);
    find("nobody's name", player("nobody"), no);
    find("all conditions", rare, no);
    find("one game", new Query(Optional.of("pushee"), no, no, no, no, no), no);
    find("broken off (none)", result("none"), no);
    find("a level nobody has", new Query(no, no, Optional.of("x"), no, no, no), no);
    find(
        "a month",
        new Query(no, no, no, no, Optional.of("2022-03-01"), Optional.of("2022-03-31")),
        no);
    long start = System.nanoTime();
    try (Stream<String> records = store.records(Query.ALL)) {
      System.out.printf(
          Locale.ROOT, "all %d records read in %.0f ms%n", records.count(), millisSince(start));
    }
  }

  private void find(String name, Query query, Optional<String> after) throws StoreException {
    double[] millis = new double[21];
    int found = 0;
    for (int i = 0; i < millis.length; i++) {
      long start = System.nanoTime();
      found = store.find(query, after, 50).size();
      millis[i] = millisSince(start);
    }
    Arrays.sort(millis);
    System.out.printf(
        Locale.ROOT,
        "find %s: %d games, median %.1f ms, max %.1f ms%n",
        name,
        found,
        millis[10],
        millis[20]);
  }

  private static double millisSince(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  private static double at(long[] sorted, double share) {
    return sorted[(int) Math.min(sorted.length - 1, (long) (sorted.length * share))] / 1e6;
  }
}

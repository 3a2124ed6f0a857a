package quinas.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.storage.Samples.event;
import static quinas.storage.Samples.finished;
import static quinas.storage.Samples.heading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quinas.arena.store.Event;
import quinas.arena.store.Finished;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;

/// Many threads and servers at once.
abstract class RaceBattery extends StoreBattery {

  RaceBattery(Place place) {
    super(place);
  }

  @Test
  void manyThreadsThatAppendToOneGameMakeOneChain() throws Exception {
    keep("a", 1);
    List<Event> kept = together(8, thread -> race(store, "a", thread, 40));
    assertThat(kept).hasSize(8 * 40);
    assertChain(kept);
  }

  @Test
  void twoServersThatAppendToOneGameMakeOneChain() throws Exception {
    keep("a", 1);
    try (GameStore other = Stores.open(address)) {
      List<Event> kept =
          together(8, thread -> race(thread % 2 == 0 ? store : other, "a", thread, 20));
      assertThat(kept).hasSize(8 * 20);
      assertChain(kept);
    }
  }

  @Test
  void ofManyEndsOneIsKept() throws Exception {
    for (int round = 0; round < 20; round++) {
      String id = "game" + round;
      keep(id, 1);
      List<Integer> winners =
          together(
              8,
              thread -> {
                Event last = new Event(1 + thread % 2, "resign", "{}", thread);
                Finished end = finished("winner" + thread, "");
                return store.append(id, last, Optional.of(end)) ? List.of(thread) : List.of();
              });
      assertThat(winners).hasSize(1);
      assertThat(store.record(id)).contains("record of winner" + winners.getFirst());
      assertThat(store.read(id, 0).orElseThrow().events()).hasSize(2);
    }
  }

  @Test
  void manyServersMayOpenAFreshDatabaseAtOnce() throws Exception {
    String fresh = place.fresh();
    List<Boolean> created =
        together(
            4,
            thread -> {
              try (GameStore mine = Stores.open(fresh)) {
                return List.of(mine.create(heading("game" + thread), event(0)));
              }
            });
    assertThat(created).containsExactly(true, true, true, true);
  }

  /// Appends so many events, as a server does: where another was faster, it looks again.
  private static List<Event> race(GameStore store, String id, int thread, int count)
      throws StoreException {
    List<Event> kept = new ArrayList<>();
    while (kept.size() < count) {
      int version = store.read(id, 0).orElseThrow().events().size();
      Event next = new Event(version, "move", thread + "/" + kept.size(), 1);
      if (store.append(id, next, Optional.empty())) {
        kept.add(next);
      }
    }
    return kept;
  }

  private void assertChain(List<Event> kept) throws StoreException {
    List<Event> chain = store.read("a", 1).orElseThrow().events();
    assertThat(chain).containsExactlyInAnyOrderElementsOf(kept);
    assertThat(chain.stream().map(Event::version))
        .isEqualTo(IntStream.rangeClosed(1, kept.size()).boxed().toList());
  }

  private interface Deed<T> {
    List<T> by(int thread) throws Exception;
  }

  private static <T> List<T> together(int threads, Deed<T> deed) throws Exception {
    List<Future<List<T>>> results = new ArrayList<>();
    try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
      for (int thread = 0; thread < threads; thread++) {
        int number = thread;
        results.add(executor.submit(() -> deed.by(number)));
      }
    }
    List<T> all = new ArrayList<>();
    for (Future<List<T>> result : results) {
      all.addAll(result.get());
    }
    return all;
  }
}

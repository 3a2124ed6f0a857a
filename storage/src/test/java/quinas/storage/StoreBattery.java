package quinas.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quinas.storage.Samples.event;
import static quinas.storage.Samples.finished;
import static quinas.storage.Samples.heading;
import static quinas.storage.Samples.on;
import static quinas.storage.Samples.player;
import static quinas.storage.Samples.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import quinas.arena.store.ArchivedGame;
import quinas.arena.store.Change;
import quinas.arena.store.Event;
import quinas.arena.store.Finished;
import quinas.arena.store.GameStore;
import quinas.arena.store.Heading;
import quinas.arena.store.Query;
import quinas.arena.store.StoreException;
import quinas.arena.store.StoredGame;

/// What every store does. A database joins by one line: where a fresh one is.
abstract class StoreBattery {

  private final Place place;
  private String address = "";
  private GameStore store;

  /// Makes a fresh database.
  interface Place {
    String fresh() throws Exception;
  }

  StoreBattery(Place place) {
    this.place = place;
  }

  @BeforeEach
  void open() throws Exception {
    address = place.fresh();
    store = Stores.open(address);
  }

  @AfterEach
  void close() {
    store.close();
  }

  // Games and events.

  @Test
  void aGameIsReadAsItWasKept() throws StoreException {
    Event first = new Event(0, "created", "{\"name\": \"João 🟥\\n\\u0001\"}", 17);
    assertThat(store.create(heading("a"), first)).isTrue();
    assertThat(store.append("a", event(1), Optional.empty())).isTrue();
    assertThat(store.read("a", 0))
        .contains(new StoredGame(heading("a"), List.of(first, event(1)), false));
  }

  @Test
  void aGameIsReadFromAnyVersionOn() throws StoreException {
    keep("a", 5);
    assertThat(store.read("a", 3).orElseThrow().events()).containsExactly(event(3), event(4));
    assertThat(store.read("a", 5).orElseThrow().events()).isEmpty();
    assertThat(store.read("a", 5).orElseThrow().heading()).isEqualTo(heading("a"));
  }

  @Test
  void nobodyKnowsAGameThatIsNotThere() throws StoreException {
    assertThat(store.read("nowhere", 0)).isEmpty();
    assertThat(store.record("nowhere")).isEmpty();
    assertThat(store.append("nowhere", event(1), Optional.empty())).isFalse();
    assertThat(store.find(Query.ALL, Optional.of("nowhere"), 10)).isEmpty();
  }

  @Test
  void anIdBelongsToOneGame() throws StoreException {
    keep("a", 2);
    Heading other = new Heading("a", "syrtis", "", 1);
    assertThat(store.create(other, event(0))).isFalse();
    assertThat(store.add(other, finished("Ana", "Rui"))).isFalse();
    assertThat(store.read("a", 0))
        .contains(new StoredGame(heading("a"), List.of(event(0), event(1)), false));
    assertThat(store.record("a")).isEmpty();
  }

  @Test
  void aVersionIsKeptOnce() throws StoreException {
    keep("a", 2);
    Event other = new Event(1, "resign", "{}", 9);
    assertThat(store.append("a", other, Optional.of(finished("Ana", "Rui")))).isFalse();
    assertThat(store.read("a", 0).orElseThrow())
        .isEqualTo(new StoredGame(heading("a"), List.of(event(0), event(1)), false));
    assertThat(store.record("a")).isEmpty();
  }

  @Test
  void aChainHasNoGap() throws StoreException {
    keep("a", 2);
    assertThat(store.append("a", event(3), Optional.empty())).isFalse();
    assertThat(store.append("a", event(3), Optional.of(finished("Ana", "Rui")))).isFalse();
    assertThat(store.read("a", 0).orElseThrow().events()).hasSize(2);
    assertThat(store.open()).containsExactly("a");
  }

  @Test
  void aGameBeginsWithItsFirstEvent() {
    assertThatThrownBy(() -> store.create(heading("a"), event(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> store.append("a", event(0), Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void gamesAreOpenUntilTheyEnd() throws StoreException {
    store.create(new Heading("late", "syrtis", "", 30), event(0));
    store.create(new Heading("early", "pushee", "", 10), event(0));
    store.create(new Heading("middle", "pushee", "", 20), event(0));
    assertThat(store.open()).containsExactly("early", "middle", "late");
    store.append("middle", event(1), Optional.of(finished("Ana", "Rui")));
    assertThat(store.open()).containsExactly("early", "late");
    assertThat(store.read("middle", 0).orElseThrow().isOver()).isTrue();
  }

  @Test
  void moreMayHappenAfterTheEndButNoSecondEnd() throws StoreException {
    keep("a", 1);
    assertThat(store.append("a", event(1), Optional.of(finished("Ana", "Rui")))).isTrue();
    assertThat(store.append("a", event(2), Optional.empty())).isTrue();
    assertThat(store.append("a", event(3), Optional.of(finished("Eva", "Ivo")))).isFalse();
    assertThat(store.read("a", 0).orElseThrow())
        .isEqualTo(new StoredGame(heading("a"), List.of(event(0), event(1), event(2)), true));
    assertThat(store.record("a")).contains("record of Ana");
  }

  // The archive.

  @Test
  void theArchiveShowsWhatWasKeptOfAGame() throws StoreException {
    Finished game = finished("Ana", "Rui");
    keep("a", 1);
    store.append("a", event(1), Optional.of(game));
    store.add(new Heading("b", "shiftago", "x=1", 7), game);
    Finished shown =
        new Finished("Ana", "Rui", "human", "maester", "first", "rules", 42, "2026-03-21", "");
    assertThat(store.find(Query.ALL, Optional.empty(), 10))
        .containsExactlyInAnyOrder(
            new ArchivedGame(heading("a"), shown),
            new ArchivedGame(new Heading("b", "shiftago", "x=1", 7), shown));
    assertThat(store.record("b")).contains("record of Ana");
    assertThat(store.read("b", 0))
        .contains(new StoredGame(new Heading("b", "shiftago", "x=1", 7), List.of(), true));
  }

  @Test
  void eachPartOfAQueryNarrowsTheChoice() throws StoreException {
    add(
        "1",
        "syrtis",
        new Finished("Ana", "", "human", "novice", "first", "", 1, "2026-01-01", ""));
    add("2", "pushee", new Finished("Rui", "", "master", "human", "draw", "", 1, "2026-01-02", ""));
    add(
        "3",
        "pushee",
        new Finished("", "Ana", "human", "human", "second", "", 1, "2026-01-03", ""));
    Optional<String> no = Optional.empty();
    assertThat(ids(Query.ALL)).containsExactly("3", "2", "1");
    assertThat(ids(new Query(Optional.of("pushee"), no, no, no, no, no))).containsExactly("3", "2");
    assertThat(ids(new Query(no, Optional.of("an"), no, no, no, no))).containsExactly("3", "1");
    assertThat(ids(new Query(no, no, Optional.of("human"), no, no, no)))
        .containsExactly("3", "2", "1");
    assertThat(ids(new Query(no, no, Optional.of("master"), no, no, no))).containsExactly("2");
    assertThat(ids(new Query(no, no, no, Optional.of("draw"), no, no))).containsExactly("2");
    assertThat(ids(new Query(no, no, no, no, Optional.of("2026-01-02"), no)))
        .containsExactly("3", "2");
    assertThat(ids(new Query(no, no, no, no, no, Optional.of("2026-01-02"))))
        .containsExactly("2", "1");
    assertThat(
            ids(
                new Query(
                    Optional.of("pushee"),
                    Optional.of("ana"),
                    Optional.of("human"),
                    Optional.of("second"),
                    Optional.of("2026-01-03"),
                    Optional.of("2026-01-03"))))
        .containsExactly("3");
  }

  @Test
  void neitherCaseNorAccentsMatterInNames() throws StoreException {
    add("1", "syrtis", finished("João Conceição", "Ângela"));
    add("2", "syrtis", finished("ZÉ_ÑU 100%", "İpek Straße"));
    assertThat(ids(player("JOÃO"))).containsExactly("1");
    assertThat(ids(player("conceicao"))).containsExactly("1");
    assertThat(ids(player("ÂNG"))).containsExactly("1");
    assertThat(ids(player("angela"))).containsExactly("1");
    assertThat(ids(player("zé_ñ"))).containsExactly("2");
    assertThat(ids(player("STRASSE"))).containsExactly("2");
    assertThat(ids(player("i̇pek"))).containsExactly("2");
    assertThat(ids(player(""))).containsExactlyInAnyOrder("1", "2");
  }

  @Test
  void aPartOfANameIsTakenLiterally() throws StoreException {
    add("1", "syrtis", finished("100% Ana!", "under_score"));
    add("2", "syrtis", finished("1000 Ana", "underXscore"));
    assertThat(ids(player("100%"))).containsExactly("1");
    assertThat(ids(player("r_s"))).containsExactly("1");
    assertThat(ids(player("a!"))).containsExactly("1");
    assertThat(ids(player("'; drop table game; --"))).isEmpty();
    assertThat(ids(player("ana underx"))).isEmpty();
  }

  @Test
  void gamesThatWereBrokenOffAreShownOnlyOnRequest() throws StoreException {
    add("1", "syrtis", on("2026-01-01", "none"));
    add("2", "syrtis", on("2026-01-01", "draw"));
    assertThat(ids(Query.ALL)).containsExactly("2");
    assertThat(ids(result("none"))).containsExactly("1");
    assertThat(store.record("1")).isPresent();
    try (Stream<String> records = store.records(Query.ALL)) {
      assertThat(records).containsExactly("2026-01-01 draw\n");
    }
  }

  @Test
  void pagesJoinWithoutGapAndRepetition() throws StoreException {
    for (int i = 0; i < 47; i++) {
      String day = "2026-01-%02d".formatted(1 + i / 10);
      store.add(new Heading("id" + i, "syrtis", "", i % 3), on(day, "draw"));
    }
    List<String> all = ids(Query.ALL);
    assertThat(all).hasSize(47).doesNotHaveDuplicates();
    Optional<String> last = Optional.empty();
    for (int from = 0; from < 47; from += 10) {
      List<String> page = ids(store.find(Query.ALL, last, 10));
      assertThat(page).isEqualTo(all.subList(from, Math.min(47, from + 10)));
      last = Optional.of(page.getLast());
      // What comes in between lies before, and moves nothing.
      store.add(new Heading("new" + from, "syrtis", "", 0), on("2026-02-01", "draw"));
    }
    assertThat(store.find(Query.ALL, last, 10)).isEmpty();
  }

  @Test
  void recordsComeOldestFirst() throws StoreException {
    IntStream.range(0, 170).forEach(i -> addOn("id" + i, "20%02d-05-05".formatted(i % 100), i));
    List<String> expected = ids(Query.ALL).reversed();
    try (Stream<String> records = store.records(Query.ALL)) {
      assertThat(records.map(String::strip)).isEqualTo(expected);
    }
    Optional<String> no = Optional.empty();
    Query year = new Query(no, no, no, no, Optional.of("2050-01-01"), Optional.of("2050-12-31"));
    try (Stream<String> records = store.records(year)) {
      assertThat(records.map(String::strip)).containsExactly("id50", "id150");
    }
  }

  @Test
  void recordsMayBeReadAsSlowlyAsOneLikes() throws StoreException {
    IntStream.range(0, 120).forEach(i -> addOn("id%03d".formatted(i), "2026-01-01", i));
    try (Stream<String> records = store.records(Query.ALL)) {
      var slow = records.iterator();
      assertThat(slow.next()).startsWith("id000");
      addOn("newer", "2026-01-02", 1000);
      int count = 1;
      String last = "";
      while (slow.hasNext()) {
        last = slow.next();
        count++;
      }
      assertThat(last).startsWith("newer");
      assertThat(count).isEqualTo(121);
    }
  }

  // The store as a whole.

  @Test
  void whatWasKeptIsThereAfterReopening() throws StoreException {
    keep("a", 3);
    store.append("a", event(3), Optional.of(finished("Ana", "Rui")));
    store.close();
    try (GameStore again = Stores.open(address)) {
      assertThat(again.read("a", 0).orElseThrow().events()).hasSize(4);
      assertThat(again.record("a")).contains("record of Ana");
    }
  }

  @Test
  void aStoreIsHealthyUntilItIsClosed() {
    assertThat(store.isHealthy()).isTrue();
    store.close();
    assertThat(store.isHealthy()).isFalse();
    assertThatThrownBy(() -> store.read("a", 0))
        .isInstanceOf(StoreException.class)
        .hasMessageEndingWith("was closed");
    assertThatThrownBy(() -> store.create(heading("a"), event(0)))
        .isInstanceOf(StoreException.class)
        .hasMessageEndingWith("was closed");
    store.close();
  }

  @Test
  void ofAllBeatsOfAServerTheLatestCounts() throws StoreException {
    assertThat(store.beats()).isEmpty();
    try (GameStore other = Stores.open(address)) {
      store.beat("here", 2_000);
      other.beat("there", 3_000);
      store.beat("here", 1_000);
    }
    assertThat(store.beats()).isEqualTo(Map.of("here", 2_000L, "there", 3_000L));
  }

  @Test
  void serversOfLongAgoAreForgottenButTheLastIsNot() throws StoreException {
    long day = 24L * 3600 * 1000;
    store.beat("long ago", 1_000);
    store.beat("before", 2_000);
    store.beat("last", 1_500 + day);
    store.close();
    try (GameStore again = Stores.open(address)) {
      assertThat(again.beats()).containsOnlyKeys("before", "last");
    }
  }

  // Many at once.

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

  // Listening.

  @Test
  void aListenerHearsOfEventsOfItsOwnStoreAndOfOthers() throws Exception {
    BlockingQueue<Change> heard = new LinkedBlockingQueue<>();
    try (GameStore other = Stores.open(address);
        var subscription = store.listen(heard::add)) {
      assertThat(subscription).isNotNull();
      keep("a", 2);
      hear(heard, new Change("a", 0));
      hear(heard, new Change("a", 1));
      other.append("a", event(2), Optional.of(finished("Ana", "Rui")));
      hear(heard, new Change("a", 2));
      other.create(heading("b"), event(0));
      hear(heard, new Change("b", 0));
      // An event is there before one hears of it, and one that was refused is never heard of.
      other.append("b", event(5), Optional.empty());
      store.append("b", event(1), Optional.empty());
      hear(heard, new Change("b", 1));
    }
  }

  @Test
  void whoNoLongerListensHearsNothing() throws Exception {
    BlockingQueue<Change> gone = new LinkedBlockingQueue<>();
    BlockingQueue<Change> here = new LinkedBlockingQueue<>();
    var subscription = store.listen(gone::add);
    store.listen(here::add);
    subscription.close();
    keep("a", 1);
    hear(here, new Change("a", 0));
    assertThat(gone).isEmpty();
  }

  @Test
  void aListenerThatFailsHarmsNobody() throws Exception {
    BlockingQueue<Change> heard = new LinkedBlockingQueue<>();
    store.listen(change -> {
      throw new IllegalStateException("a bad listener");
    });
    store.listen(heard::add);
    keep("a", 2);
    hear(heard, new Change("a", 0));
    hear(heard, new Change("a", 1));
  }

  private static void hear(BlockingQueue<Change> heard, Change expected)
      throws InterruptedException {
    assertThat(heard.poll(30, TimeUnit.SECONDS)).isEqualTo(expected);
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

  private void keep(String id, int events) throws StoreException {
    assertThat(store.create(heading(id), event(0))).isTrue();
    for (int version = 1; version < events; version++) {
      assertThat(store.append(id, event(version), Optional.empty())).isTrue();
    }
  }

  private void add(String id, String game, Finished finished) throws StoreException {
    assertThat(store.add(new Heading(id, game, "", 100), finished)).isTrue();
  }

  private void addOn(String id, String day, long at) {
    Finished game = new Finished("A", "B", "human", "human", "draw", "", 1, day, id + "\n");
    try {
      assertThat(store.add(new Heading(id, "syrtis", "", at), game)).isTrue();
    } catch (StoreException e) {
      throw new AssertionError(e);
    }
  }

  private List<String> ids(Query query) throws StoreException {
    return ids(store.find(query, Optional.empty(), 1000));
  }

  private static List<String> ids(List<ArchivedGame> games) {
    return games.stream().map(game -> game.heading().id()).toList();
  }
}

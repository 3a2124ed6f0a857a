package quinas.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static quinas.storage.Samples.event;
import static quinas.storage.Samples.finished;
import static quinas.storage.Samples.heading;
import static quinas.storage.Samples.on;
import static quinas.storage.Samples.player;
import static quinas.storage.Samples.result;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quinas.arena.store.ArchivedGame;
import quinas.arena.store.Finished;
import quinas.arena.store.Heading;
import quinas.arena.store.Query;
import quinas.arena.store.StoreException;
import quinas.arena.store.StoredGame;

/// Games that are over, and how they are found.
abstract class ArchiveBattery extends StoreBattery {

  ArchiveBattery(Place place) {
    super(place);
  }

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

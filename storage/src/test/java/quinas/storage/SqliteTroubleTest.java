package quinas.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quinas.storage.Samples.heading;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quinas.arena.store.Event;
import quinas.arena.store.Finished;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;

/// What people hear when a file is not what it should be, or has no room.
class SqliteTroubleTest {

  @TempDir Path directory;

  @Test
  void aDirectoryMustBeThere() {
    Path file = directory.resolve("nowhere").resolve("games.db");
    complains(
        () -> Stores.open(file), directory.resolve("nowhere") + ": there is no such directory");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void aDirectoryIsNoFile() {
    complains(() -> Stores.open(directory), directory + " is a directory; name a file in it");
  }

  @Test
  void aTextIsNoDatabase() throws Exception {
    Path file = directory.resolve("letter.txt");
    String text = "Dear Ana, this is no database, though it is long enough. ".repeat(100);
    Files.writeString(file, text);
    complains(() -> Stores.open(file), file + " is not a SQLite database");
    assertThat(file).hasContent(text);
  }

  @Test
  void aDatabaseOfSomethingElseIsLeftAlone() throws Exception {
    Path file = directory.resolve("contacts.db");
    execute(file, "create table contact (name text)");
    complains(
        () -> Stores.open(file), file + " holds something else; give Quinas a database of its own");
  }

  @Test
  void aDatabaseOfANewerQuinasIsLeftAlone() throws Exception {
    Path file = directory.resolve("games.db");
    Stores.open(file).close();
    execute(
        file,
        """
        insert into quinas_schema_history select 99, '99', 'later', 'SQL', 'V99__later.sql', 0,
          installed_by, installed_on, 0, 1 from quinas_schema_history limit 1
        """);
    complains(
        () -> Stores.open(file),
        file + " was kept by a newer Quinas; this one knows less than it holds");
  }

  @Test
  void aDatabaseOfAnOlderQuinasIsBroughtUpToDate() throws Exception {
    SqliteDatabase database = SqliteDatabase.at(directory.resolve("games.db").toString());
    Migrations.flyway(database).target("1").load().migrate();
    try (GameStore store = Stores.open(directory.resolve("games.db"))) {
      assertThat(store.create(heading("a"), Samples.event(0))).isTrue();
      assertThat(store.beats()).isEmpty();
    }
  }

  @Test
  void whenAnOlderQuinasWasLastThereIsStillKnown() throws Exception {
    Path file = directory.resolve("games.db");
    Migrations.flyway(SqliteDatabase.at(file.toString())).target("2").load().migrate();
    execute(file, "update heartbeat set at = 17");
    try (GameStore store = Stores.open(file)) {
      assertThat(store.beats()).isEqualTo(Map.of("", 17L));
    }
  }

  @Test
  void theNewestFormIsKnownByItsNumber() throws Exception {
    String newest = "/quinas/storage/schema/V" + Migrations.NEWEST + "__";
    Path schema =
        Path.of(Migrations.class.getResource("/quinas/storage/schema/V1__games.sql").toURI());
    try (var files = Files.list(schema.getParent())) {
      assertThat(files.map(Path::toString).map(name -> name.replace('\\', '/')))
          .anyMatch(name -> name.contains(newest))
          .noneMatch(name -> name.contains("/V" + (Migrations.NEWEST + 1) + "__"));
    }
  }

  @Test
  void anotherKindOfDatabaseIsRefusedWithoutItsPassword() {
    complains(
        () -> Stores.open("jdbc:mysql://host/games?password=secret"),
        "jdbc:mysql://host/games is neither a file nor the address of a SQLite or PostgreSQL"
            + " database");
  }

  @Test
  void aDatabaseInMemoryKeepsNothing() {
    complains(() -> Stores.open("jdbc:sqlite::memory:"), ":memory: is no name of a file");
    complains(() -> Stores.open(""), " is no name of a file");
  }

  @Test
  void anAddressOfSqliteIsItsPath() throws Exception {
    Path file = directory.resolve("jogos ção.db");
    try (GameStore store = Stores.open("jdbc:sqlite:" + file)) {
      assertThat(store.create(heading("a"), Samples.event(0))).isTrue();
    }
    try (GameStore store = Stores.open(file.toString())) {
      assertThat(store.open()).containsExactly("a");
    }
  }

  @Test
  void aFullDiskLosesNothing() throws Exception {
    Path file = directory.resolve("games.db");
    Stores.open(file).close();
    AtomicInteger kept = new AtomicInteger();
    try (GameStore store = Stores.open(file + "?max_page_count=200")) {
      assertThat(store.create(heading("a"), Samples.event(0))).isTrue();
      complains(() -> fill(store, kept), file + ": the disk is full");
      assertThat(kept.get()).isPositive();
      assertThat(store.isHealthy()).isTrue();
      assertWhole(store, kept.get());
      // An end is kept whole or not at all.
      String record = "x".repeat(900_000);
      complains(
          () -> store.append("a", event(kept.get() + 1), Optional.of(end(record))),
          file + ": the disk is full");
      assertThat(store.record("a")).isEmpty();
      assertWhole(store, kept.get());
    }
    try (GameStore store = Stores.open(file)) {
      assertWhole(store, kept.get());
      assertThat(store.append("a", event(kept.get() + 1), Optional.of(end("room again")))).isTrue();
      assertThat(store.record("a")).contains("room again");
    }
  }

  @Test
  void aFullDiskIsToldToEverybodyWhoWaits() throws Exception {
    Path file = directory.resolve("games.db");
    Stores.open(file).close();
    AtomicInteger[] kept = new AtomicInteger[8];
    try (GameStore store = Stores.open(file + "?max_page_count=300");
        ExecutorService executor = Executors.newFixedThreadPool(8)) {
      for (int i = 0; i < 8; i++) {
        AtomicInteger mine = new AtomicInteger();
        kept[i] = mine;
        String id = "game" + i;
        store.create(heading(id), Samples.event(0));
        var _ =
            executor.submit(() -> {
              while (store.append(id, event(mine.get() + 1), Optional.empty())) {
                mine.incrementAndGet();
              }
              return mine;
            });
      }
    }
    try (GameStore store = Stores.open(file)) {
      for (int i = 0; i < 8; i++) {
        assertThat(store.read("game" + i, 0).orElseThrow().events()).hasSize(1 + kept[i].get());
      }
    }
  }

  private static void fill(GameStore store, AtomicInteger kept) throws StoreException {
    while (store.append("a", event(kept.get() + 1), Optional.empty())) {
      kept.incrementAndGet();
    }
  }

  private static void assertWhole(GameStore store, int kept) throws StoreException {
    assertThat(store.read("a", 0).orElseThrow().events()).hasSize(1 + kept);
    assertThat(store.open()).containsExactly("a");
  }

  private static Event event(int version) {
    return new Event(version, "move", "a long event ".repeat(100), 0);
  }

  private static Finished end(String record) {
    return new Finished("Ana", "Rui", "human", "human", "draw", "rules", 1, "2026-01-01", record);
  }

  private static void execute(Path file, String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void complains(ThrowingCallable deed, String sentence) {
    assertThatThrownBy(deed).isInstanceOf(StoreException.class).hasMessage(sentence);
  }
}

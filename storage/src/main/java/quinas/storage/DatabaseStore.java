package quinas.storage;

import java.io.UncheckedIOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jdbi.v3.core.generic.GenericType;
import org.jspecify.annotations.Nullable;
import quinas.arena.store.ArchivedGame;
import quinas.arena.store.Change;
import quinas.arena.store.Event;
import quinas.arena.store.Finished;
import quinas.arena.store.GameStore;
import quinas.arena.store.Heading;
import quinas.arena.store.Query;
import quinas.arena.store.StoreException;
import quinas.arena.store.StoredGame;
import quinas.storage.Archive.Place;
import quinas.storage.Archive.PlacedRecord;

/// Games in a database.
final class DatabaseStore implements GameStore {

  /// Records that are read at once.
  private static final int RECORDS = 50;

  /// Of the servers that were there long before the last, in milliseconds, nobody needs to know.
  private static final String FORGET_SERVERS =
      "delete from heartbeat where at < (select max(at) from heartbeat) - ?";

  private static final long SERVER_DAY = 24L * 3600 * 1000;

  private final Database database;
  private final Pool readers;
  private final Pool writer;
  private final GroupCommit writing;
  private final Announcements announcements = new Announcements();
  private volatile @Nullable Watch watch;

  private DatabaseStore(Database database, Pool readers, Pool writer) {
    this.database = database;
    this.readers = readers;
    this.writer = writer;
    this.writing = new GroupCommit(database, writer, this::wake);
  }

  static DatabaseStore open(Database database) throws StoreException {
    Migrations.apply(database);
    Pool writer = database.writer();
    try {
      writer.ask(handle -> handle.execute(FORGET_SERVERS, SERVER_DAY));
      return new DatabaseStore(database, database.readers(), writer);
    } catch (StoreException e) {
      writer.close();
      throw e;
    }
  }

  @Override
  public boolean create(Heading heading, Event first) throws StoreException {
    if (first.version() != 0) {
      throw new IllegalArgumentException("a game begins with version 0, not " + first.version());
    }
    return writing.write(Write.create(heading, first));
  }

  @Override
  public boolean append(String id, Event event, Optional<Finished> end) throws StoreException {
    if (event.version() < 1) {
      throw new IllegalArgumentException("version " + event.version() + " follows none");
    }
    return writing.write(Write.append(id, event, end));
  }

  @Override
  public boolean add(Heading heading, Finished game) throws StoreException {
    return writing.write(Write.add(heading, game));
  }

  /// One question, so that what it says is of one moment.
  @Override
  public Optional<StoredGame> read(String id, int from) throws StoreException {
    return readers.ask(handle ->
        handle
            .createQuery(
                """
                select id, game, options, created_at, ended_at, version, kind, body, at
                from game left join event on game_id = id and version >= :from
                where id = :id order by version
                """)
            .bind("id", id)
            .bind("from", from)
            .scanResultSet((rows, context) -> stored(rows.get())));
  }

  private static Optional<StoredGame> stored(ResultSet rows) throws SQLException {
    if (!rows.next()) {
      return Optional.empty();
    }
    Heading heading = Archive.heading(rows);
    boolean isOver = rows.getObject("ended_at") != null;
    List<Event> events = new ArrayList<>();
    do {
      if (rows.getString("kind") != null) {
        events.add(
            new Event(
                rows.getInt("version"),
                rows.getString("kind"),
                rows.getString("body"),
                rows.getLong("at")));
      }
    } while (rows.next());
    return Optional.of(new StoredGame(heading, List.copyOf(events), isOver));
  }

  @Override
  public List<String> open() throws StoreException {
    return readers.ask(handle ->
        handle
            .createQuery("select id from game where ended_at is null order by created_at, id")
            .mapTo(String.class)
            .list());
  }

  @Override
  public List<ArchivedGame> find(Query query, Optional<String> after, int limit)
      throws StoreException {
    return readers.ask(handle -> {
      Optional<Place> place = after.flatMap(id -> Archive.place(handle, id));
      return place.isEmpty() && after.isPresent()
          ? List.of()
          : Archive.page(handle, query, place, limit);
    });
  }

  @Override
  public Optional<String> record(String id) throws StoreException {
    return readers.ask(handle ->
        handle
            .createQuery("select body from record where game_id = :id")
            .bind("id", id)
            .mapTo(String.class)
            .findOne());
  }

  @Override
  public Stream<String> records(Query query) throws StoreException {
    List<PlacedRecord> first = records(query, Optional.empty());
    return Stream.iterate(first, page -> !page.isEmpty(), page -> recordsBehind(query, page))
        .flatMap(page -> page.stream().map(PlacedRecord::text));
  }

  private List<PlacedRecord> recordsBehind(Query query, List<PlacedRecord> page) {
    try {
      return page.size() < RECORDS
          ? List.of()
          : records(query, Optional.of(page.getLast().place()));
    } catch (StoreException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<PlacedRecord> records(Query query, Optional<Place> after) throws StoreException {
    return readers.ask(handle -> Archive.records(handle, query, after, RECORDS));
  }

  @Override
  public Subscription listen(Consumer<Change> listener) throws StoreException {
    Subscription subscription = announcements.add(listener);
    try {
      beginWatch();
      return subscription;
    } catch (StoreException e) {
      subscription.close();
      throw e;
    }
  }

  private void beginWatch() throws StoreException {
    synchronized (announcements) {
      if (watch == null) {
        watch = database.watch(announcements);
      }
    }
  }

  private void wake() {
    Watch awake = watch;
    if (awake != null) {
      awake.wake();
    }
  }

  @Override
  public void beat(String server, long at) throws StoreException {
    boolean isLatest = writing.write(Write.beat(server, at));
    assert isLatest || beats().getOrDefault(server, 0L) >= at;
  }

  @Override
  public Map<String, Long> beats() throws StoreException {
    return readers.ask(handle ->
        handle
            .createQuery("select server, at from heartbeat where at > 0")
            .setMapKeyColumn("server")
            .setMapValueColumn("at")
            .collectInto(new GenericType<Map<String, Long>>() {}));
  }

  @Override
  public boolean isHealthy() {
    try {
      return readers.ask(handle -> handle.createQuery("select 1").mapTo(Integer.class).one()) == 1;
    } catch (StoreException e) {
      return false;
    }
  }

  @Override
  public void close() {
    writing.close();
    synchronized (announcements) {
      if (watch != null) {
        watch.close();
      }
    }
    announcements.close();
    writer.close();
    readers.close();
  }
}

package quinas.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import quinas.arena.store.Change;
import quinas.arena.store.StoreException;

/// Reads the events that were kept since it looked last: at once those of this process, and within
/// some milliseconds those of another that has the same file open.
final class SqliteWatch implements Watch {

  private static final System.Logger LOG = System.getLogger(SqliteWatch.class.getName());

  private static final long MILLIS_BETWEEN = 50;

  private final Announcements announcements;
  private final Semaphore awake = new Semaphore(0);
  private final Thread thread;
  private final Connection connection;
  private long dataVersion;
  private long lastNumber;

  SqliteWatch(SqliteDatabase database, Announcements announcements) throws StoreException {
    this.announcements = announcements;
    try {
      connection = database.connections().getConnection();
      lastNumber = number("select coalesce(max(number), 0) from event");
    } catch (SQLException e) {
      throw database.fault(e);
    }
    this.thread = Thread.ofPlatform().name("quinas-store-watch").daemon().start(this::run);
  }

  @Override
  public void wake() {
    awake.release();
  }

  private void run() {
    try {
      while (true) {
        awake.tryAcquire(MILLIS_BETWEEN, TimeUnit.MILLISECONDS);
        awake.drainPermits();
        look();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // closed
    }
  }

  private void look() {
    try {
      // Changes with every commit of another connection, and costs no look into the file.
      long version = number("pragma data_version");
      if (version != dataVersion) {
        announcements.tell(changes());
        dataVersion = version;
      }
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.WARNING, "events cannot be read; trying again", e);
    }
  }

  private List<Change> changes() throws SQLException {
    List<Change> changes = new ArrayList<>();
    try (PreparedStatement newer =
        connection.prepareStatement(
            "select number, game_id, version from event where number > ? order by number")) {
      newer.setLong(1, lastNumber);
      try (ResultSet rows = newer.executeQuery()) {
        while (rows.next()) {
          changes.add(new Change(rows.getString(2), rows.getInt(3)));
          lastNumber = rows.getLong(1);
        }
      }
    }
    return changes;
  }

  private long number(String sql) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql);
        ResultSet row = statement.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
      connection.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.DEBUG, "a connection could not be closed", e);
    }
  }
}

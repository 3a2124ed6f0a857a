package quinas.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import quinas.arena.store.Change;
import quinas.arena.store.StoreException;

/// Hears what servers tell each other, over a connection of its own. When that breaks it makes a
/// new one, and reports that events may have been missed.
final class PostgresWatch implements Watch {

  private static final System.Logger LOG = System.getLogger(PostgresWatch.class.getName());

  /// After so long a silence it asks whether the connection still stands.
  private static final int SILENCE_MILLIS = 10_000;

  private static final int PROBE_SECONDS = 5;
  private static final long FIRST_PAUSE_MILLIS = 100;
  private static final long LONGEST_PAUSE_MILLIS = 5_000;

  private final PostgresDatabase database;
  private final Announcements announcements;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final Thread thread;
  private volatile Connection connection;

  PostgresWatch(PostgresDatabase database, Announcements announcements) throws StoreException {
    this.database = database;
    this.announcements = announcements;
    try {
      connection = connect();
    } catch (SQLException e) {
      throw database.fault(e);
    }
    this.thread = Thread.ofPlatform().name("quinas-store-watch").daemon().start(this::run);
  }

  @Override
  public void wake() {
    // The database tells this process of its own events too.
  }

  private Connection connect() throws SQLException {
    Connection fresh = database.connections().getConnection();
    try (Statement statement = fresh.createStatement()) {
      statement.execute("listen " + PostgresDatabase.CHANNEL);
      return fresh;
    } catch (SQLException e) {
      fresh.close();
      throw e;
    }
  }

  private void run() {
    try {
      while (!isClosing()) {
        hear();
        reconnect();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // closed
    }
  }

  private boolean isClosing() {
    return closing.getCount() == 0;
  }

  /// Until the connection breaks.
  private void hear() {
    try {
      PGConnection ear = connection.unwrap(PGConnection.class);
      while (!isClosing()) {
        PGNotification[] heard = ear.getNotifications(SILENCE_MILLIS);
        if (heard != null && heard.length > 0) {
          announcements.tell(changes(heard));
        } else if (!connection.isValid(PROBE_SECONDS)) {
          return;
        }
      }
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.DEBUG, "the connection that listens broke", e);
    }
  }

  private static List<Change> changes(PGNotification[] heard) {
    List<Change> changes = new ArrayList<>();
    for (PGNotification notification : heard) {
      String payload = notification.getParameter();
      int space = payload.lastIndexOf(' ');
      if (payload.substring(space + 1).matches("[0-9]{1,9}")) {
        changes.add(
            new Change(
                payload.substring(0, Math.max(space, 0)),
                Integer.parseInt(payload.substring(space + 1))));
      }
    }
    return changes;
  }

  private void reconnect() throws InterruptedException {
    discard();
    long pause = FIRST_PAUSE_MILLIS;
    while (!closing.await(pause, TimeUnit.MILLISECONDS)) {
      try {
        connection = connect();
        announcements.tellAnything();
        return;
      } catch (SQLException e) {
        LOG.log(System.Logger.Level.WARNING, "{0} does not answer; trying again", database.name());
        pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
      }
    }
  }

  private void discard() {
    try {
      connection.close();
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.DEBUG, "a connection could not be closed", e);
    }
  }

  @Override
  public void close() {
    closing.countDown();
    discard();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    discard();
  }
}

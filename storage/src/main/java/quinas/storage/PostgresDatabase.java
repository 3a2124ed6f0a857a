package quinas.storage;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.postgresql.Driver;
import org.postgresql.PGProperty;
import org.postgresql.ds.PGSimpleDataSource;
import quinas.arena.store.Change;
import quinas.arena.store.StoreException;

/// A database that several servers may share.
final class PostgresDatabase implements Database {

  static final String PREFIX = "jdbc:postgresql:";

  /// Where servers tell each other of events: `ID VERSION`.
  static final String CHANNEL = "quinas_events";

  private static final int READERS = 8;
  private static final Duration LIFE = Duration.ofMinutes(30);

  /// A server that vanished in the midst of a transaction holds nobody up for longer.
  private static final String MANNERS =
      "set idle_in_transaction_session_timeout = '10s'; set lock_timeout = '10s'";

  private final String name;
  private final PGSimpleDataSource source;

  private PostgresDatabase(String name, PGSimpleDataSource source) {
    this.name = name;
    this.source = source;
  }

  static PostgresDatabase at(String address) throws StoreException {
    Properties parts = Driver.parseURL(address, new Properties());
    if (parts == null) {
      throw new StoreException(
          new IllegalArgumentException(),
          "%s is not the address of a PostgreSQL database",
          address.replaceFirst("[?].*", ""));
    }
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setURL(address);
    source.setApplicationName("quinas");
    source.setTcpKeepAlive(true);
    source.setConnectTimeout(5);
    source.setSocketTimeout(30);
    String name =
        PGProperty.PG_HOST.getOrDefault(parts)
            + ":"
            + PGProperty.PG_PORT.getOrDefault(parts)
            + "/"
            + PGProperty.PG_DBNAME.getOrDefault(parts);
    return new PostgresDatabase(name, source);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public DataSource connections() {
    return source;
  }

  @Override
  public Pool readers() throws StoreException {
    return Pool.open(this, source, "quinas-readers", READERS, LIFE, MANNERS);
  }

  @Override
  public Pool writer() throws StoreException {
    return Pool.open(this, source, "quinas-writer", 1, LIFE, MANNERS);
  }

  /// Nothing: events are announced, and need no order among games.
  @Override
  public String numberColumn() {
    return "";
  }

  /// One statement for all, and the announcement goes out with the commit.
  @Override
  public void announce(Handle transaction, List<Change> changes) {
    if (!changes.isEmpty()) {
      String[] payloads =
          changes.stream()
              .map(change -> change.id() + " " + change.version())
              .toArray(String[]::new);
      transaction
          .createQuery("select count(pg_notify(:channel, payload)) from unnest(:payloads) payload")
          .bind("channel", CHANNEL)
          .bindArray("payloads", String.class, (Object[]) payloads)
          .mapTo(Long.class)
          .one();
    }
  }

  @Override
  public Watch watch(Announcements announcements) throws StoreException {
    return new PostgresWatch(this, announcements);
  }

  @Override
  public StoreException fault(SQLException cause) {
    String state = String.valueOf(cause.getSQLState());
    return switch (state) {
      case "28P01", "28000" -> new StoreException(cause, "%s: wrong user or password", name);
      case "3D000" -> new StoreException(cause, "%s: there is no such database", name);
      case "42501" -> new StoreException(cause, "%s: this user may not do that", name);
      case "53100" -> new StoreException(cause, "%s: the disk is full", name);
      case "25006" -> new StoreException(cause, "%s may not be written", name);
      default ->
          isGone(cause)
              ? new StoreException(cause, "%s does not answer", name)
              : new StoreException(
                  cause, "%s failed: %s", name, String.valueOf(cause.getMessage()));
    };
  }

  /// No connection (class 08, or none of the pool's in time), too many of them, or a server that is
  /// stopping or starting.
  @Override
  public boolean isGone(SQLException cause) {
    String state = String.valueOf(cause.getSQLState());
    return state.startsWith("08")
        || state.startsWith("57P")
        || state.equals("53300")
        || cause instanceof java.sql.SQLTransientConnectionException;
  }
}

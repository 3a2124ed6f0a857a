package quinas.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import quinas.arena.store.StoreException;

/// Connections to a database, and its complaints as sentences.
final class Pool implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Database database;
  private final HikariDataSource connections;
  private final Jdbi jdbi;

  private Pool(Database database, HikariDataSource connections) {
    this.database = database;
    this.connections = connections;
    this.jdbi = Jdbi.create(connections);
  }

  /// @param initSql run on every new connection; perhaps empty
  static Pool open(
      Database database, DataSource source, String name, int size, Duration life, String initSql)
      throws StoreException {
    HikariConfig config = new HikariConfig();
    config.setPoolName(name);
    config.setDataSource(source);
    config.setMaximumPoolSize(size);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE.toMillis());
    config.setMaxLifetime(life.toMillis());
    if (!initSql.isEmpty()) {
      config.setConnectionInitSql(initSql);
    }
    try {
      return new Pool(database, new HikariDataSource(config));
    } catch (HikariPool.PoolInitializationException e) {
      throw fault(database, e);
    }
  }

  /// Asks the database something.
  <T> T ask(HandleCallback<T, RuntimeException> question) throws StoreException {
    try {
      return jdbi.withHandle(question);
    } catch (JdbiException e) {
      throw fault(e);
    }
  }

  /// A connection, to be closed.
  Handle handle() {
    return jdbi.open();
  }

  StoreException fault(RuntimeException e) {
    return connections.isClosed()
        ? new StoreException(e, "%s was closed", database.name())
        : fault(database, e);
  }

  private static StoreException fault(Database database, RuntimeException e) {
    return database.fault(sqlCause(e));
  }

  /// The database's own complaint.
  static SQLException sqlCause(Throwable e) {
    SQLException found = new SQLException(e.getMessage(), e);
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql) {
        found = sql;
      }
    }
    return found;
  }

  @Override
  public void close() {
    connections.close();
  }
}

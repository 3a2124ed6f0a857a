package quinas.storage;

import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import quinas.arena.store.Change;
import quinas.arena.store.StoreException;

/// What differs between SQLite and PostgreSQL.
sealed interface Database permits SqliteDatabase, PostgresDatabase {

  /// How people call it; without secrets.
  String name();

  /// Connections as they come, without a pool.
  DataSource connections();

  /// The connections of those who read.
  Pool readers() throws StoreException;

  /// The connection of the one who writes.
  Pool writer() throws StoreException;

  /// What stands in the schema for `${number}`.
  String numberColumn();

  /// Within a transaction: tells other processes what will be kept by it.
  void announce(Handle transaction, List<Change> changes);

  /// Tells what anybody has kept since it began.
  Watch watch(Announcements announcements) throws StoreException;

  /// What the database complains of, as a sentence.
  StoreException fault(SQLException cause);

  /// Whether it is no use to try at once with something else.
  boolean isGone(SQLException cause);
}

package quinas.storage;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import quinas.arena.store.Change;
import quinas.arena.store.StoreException;

/// A file. Its log is written ahead (WAL), so that readers and the writer do not wait for each
/// other, and is on the disk before a commit returns.
final class SqliteDatabase implements Database {

  static final String PREFIX = "jdbc:sqlite:";

  private static final int READERS = 4;
  private static final int BUSY_MILLIS = 5000;
  private static final Duration FOR_EVER = Duration.ZERO;

  private final String name;
  private final SQLiteDataSource source;

  private SqliteDatabase(String name, SQLiteDataSource source) {
    this.name = name;
    this.source = source;
  }

  /// @param address a path, and perhaps pragmas behind a question mark, as sqlite-jdbc reads them
  static SqliteDatabase at(String address) throws StoreException {
    String file = address.replaceFirst("[?].*", "");
    Path path;
    try {
      path = Path.of(file);
    } catch (InvalidPathException e) {
      throw new StoreException(e, "%s is no name of a file", file);
    }
    Path directory = path.toAbsolutePath().normalize().getParent();
    Throwable reason = new IllegalArgumentException(address);
    if (file.isBlank() || file.startsWith(":memory:") || file.startsWith("file:")) {
      throw new StoreException(reason, "%s is no name of a file", file);
    }
    if (directory != null && !Files.isDirectory(directory)) {
      throw new StoreException(reason, "%s: there is no such directory", directory);
    }
    if (Files.isDirectory(path)) {
      throw new StoreException(reason, "%s is a directory; name a file in it", file);
    }
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    config.enforceForeignKeys(true);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl(PREFIX + address);
    return new SqliteDatabase(file, source);
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
    return Pool.open(this, source, "quinas-readers", READERS, FOR_EVER, "pragma query_only = on");
  }

  @Override
  public Pool writer() throws StoreException {
    return Pool.open(this, source, "quinas-writer", 1, FOR_EVER, "");
  }

  /// The order in which events were kept, by which a [SqliteWatch] finds the new ones.
  @Override
  public String numberColumn() {
    return "number integer primary key,";
  }

  @Override
  public void announce(Handle transaction, List<Change> changes) {
    // The watch of every process sees it in the file.
  }

  @Override
  public Watch watch(Announcements announcements) throws StoreException {
    return new SqliteWatch(this, announcements);
  }

  @Override
  public StoreException fault(SQLException cause) {
    SQLiteErrorCode code =
        cause instanceof SQLiteException error
            ? error.getResultCode()
            : SQLiteErrorCode.UNKNOWN_ERROR;
    String family = code.name().toUpperCase(Locale.ROOT).replaceFirst("^(SQLITE_[A-Z]+)_.*", "$1");
    return switch (family) {
      case "SQLITE_FULL" -> new StoreException(cause, "%s: the disk is full", name);
      case "SQLITE_NOTADB" -> new StoreException(cause, "%s is not a SQLite database", name);
      case "SQLITE_CORRUPT" -> new StoreException(cause, "%s is damaged", name);
      case "SQLITE_CANTOPEN" -> new StoreException(cause, "%s cannot be opened", name);
      case "SQLITE_READONLY", "SQLITE_PERM" ->
          new StoreException(cause, "%s may not be written", name);
      case "SQLITE_BUSY", "SQLITE_LOCKED" ->
          new StoreException(cause, "%s is held by another program", name);
      default ->
          new StoreException(cause, "%s failed: %s", name, String.valueOf(cause.getMessage()));
    };
  }

  @Override
  public boolean isGone(SQLException cause) {
    return false;
  }
}

package quinas.storage;

import java.nio.file.Path;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;

/// The databases that games can be kept in.
public final class Stores {

  /// Opens a database, and makes it first if it is a file that is not there yet. A database of an
  /// older Quinas is brought up to date.
  ///
  /// @param address the path of a SQLite file, `jdbc:sqlite:PATH`, or
  ///   `jdbc:postgresql://HOST:PORT/DATABASE?user=USER&password=PASSWORD`
  /// @throws StoreException if there is no such place, it is something else, it lets nobody in, or
  ///   a newer Quinas has been there
  public static GameStore open(String address) throws StoreException {
    return DatabaseStore.open(database(address));
  }

  /// Opens a SQLite file.
  public static GameStore open(Path file) throws StoreException {
    return DatabaseStore.open(SqliteDatabase.at(file.toString()));
  }

  private static Database database(String address) throws StoreException {
    if (address.startsWith(SqliteDatabase.PREFIX)) {
      return SqliteDatabase.at(address.substring(SqliteDatabase.PREFIX.length()));
    }
    if (address.startsWith(PostgresDatabase.PREFIX)) {
      return PostgresDatabase.at(address);
    }
    if (address.startsWith("jdbc:") || address.contains("://")) {
      throw new StoreException(
          new IllegalArgumentException(),
          "%s is neither a file nor the address of a SQLite or PostgreSQL database",
          address.replaceFirst("[?].*", ""));
    }
    return SqliteDatabase.at(address);
  }

  private Stores() {}
}

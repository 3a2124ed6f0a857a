package quinas.storage;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.OptionalInt;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import quinas.arena.store.StoreException;

/// Brings a database into the form that this Quinas knows: the files in `schema`, in the order of
/// their numbers. One set for both databases; `${number}` is the only column that SQLite has alone.
final class Migrations {

  /// The number of the newest file.
  static final int NEWEST = 3;

  private static final String HISTORY = "quinas_schema_history";

  /// @throws StoreException if the database is newer than this Quinas, or not a database of Quinas
  static void apply(Database database) throws StoreException {
    OptionalInt version = version(database);
    if (version.orElse(0) > NEWEST) {
      throw new StoreException(
          new IllegalStateException("schema " + version),
          "%s was kept by a newer Quinas; this one knows less than it holds",
          database.name());
    }
    // Asked for first, since to start the machinery takes longer than all else.
    if (version.orElse(0) < NEWEST) {
      migrate(database);
    }
  }

  static FluentConfiguration flyway(Database database) {
    return Flyway.configure(Migrations.class.getClassLoader())
        .dataSource(database.connections())
        .locations("classpath:quinas/storage/schema")
        .table(HISTORY)
        .loggers("slf4j")
        .placeholders(Map.of("number", database.numberColumn()));
  }

  private static void migrate(Database database) throws StoreException {
    try {
      flyway(database).load().migrate();
    } catch (FlywayException e) {
      // Perhaps another process did the same at the same time and was faster.
      if (version(database).orElse(0) < NEWEST) {
        throw fault(database, e);
      }
    }
  }

  private static StoreException fault(Database database, FlywayException e) {
    if (String.valueOf(e.getMessage()).contains("non-empty schema")) {
      return new StoreException(
          e, "%s holds something else; give Quinas a database of its own", database.name());
    }
    return database.fault(Pool.sqlCause(e));
  }

  /// The form that the database has; nothing if it has none yet.
  private static OptionalInt version(Database database) throws StoreException {
    try (Connection connection = database.connections().getConnection()) {
      try (ResultSet table = connection.getMetaData().getTables(null, null, HISTORY, null)) {
        if (!table.next()) {
          return OptionalInt.empty();
        }
      }
      try (Statement statement = connection.createStatement();
          ResultSet row =
              statement.executeQuery(
                  "select coalesce(max(cast(version as integer)), 0) from %s where success"
                      .formatted(HISTORY))) {
        return row.next() ? OptionalInt.of(row.getInt(1)) : OptionalInt.empty();
      }
    } catch (SQLException e) {
      throw database.fault(e);
    }
  }

  private Migrations() {}
}

package quinas.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/// Fresh databases for tests: a SQLite file, or a database of a real PostgreSQL, which is started
/// once and ends with the tests.
final class Databases {

  private static final AtomicInteger COUNT = new AtomicInteger();

  static String sqlite() throws IOException {
    Path directory = Files.createTempDirectory("quinas-store");
    directory.toFile().deleteOnExit();
    for (String end : new String[] {"", "-wal", "-shm"}) {
      directory.resolve("games.db" + end).toFile().deleteOnExit();
    }
    return directory.resolve("games.db").toString();
  }

  static String postgres() throws SQLException {
    String name = "quinas" + COUNT.incrementAndGet();
    try (Connection connection = Server.RUNNING.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    }
    return Server.RUNNING.getJdbcUrl("postgres", name);
  }

  static EmbeddedPostgres server() {
    return Server.RUNNING;
  }

  private static final class Server {
    static final EmbeddedPostgres RUNNING = start();

    private static EmbeddedPostgres start() {
      try {
        // As people run it: it would come without its promises to the disk.
        EmbeddedPostgres server =
            EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("full_page_writes", "on")
                .setServerConfig("synchronous_commit", "on")
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server)));
        return server;
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }

    private static void stop(EmbeddedPostgres server) {
      try {
        server.close();
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }
  }

  private Databases() {}
}

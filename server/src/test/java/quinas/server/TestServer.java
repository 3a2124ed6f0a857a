package quinas.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import quinas.arena.store.GameStore;
import quinas.server.limit.Limits;
import quinas.server.live.Conduct;
import quinas.storage.Stores;

/// A server with a database of its own, for one test.
final class TestServer implements AutoCloseable {

  private final String database;
  private final GameStore store;
  private final Server server;

  private TestServer(String database, GameStore store, Server server) {
    this.database = database;
    this.store = store;
    this.server = server;
  }

  static TestServer start() throws IOException {
    return start(freshDatabase(), settings());
  }

  static TestServer start(Settings settings) throws IOException {
    return start(freshDatabase(), settings);
  }

  static TestServer start(String database, Settings settings) throws IOException {
    return start(database, settings, InstantSource.system());
  }

  static TestServer start(String database, Settings settings, InstantSource time)
      throws IOException {
    GameStore store = Stores.open(database);
    return new TestServer(database, store, Server.start(settings, store, time));
  }

  static String freshDatabase() throws IOException {
    Path directory = Files.createTempDirectory("quinas-server");
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(directory)));
    return directory.resolve("games.db").toString();
  }

  private static void delete(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
      Files.delete(directory);
    } catch (IOException e) {
      System.err.println(e);
    }
  }

  /// As the command starts it, but anywhere and without the limits of one address.
  static Settings settings() {
    return settings(limits -> limits, Conduct.STANDARD, Duration.ofSeconds(20));
  }

  static Settings settings(UnaryOperator<Limits> limits) {
    return settings(limits, Conduct.STANDARD, Duration.ofSeconds(20));
  }

  static Settings settings(UnaryOperator<Limits> limits, Conduct conduct, Duration silence) {
    Settings local = Settings.local(0, "test");
    return new Settings(
        local.host(),
        0,
        0,
        Set.of(),
        Set.of(),
        limits.apply(local.limits()),
        conduct,
        silence,
        "quinas/server/site/",
        "test");
  }

  String database() {
    return database;
  }

  GameStore store() {
    return store;
  }

  int port() {
    return server.port();
  }

  java.util.List<String> paths() {
    return server.paths();
  }

  URI uri(String path) {
    return URI.create("http://localhost:" + server.port() + path);
  }

  URI metrics(String path) {
    return URI.create("http://localhost:" + server.metricsPort() + path);
  }

  URI socket() {
    return URI.create("ws://localhost:" + server.port() + "/api/live");
  }

  @Override
  public void close() {
    server.close();
    store.close();
  }
}

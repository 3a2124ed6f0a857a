package quinas.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quinas.storage.Samples.event;
import static quinas.storage.Samples.heading;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import quinas.arena.store.Change;
import quinas.arena.store.GameStore;
import quinas.arena.store.StoreException;

/// What people hear when PostgreSQL lets nobody in, and how a store outlives lost connections.
class PostgresTroubleTest {

  @Test
  void aWrongPasswordIsSaidSoAndNotRepeated() throws Exception {
    String address = Databases.postgres();
    execute(address, "create role guest login password 'right'");
    String wrong = address.replaceFirst("[?].*", "") + "?user=nobody_of_this_name&password=secret";
    assertThatThrownBy(() -> Stores.open(wrong))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("wrong user or password")
        .hasMessageNotContaining("secret");
  }

  @Test
  void aDatabaseMustBeThere() throws Exception {
    String address = Databases.server().getJdbcUrl("postgres", "nowhere");
    complains(() -> Stores.open(address), "/nowhere: there is no such database");
  }

  @Test
  void aServerThatIsNotThereDoesNotAnswer() throws Exception {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    complains(
        () -> Stores.open("jdbc:postgresql://localhost:" + port + "/games"),
        "localhost:" + port + "/games does not answer");
  }

  @Test
  void aDatabaseOfSomethingElseIsLeftAlone() throws Exception {
    String address = Databases.postgres();
    execute(address, "create table contact (name text)");
    complains(
        () -> Stores.open(address), " holds something else; give Quinas a database of its own");
  }

  @Test
  void aDatabaseOfANewerQuinasIsLeftAlone() throws Exception {
    String address = Databases.postgres();
    Stores.open(address).close();
    execute(
        address,
        """
        insert into quinas_schema_history select 99, '99', 'later', 'SQL', 'V99__later.sql', 0,
          installed_by, installed_on, 0, true from quinas_schema_history limit 1
        """);
    complains(
        () -> Stores.open(address),
        " was kept by a newer Quinas; this one knows less than it holds");
  }

  @Test
  void aStoreGoesOnWhenItsConnectionsAreCut() throws Exception {
    String address = Databases.postgres();
    BlockingQueue<Change> heard = new LinkedBlockingQueue<>();
    try (GameStore store = Stores.open(address);
        var subscription = store.listen(heard::add)) {
      assertThat(subscription).isNotNull();
      assertThat(store.create(heading("a"), event(0))).isTrue();
      assertThat(heard.poll(30, TimeUnit.SECONDS)).isEqualTo(new Change("a", 0));
      cut(address);
      // Whoever listens is told to look for himself, and then hears as before.
      assertThat(heard.poll(30, TimeUnit.SECONDS)).isEqualTo(new Change("", -1));
      assertThat(tried(store)).isTrue();
      assertThat(heard.poll(30, TimeUnit.SECONDS)).isEqualTo(new Change("a", 1));
      assertThat(store.read("a", 0).orElseThrow().events()).hasSize(2);
    }
  }

  /// As a server does: after a fault it looks what is there, and tries again.
  private static boolean tried(GameStore store) throws StoreException {
    for (int i = 0; i < 10; i++) {
      try {
        return store.append("a", event(1), Optional.empty());
      } catch (StoreException e) {
        assertThat(e).hasMessageMatching(".*(does not answer|the connection broke).*");
        if (look(store) == 2) {
          return true;
        }
      }
    }
    return false;
  }

  private static int look(GameStore store) {
    try {
      return store.read("a", 0).orElseThrow().events().size();
    } catch (StoreException e) {
      return -1;
    }
  }

  private static void cut(String address) throws Exception {
    execute(
        address,
        """
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
        """);
  }

  private static void execute(String address, String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection(address);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void complains(ThrowingCallable deed, String end) {
    assertThatThrownBy(deed).isInstanceOf(StoreException.class).hasMessageEndingWith(end);
  }
}

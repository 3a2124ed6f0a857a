package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quinas.arena.store.GameStore;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.storage.Stores;

/// What people hear who start a server on a database that cannot be opened.
class ServeCommandTest {

  @TempDir Path directory;

  /// What is said in Portuguese, with nothing on standard output.
  private static String refusal(String database) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] arguments = {"serve", "--port", "0", "--lang", "pt", "--db", database};
    int status =
        Main.commandLine(Texts.of(Language.PORTUGUESE), arguments)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    assertThat(status).isEqualTo(1);
    assertThat(out.toString()).isEmpty();
    return err.toString().strip();
  }

  private Path database() throws Exception {
    Path file = directory.resolve("games.db");
    try (GameStore store = Stores.open(file)) {
      assertThat(store.isHealthy()).isTrue();
    }
    return file;
  }

  private static Connection connect(Path file) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }

  @Test
  void aDirectoryMustBeThere() {
    Path missing = directory.resolve("nowhere");
    assertThat(refusal(missing.resolve("games.db").toString()))
        .isEqualTo("quinas serve: " + missing + ": essa pasta não existe");
  }

  @Test
  void aTextIsNoDatabase() throws Exception {
    Path file = directory.resolve("letter.txt");
    Files.writeString(file, "Dear Ana, this is no database. ".repeat(100));
    assertThat(refusal(file.toString()))
        .isEqualTo("quinas serve: " + file + " não é uma base de dados SQLite");
  }

  @Test
  void aDatabaseOfANewerQuinasIsLeftAlone() throws Exception {
    Path file = database();
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into quinas_schema_history select 99, '99', description, type, script, checksum,"
              + " installed_by, installed_on, execution_time, success from quinas_schema_history"
              + " limit 1");
    }
    assertThat(refusal(file.toString())).startsWith("quinas serve: " + file + " foi guardad");
  }

  @Test
  void aDatabaseThatSomebodyLocksIsSaidToBeHeld() throws Exception {
    Path file = database();
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma locking_mode = exclusive");
      statement.execute("begin exclusive");
      assertThat(refusal(file.toString()))
          .isEqualTo("quinas serve: " + file + " está ocupado por outro programa");
    }
  }

  @Test
  void nobodyAnswersWhereNoPostgresIs() {
    assertThat(refusal("jdbc:postgresql://localhost:1/quinas?user=ana&password=secret"))
        .startsWith("quinas serve: ")
        .endsWith("não responde")
        .doesNotContain("secret");
  }
}

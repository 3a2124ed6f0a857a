package quinas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server is killed while many play, again and again. Nothing that it had said was kept is
/// missing afterwards, every game goes on, no clock is wrong.
class CrashTest {

  @Test
  void aFewKillsLoseNothingFromAFile(@TempDir Path directory)
      throws IOException, InterruptedException, ExecutionException {
    survives(3, directory.resolve("games.db").toString());
  }

  @Test
  void aFewKillsLoseNothingFromPostgres()
      throws IOException, InterruptedException, ExecutionException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      survives(3, postgres.getJdbcUrl("postgres", "postgres"));
    }
  }

  @Test
  @Tag("deep")
  void fiftyKillsLoseNothingFromAFile(@TempDir Path directory)
      throws IOException, InterruptedException, ExecutionException {
    survives(50, directory.resolve("games.db").toString());
  }

  @Test
  @Tag("deep")
  void fiftyKillsLoseNothingFromPostgres()
      throws IOException, InterruptedException, ExecutionException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      survives(50, postgres.getJdbcUrl("postgres", "postgres"));
    }
  }

  private static void survives(int kills, String database)
      throws IOException, InterruptedException, ExecutionException {
    try (Crashes crashes = new Crashes(database, kills)) {
      for (int i = 0; i < kills; i++) {
        crashes.crash();
      }
      crashes.playToTheEnd();
      System.out.println(crashes);
      assertThat(crashes.worstClockFault()).isLessThanOrEqualTo(1_000);
    }
  }
}

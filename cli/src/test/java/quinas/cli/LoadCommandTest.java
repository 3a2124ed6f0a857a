package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `quinas load` against a server of its own.
@Timeout(180)
class LoadCommandTest {

  @TempDir Path directory;

  /// What a command said and how it ended.
  private record Ended(String out, String err, int status) {}

  private static Ended load(String... more) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] arguments = new String[more.length + 1];
    arguments[0] = "load";
    System.arraycopy(more, 0, arguments, 1, more.length);
    int status =
        Main.commandLine(Texts.of(Language.ENGLISH), arguments)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Ended(out.toString(), err.toString(), status);
  }

  @Test
  void gamesOfAllKindsArePlayedToTheirEndsAndMeasured() throws Exception {
    try (ServerProcess server = ServerProcess.start(directory.resolve("games.db"))) {
      // No faster than one client may speak.
      String[] few = {"--games", "5", "--pace", "60-90", "--ramp", "0", "--time", "8", "--json"};
      String[] arguments = new String[few.length + 1];
      arguments[0] = server.address();
      System.arraycopy(few, 0, arguments, 1, few.length);
      Ended ended = load(arguments);
      assertThat(ended.err()).isEmpty();
      assertThat(ended.status()).isZero();
      JsonNode report = new JsonMapper().readTree(ended.out());
      assertThat(report.path("errors")).isEmpty();
      assertThat(report.path("finished").intValue()).isPositive();
      long moves = report.path("accepted").path("count").longValue();
      assertThat(moves).isGreaterThan(50);
      // Every move that the server kept was shown to the opponent.
      assertThat(report.path("seen").path("count").longValue()).isBetween(moves - 10, moves + 10);
      assertThat(report.path("accepted").path("p99").doubleValue())
          .isGreaterThanOrEqualTo(report.path("accepted").path("median").doubleValue())
          .isPositive();
    }
  }

  @Test
  void whoIsTooQuickIsToldWhichLimitRefusedHim() throws Exception {
    String[] limits = {
      "--limit", "messages=1", "--limit", "requests=9999", "--limit", "games=9999"
    };
    try (ServerProcess server = ServerProcess.start(directory.resolve("games.db"), limits)) {
      // Longer than an answer is waited for: none may be missing besides.
      String at = server.address();
      Ended ended =
          load(at, "--games", "2", "--pace", "0-2", "--ramp", "0", "--time", "8", "--json");
      assertThat(ended.status()).isEqualTo(1);
      JsonNode report = new JsonMapper().readTree(ended.out());
      assertThat(report.path("errors").propertyNames())
          .containsExactly("refused: too-many, that is more than the limit messages=1 allows");
    }
  }

  @Test
  void whereNoServerAnswersNothingIsPlayed() {
    Ended ended = load("http://localhost:1/", "--games", "1", "--ramp", "0", "--time", "1");
    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.out()).contains("Games at once: 0");
  }

  @Test
  void whatIsNoAddressOrNoPaceIsRefused() {
    assertThat(load("somewhere").status()).isEqualTo(2);
    assertThat(load("http://localhost:1/", "--pace", "slow").err()).startsWith("quinas load: ");
  }
}

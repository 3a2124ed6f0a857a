package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

/// What the commands that play many games have in common.
class GamesCommandTest {

  @TempDir private Path directory;

  private record Ended(int status, String out, String err) {}

  private static Ended run(List<String> arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Main.commandLine(Texts.of(Language.ENGLISH))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments.toArray(String[]::new));
    return new Ended(status, out.toString(), err.toString());
  }

  private Path tournament() {
    return directory.resolve("two.toml");
  }

  @BeforeEach
  void writeATournament() throws IOException {
    write("classic:easy");
  }

  private void write(String second) throws IOException {
    Files.writeString(
        tournament(),
        """
        game = "infection"
        [[entrant]]
        player = "classic:medium"
        [[entrant]]
        player = "%s"
        """
            .formatted(second));
  }

  /// A command with its least arguments, against this opponent, and more.
  private List<String> command(String name, String second, String... more) throws IOException {
    write(second);
    List<String> least =
        switch (name) {
          case "match" ->
              List.of("match", "infection", "--first", "classic:medium", "--second", second);
          case "tournament" -> List.of("tournament", tournament().toString());
          default -> List.of("ladder", "infection", "--levels", "2", "--pairs", "1");
        };
    return Stream.of(least, List.of("--lang", "en"), List.of(more)).flatMap(List::stream).toList();
  }

  private Ended ended(String name, String... more) throws IOException {
    return run(command(name, "classic:easy", more));
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament", "ladder"})
  void whatIsWrongWithAFileBeforeTheFirstGameIsRefused(String name) throws IOException {
    Path mine = directory.resolve("mine.quinas");
    Files.writeString(mine, "mine");
    String nowhere = directory.resolve("nowhere").resolve("games.quinas").toString();
    List<Ended> all =
        List.of(
            ended(name, "--games-file", mine.toString()),
            ended(name, "--games-file", mine.toString(), "--resume"),
            ended(name, "--games-file", nowhere),
            ended(name, "--games-file", directory.toString(), "--resume"));

    assertThat(all).extracting(Ended::status).containsOnly(2);
    assertThat(all).extracting(Ended::out).containsOnly("");
    assertThat(all).extracting(Ended::err).allMatch(said -> said.startsWith("quinas " + name));
    assertThat(all.get(0).err()).contains(mine + " is there already");
    assertThat(all.get(1).err()).contains(mine + ": line 1, ");
    assertThat(all.get(2).err()).contains(nowhere);
    assertThat(all.get(3).err()).contains(directory + " is no file to go on with");
    assertThat(Files.readString(mine)).isEqualTo("mine");
  }

  @Test
  void aTournamentThatIsNotThereIsRefused() {
    Path nowhere = directory.resolve("nowhere.toml");
    Ended ended = run(List.of("tournament", nowhere.toString(), "--lang", "en"));

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err())
        .isEqualTo("quinas tournament: " + nowhere + ": there is no such file or directory\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament", "ladder"})
  void theGamesOfAnotherAreRefused(String name) throws IOException {
    Path games = directory.resolve("games.quinas");
    String other = name.equals("match") ? "tournament" : "match";
    String[] more = other.equals("match") ? new String[] {"--pairs", "1"} : new String[0];
    List<String> playing =
        Stream.concat(
                command(other, "classic:easy", more).stream(),
                Stream.of("--games-file", games.toString()))
            .toList();
    assertThat(run(playing).status()).isZero();
    Ended ended = ended(name, "--games-file", games.toString(), "--resume");

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).contains(games.toString()).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament"})
  void whatEndsItAfterwardsIsAFailure(String name) throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    Ended ended = run(command(name, "tcp:127.0.0.1:" + port));

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err()).contains("could not be started, 3 times in a row");
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament"})
  @EnabledOnOs(OS.LINUX)
  void aResultThatCannotBeWrittenInTheEndIsAFailure(String name) throws IOException {
    Ended ended = ended(name, "--json", "/dev/full");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.out()).contains("classic:medium");
    assertThat(ended.err()).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament", "ladder"})
  void argumentsThatMakeNoSenseAreRefused(String name) throws IOException {
    assertThat(ended(name, "--concurrency", "0").err())
        .contains("concurrency: 0 is not a number from 1 to 1024");
    assertThat(ended(name, "--concurrency", "0").status()).isEqualTo(2);
    assertThat(ended(name, "--resume").err()).contains("--resume needs --games-file");
    assertThat(ended(name, "--resume").status()).isEqualTo(2);
  }
}

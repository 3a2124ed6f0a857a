package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordReader;
import quinas.arena.record.RecordWriter;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Timeout(180)
class TournamentCommandTest {

  @TempDir Path directory;

  /// What the command said and how it ended.
  private record Ended(String out, String err, int status) {}

  private static Ended run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Main.commandLine(Texts.of(Language.ENGLISH))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Ended(out.toString(), err.toString(), status);
  }

  private Path file(String name, String text) throws Exception {
    return Files.writeString(directory.resolve(name), text);
  }

  private Path tournament(int pairs) throws Exception {
    return file(
        "spring.toml",
        """
        event = "Spring"
        game = "infection"
        length = "12,points"
        pairs = %d
        [[entrant]]
        name = "Ana"
        player = "engine:nodes=100"
        [[entrant]]
        name = "Bob"
        player = "classic:medium"
        [[entrant]]
        name = "Carla"
        player = "classic:easy"
        """
            .formatted(pairs));
  }

  private static List<String> sorted(Path file) throws Exception {
    List<String> games = new ArrayList<>();
    for (GameRecord game : RecordReader.read(Files.readString(file))) {
      games.add(RecordWriter.write(List.of(game)));
    }
    return games.stream().sorted().toList();
  }

  @Test
  void aTournamentIsPlayedToldAndKept() throws Exception {
    Path games = directory.resolve("games.quinas");
    Path json = directory.resolve("result.json");
    Path svg = directory.resolve("ratings.svg");
    Ended ended =
        run(
            "tournament",
            tournament(2).toString(),
            "--games-file",
            games.toString(),
            "--json",
            json.toString(),
            "--svg",
            svg.toString(),
            "--concurrency",
            "2",
            "--lang",
            "en");
    assertThat(ended.err()).isEmpty();
    assertThat(ended.status()).isZero();
    assertThat(ended.out())
        .startsWith("Spring: 7th Guest: Infection, round robin\nComplete: 3 rounds, 12 games.\n\n")
        .contains("  #  Player  Points", "Ana", "/4", "±");
    assertThat(sorted(games)).hasSize(12);
    JsonNode result = JsonMapper.builder().build().readTree(Files.readString(json));
    assertThat(result.get("complete").booleanValue()).isTrue();
    assertThat(result.get("rounds").size()).isEqualTo(3);
    assertThat(result.get("ratings").size()).isEqualTo(3);
    assertThat(Files.readString(svg)).startsWith("<svg ").contains(">Carla<");

    Path again = directory.resolve("again.json");
    Ended ratings =
        run(
            "ratings",
            games.toString(),
            "--json",
            again.toString(),
            "--svg",
            directory.resolve("again.svg").toString(),
            "--lang",
            "en");
    assertThat(ratings.err()).isEmpty();
    assertThat(ratings.out()).startsWith("12 games of 3 players.\n");
    JsonNode reread = JsonMapper.builder().build().readTree(Files.readString(again));
    // Who is as strong as another may stand before or behind him, in rows and in columns.
    assertThat(ratingsOf(reread)).containsExactlyInAnyOrderElementsOf(ratingsOf(result));
  }

  private static List<String> ratingsOf(JsonNode result) {
    List<String> ratings = new ArrayList<>();
    JsonNode rows = result.get("ratings");
    for (JsonNode one : rows) {
      ratings.add(one.get("name") + " " + one.get("games"));
      for (int i = 0; i < rows.size(); i++) {
        JsonNode points = one.get("points").get(i);
        ratings.add(one.get("name") + " against " + rows.get(i).get("name") + ": " + points);
      }
    }
    return ratings;
  }

  @Test
  void aTournamentCanBePlayedByThePieRuleWithoutAWordOfItInItsFile() throws Exception {
    Path games = directory.resolve("games.quinas");
    String file = tournament(2).toString();
    Ended ended = run("tournament", file, "--pie", "--games-file", games.toString());
    Ended rated = run("ratings", games.toString(), "--lang", "en");
    Ended other = run("tournament", file, "--resume", "--games-file", games.toString());

    assertThat(ended.status()).isZero();
    assertThat(Files.readString(games)).contains("[Pie \"");
    assertThat(rated.out()).startsWith("12 games of 3 players.\n");
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).contains("pie: on, -");
  }

  @Test
  void anAnchorMovesAllRatings() throws Exception {
    Path games = directory.resolve("games.quinas");
    run("tournament", tournament(1).toString(), "--games-file", games.toString());
    Ended ended = run("ratings", games.toString(), "--anchor", "Bob=1500", "--lang", "en");
    assertThat(ended.status()).isZero();
    assertThat(ended.out()).containsPattern("Bob +\\+1500\\.0 +±0\\.0 ");
    for (String anchor : List.of("Bob", "Bob=x", "Dora=1500", "=3")) {
      Ended wrong = run("ratings", games.toString(), "--anchor", anchor, "--lang", "en");
      assertThat(wrong.status()).as(anchor).isEqualTo(2);
      assertThat(wrong.err()).startsWith("quinas ratings: --anchor: ").hasLineCount(1);
    }
  }

  /// A real process, killed without a chance to say anything.
  @Test
  void killedAtAnyMomentItGoesOnToTheSameGames() throws Exception {
    Path tournament = tournament(40);
    Path whole = directory.resolve("whole.quinas");
    Path killed = directory.resolve("killed.quinas");
    assertThat(run("tournament", tournament.toString(), "--games-file", whole.toString()).status())
        .isZero();
    String[] arguments = {
      "tournament", tournament.toString(), "--games-file", killed.toString(), "--resume"
    };
    int hits = 0;
    for (int kill = 1; kill <= 3; kill++) {
      Process process = start(arguments);
      long size = Files.size(whole) * kill / 5;
      boolean isOver = false;
      while (!isOver && (!Files.exists(killed) || Files.size(killed) < size)) {
        isOver = process.waitFor(5, TimeUnit.MILLISECONDS);
      }
      hits += process.isAlive() ? 1 : 0;
      process.destroyForcibly().waitFor();
    }
    assertThat(hits).as("kills in the middle").isPositive();
    assertThat(run(arguments).status()).isZero();
    assertThat(sorted(killed)).isEqualTo(sorted(whole));
  }

  private static Process start(String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Duser.language=en", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add(Main.class.getName());
    command.addAll(Arrays.asList(arguments));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  @Test
  void nothingIsWrittenOver() throws Exception {
    Path games = file("games.quinas", "mine");
    Ended ended = run("tournament", tournament(1).toString(), "--games-file", games.toString());
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err())
        .isEqualTo(
            "quinas tournament: "
                + games
                + " is there already, and nothing is written over it; --resume goes on with it\n");
    assertThat(Files.readString(games)).isEqualTo("mine");
  }

  @Test
  void theGamesOfAnotherTournamentAreRefused() throws Exception {
    Path games = directory.resolve("games.quinas");
    Path tournament = tournament(1);
    run("tournament", tournament.toString(), "--games-file", games.toString());
    Files.writeString(
        tournament, Files.readString(tournament).replace("length = \"12", "length = \"14"));
    Ended ended =
        run("tournament", tournament.toString(), "--games-file", games.toString(), "--resume");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err())
        .isEqualTo(
            "quinas tournament: "
                + games
                + ": round 1.1 is of another tournament, which differs (there, here) in"
                + " length: 12,points, 14,points\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          game = "chess" | spring.toml: line 1: there is no game "chess"
          gane = "infection" | spring.toml: game is missing
          game = "infection"~pairs = 0 | spring.toml: line 2: pairs must be from 1 to 1000000
          game = "infection"~[[entrant]]~player = "classic:easy" | spring.toml: line 2: a tournament
          game = "infection"~[[entrant]]~player = "x" | spring.toml: line 2: a tournament needs
          game = "infection"~openings = "no.txt" | no.txt: there is no such file or directory
          game = "infection | spring.toml: line 1: this is no TOML
          """)
  void aBadFileIsAnsweredInOneLine(String text, String answer) throws Exception {
    Path tournament = file("spring.toml", text.replace('~', '\n') + "\n");
    Ended ended = run("tournament", tournament.toString(), "--lang", "en");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).contains(answer).hasLineCount(1);
  }

  @Test
  void wrongArgumentsAreAnsweredInOneLine() throws Exception {
    String tournament = tournament(1).toString();
    for (String[] arguments :
        new String[][] {
          {"tournament"},
          {"tournament", tournament, "--resume"},
          {"tournament", tournament, "--concurrency", "0"},
          {"tournament", tournament, "--lang", "xx"},
          {"ratings"},
          {"ratings", directory.resolve("missing").toString()},
          {"ratings", tournament},
        }) {
      Ended ended = run(arguments);
      assertThat(ended.status()).as(String.join(" ", arguments)).isEqualTo(2);
      assertThat(ended.err()).hasLineCount(1);
      assertThat(ended.out()).isEmpty();
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is one of Unix")
  void whoLosesByMishapsIsTold() throws Exception {
    // Greets, and crashes in each game as soon as it is to move.
    Path program =
        file(
            "bad.sh",
            """
            while read -r line; do
              case "$line" in
                ugi) echo "id name bad"; echo ugiok ;;
                isready) echo readyok ;;
                go*) exit 3 ;;
              esac
            done
            """);
    Path tournament = tournament(1);
    Files.writeString(
        tournament,
        Files.readString(tournament).replace("engine:nodes=100", "ugi:sh '" + program + "'"));
    Path games = directory.resolve("games.quinas");
    Path json = directory.resolve("result.json");
    Ended ended =
        run(
            "tournament",
            tournament.toString(),
            "--games-file",
            games.toString(),
            "--json",
            json.toString(),
            "--lang",
            "en");
    assertThat(ended.status()).as(ended.err()).isZero();
    assertThat(ended.out())
        .containsPattern(
            "\n\nAna lost by +the program has crashed × 4\n +the first in round 2\\.1, game 1\\.1: .");
    JsonNode standings = JsonMapper.builder().build().readTree(Files.readString(json));
    for (JsonNode standing : standings.get("standings")) {
      boolean isBad = standing.get("name").stringValue().equals("Ana");
      assertThat(standing.get("mishaps").toString()).isEqualTo(isBad ? "{\"crash\":4}" : "{}");
    }
    assertThat(run("ratings", games.toString(), "--lang", "pt").out())
        .containsPattern("\n\nAna perdeu por +o programa terminou inesperadamente × 4\n$");
  }

  @Test
  void aFileWithoutGamesHasNoRatings() throws Exception {
    Path empty = file("empty.quinas", "");
    Ended ended = run("ratings", empty.toString(), "--lang", "en");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).isEqualTo("quinas ratings: " + empty + " holds no games\n");
  }

  @Test
  void aMissingOrUnreadableFileIsNamed() throws Exception {
    Path missing = directory.resolve("missing.toml");
    assertThat(run("tournament", missing.toString(), "--lang", "en").err())
        .isEqualTo("quinas tournament: " + missing + ": there is no such file or directory\n");
    Path binary =
        Files.write(
            directory.resolve("binary.toml"), "game = \"é\"".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(run("tournament", binary.toString(), "--lang", "en").err())
        .isEqualTo("quinas tournament: " + binary + ": it is not UTF-8\n");
  }

  @Test
  void theExampleOfTheDocumentationIsATournament() throws Exception {
    Path example = Path.of("..", "docs", "example.tournament.toml");
    Path shorter =
        file("example.toml", Files.readString(example).replace("pairs = 2", "pairs = 1"));
    Ended ended = run("tournament", shorter.toString(), "--lang", "en");
    assertThat(ended.err()).isEmpty();
    assertThat(ended.out()).contains("Kitchen table", "Complete: 5 rounds, 20 games.");
  }

  @Test
  void portugueseIsSpokenToo() throws Exception {
    Ended ended = run("tournament", tournament(1).toString(), "--lang", "pt");
    assertThat(ended.out()).contains("todos contra todos", "Completo: 3 rondas, 6 jogos.");
  }
}

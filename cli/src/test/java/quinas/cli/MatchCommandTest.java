package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordFile;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MatchCommandTest {

  @TempDir private Path directory;

  /// What a command said, and its exit status.
  private record Answer(int status, String out, String err) {}

  private static Answer run(Language language, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Main.commandLine(Texts.of(language))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Answer(status, out.toString(), err.toString().strip());
  }

  private static Answer match(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("match", "infection", "--first", "classic:medium", "--second", "classic:easy"));
    if (!List.of(more).contains("--lang")) {
      arguments.addAll(List.of("--lang", "en"));
    }
    arguments.addAll(Arrays.asList(more));
    return run(Language.ENGLISH, arguments.toArray(String[]::new));
  }

  @Test
  void theReportSaysWhoIsStronger() {
    Answer answer = match("--pairs", "10", "--seed", "3");

    assertThat(answer.status()).isZero();
    assertThat(answer.err()).isEmpty();
    assertThat(answer.out())
        .startsWith("classic:medium – classic:easy, 7th Guest: Infection\n")
        .contains("the start of the game, 4 random moves", "Elo [95 %]", "Margin a game")
        .containsPattern("all games +20 ")
        .containsPattern("as red \\(x\\) +10 ")
        .doesNotContain("Stopped", "\r");
  }

  @Test
  void itSpeaksPortuguese() {
    Answer answer = match("--pairs", "2", "--lang", "pt");

    assertThat(answer.out()).contains("todos os jogos", "com vermelho (x)", "Semente");
  }

  @Test
  void everyGameIsKept() throws IOException, RecordException {
    Path file = directory.resolve("games.quinas");
    Answer answer = match("--games", "6", "--games-file", file.toString());

    List<GameRecord> games = RecordFile.read(file);
    assertThat(answer.out()).contains(file.toString());
    assertThat(games).hasSize(6);
  }

  @Test
  void theResultIsWrittenAsJson() throws IOException {
    Path file = directory.resolve("result.json");
    match("--pairs", "8", "--json", file.toString(), "--sprt", "elo0=0,elo1=10");

    JsonNode json = JsonMapper.builder().build().readTree(Files.readString(file));
    assertThat(json.get("schema").asString()).isEqualTo("quinas-match-1");
    assertThat(json.get("complete").asBoolean()).isTrue();
    assertThat(json.get("all").get("games").asInt()).isEqualTo(16);
    assertThat(json.get("pentanomial")).hasSize(5);
    assertThat(json.get("margin").get("pairs").asInt()).isEqualTo(8);
    assertThat(json.get("sprt").get("verdict").asString()).isEqualTo("none");
    assertThat(json.get("mishaps").get("first")).isEmpty();
  }

  @Test
  void aFileIsNeverWrittenOverButOneCanGoOnWithIt() throws IOException, RecordException {
    Path file = directory.resolve("games.quinas");
    match("--pairs", "2", "--games-file", file.toString());

    Answer again = match("--pairs", "3", "--games-file", file.toString());
    assertThat(again.status()).isEqualTo(2);
    assertThat(again.err())
        .isEqualTo(
            "quinas match: "
                + file
                + " is there already, and nothing is written over it; --resume goes on with it");

    Answer resumed = match("--pairs", "3", "--games-file", file.toString(), "--resume");
    assertThat(resumed.status()).isZero();
    assertThat(RecordFile.read(file)).hasSize(6);

    Answer other =
        match("--pairs", "3", "--games-file", file.toString(), "--resume", "--max-plies", "9");
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err())
        .contains("holds another match, which differs (there, here) in length: -, 9");
  }

  @Test
  void openingsComeFromAFile() throws IOException, RecordException {
    Path book = directory.resolve("openings.txt");
    Path file = directory.resolve("games.quinas");
    Files.writeString(book, "# two\nf1 b1\ng2 b1\n");
    match("--pairs", "2", "--openings", book.toString(), "--games-file", file.toString());

    assertThat(RecordFile.read(file).stream().map(game -> game.moves().subList(0, 2)).distinct())
        .hasSize(2);
  }

  @Test
  void aSequentialTestEndsTheMatch() {
    Answer answer =
        match("--pairs", "1000", "--sprt", "elo0=0,elo1=30", "--concurrency", "2", "--seed", "3");

    assertThat(answer.status()).isZero();
    assertThat(answer.out()).contains("a gain (H1)");
  }

  @Test
  void whereAResultCannotBeWrittenNoGameIsPlayed() {
    String nowhere = directory.resolve("nowhere").resolve("result.json").toString();
    Answer answer = match("--pairs", "1", "--json", nowhere);

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).startsWith("quinas match: " + nowhere + ": ").hasLineCount(1);
  }

  @Test
  void whereNobodyCouldBeStartedNothingIsReported() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    String nobody = "tcp:127.0.0.1:" + port;
    Answer answer =
        run(
            Language.ENGLISH,
            "match",
            "infection",
            "--first",
            nobody,
            "--second",
            "classic:easy",
            "--lang",
            "en");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err())
        .startsWith("quinas match: 127.0.0.1:" + port + " could not be started, 3 times in a row: ")
        .containsOnlyOnce("127.0.0.1:" + port)
        .contains("cannot be reached");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aResultThatFillsTheDiskIsStillToldOnce() {
    Answer answer = match("--pairs", "1", "--json", "/dev/full");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.out()).containsOnlyOnce("all games");
    assertThat(answer.err()).startsWith("quinas match: ").hasLineCount(1);
  }

  @Test
  void komiIsGivenToTheSecondSeat() throws IOException {
    Path file = directory.resolve("komi.quinas");
    Answer answer =
        run(
            Language.ENGLISH,
            "match",
            "pushee",
            "--first",
            "classic:normal",
            "--second",
            "classic:normal",
            "--pairs",
            "2",
            "--seed",
            "3",
            "--komi",
            "300.5",
            "--games-file",
            file.toString());

    assertThat(answer.out()).contains("Komi of the second seat   300.5");
    assertThat(answer.out()).containsPattern("as X +2 +0 +0 +2 ").containsPattern("as O +2 +2 ");
    assertThat(Files.readString(file)).contains("[Komi \"300.5\"]", "; komi=300.5; ");
    assertThat(match("--komi", "1.5").err()).contains("is not decided by points alone");
    assertThat(
            run(
                    Language.ENGLISH,
                    "match",
                    "catsdogs",
                    "--first",
                    "classic:easy",
                    "--second",
                    "classic:easy",
                    "--komi",
                    "1.5",
                    "--adjudicate")
                .err())
        .contains("what is proven does not hold with komi");
  }

  @Test
  void byThePieRuleSeatsAreChangedAndCounted() throws IOException {
    Path file = directory.resolve("pie.quinas");
    Path json = directory.resolve("pie.json");
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("match", "catsdogs", "--set", "size=4", "--set", "starter=cats"));
    arguments.addAll(List.of("--first", "engine:nodes=200", "--second", "level:5", "--pie"));
    arguments.addAll(List.of("--pairs", "4", "--seed", "3", "--lang", "en"));
    arguments.addAll(List.of("--opening-plies", "2"));
    arguments.addAll(List.of("--games-file", file.toString(), "--json", json.toString()));
    Answer answer = run(Language.ENGLISH, arguments.toArray(String[]::new));

    JsonNode pie = JsonMapper.builder().build().readTree(Files.readString(json)).get("pie");
    int swapped = pie.get("swapped").asInt();
    assertThat(answer.status()).isZero();
    assertThat(swapped).isPositive();
    assertThat(pie.get("offered").asInt()).isEqualTo(8);
    assertThat(answer.out()).contains("Seats changed             " + swapped + " of 8 times");
    assertThat(Files.readString(file)).contains("[Pie \"swapped\"]", "; pie=on; ");

    arguments.add("--resume");
    Answer again = run(Language.ENGLISH, arguments.toArray(String[]::new));
    assertThat(again.out().lines().filter(line -> line.startsWith("as ")).toList())
        .isEqualTo(answer.out().lines().filter(line -> line.startsWith("as ")).toList());

    arguments.remove("--pie");
    assertThat(run(Language.ENGLISH, arguments.toArray(String[]::new)).err())
        .contains("holds another match, which differs (there, here) in pie: on, -");
    assertThat(match("--pairs", "1").out()).doesNotContain("Seats changed");
  }

  @Test
  void whatMakesNoSenseIsSaidInASentence() {
    assertThat(match("--games", "7"))
        .isEqualTo(
            new Answer(
                2, "", "quinas match: a match has one pair at least, and an even number of games"));
    assertThat(match("--tc", "soon").status()).isEqualTo(2);
    assertThat(match("--tc", "soon").err()).contains("time control: \"soon\"");
    assertThat(match("--concurrency", "0").err()).contains("not a number from 1 to 1024");
    assertThat(match("--sprt", "elo0=-400,elo1=-200").err())
        .endsWith("must lie between -200 and 200 in normalized Elo; model=logistic allows more");
    assertThat(match("--resign", "score=x").err()).contains("resign: \"score=x\"");
    assertThat(match("--resume").err()).contains("--resume needs --games-file");
    assertThat(match("--openings", "nowhere.txt"))
        .isEqualTo(
            new Answer(2, "", "quinas match: nowhere.txt: there is no such file or directory"));
    assertThat(run(Language.ENGLISH, "match", "infection", "--first", "x", "--second", "y").err())
        .contains("player \"x\" is none of", "a program is ugi:COMMAND");
  }

  @Test
  void aMistakeInAFileOfOpeningsIsToldWithTheFile() throws IOException {
    Path book = directory.resolve("openings.txt");
    Files.writeString(book, "# one\nbanana\n");
    assertThat(match("--openings", book.toString()).err()).contains(book + ", line 2: ");

    assertThat(match("--openings", book.toString(), "--lang", "pt").err())
        .contains(", linha 2: ")
        .doesNotContain("word", "instead");

    Files.writeString(book, "[Game \"infection\"]\n[Start \"x\"]\n\n*\n");
    assertThat(match("--openings", book.toString()).err())
        .contains("openings " + book + ": line 2, column ");
    assertThat(match("--openings", book.toString(), "--lang", "pt").err())
        .contains("aberturas " + book + ": linha 2, coluna ");

    assertThat(match("--openings", directory.toString()).err())
        .isEqualTo("quinas match: " + directory + ": it is a directory");
  }

  @Test
  void aResultThatCouldNotBeWrittenAtTheEndIsRefusedBeforeTheFirstGame() {
    Path nowhere = directory.resolve("nowhere").resolve("result.json");
    assertThat(match("--json", nowhere.toString()))
        .isEqualTo(
            new Answer(2, "", "quinas match: " + nowhere + ": there is no such file or directory"));
    assertThat(match("--json", directory.toString()).err()).endsWith("it is a directory");
  }
}

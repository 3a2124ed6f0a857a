package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quinas.arena.record.GameRecord;
import quinas.arena.record.Note;
import quinas.arena.record.RecordFile;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;

class AnalyseCommandTest {

  /// X lets a five happen, and O makes it.
  private static final String FIVE =
      """
      [Game "shiftago"]
      [Start "1oooo2/7/7/7/x6/x6/xx5 x 18 18"]
      [Result "second"]

      1. left4 2. left1
      second
      """;

  @TempDir private Path folder;

  private record Ended(List<String> out, String err, int status) {}

  private static Ended run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Main.commandLine(Texts.of(Language.ENGLISH))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Ended(out.toString().lines().toList(), err.toString().strip(), status);
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("games.quinas"), text);
  }

  @Test
  void aBadMoveIsToldWithWhatItAllowed() throws Exception {
    Ended ended = run("analyse", file(FIVE).toString(), "--nodes", "2000", "--lang", "en");
    assertThat(ended.status()).as(ended.err()).isZero();
    assertThat(ended.out())
        .anyMatch(
            line -> line.contains("left4") && line.endsWith("lets O make five in row 1 by left1"))
        .anyMatch(line -> line.startsWith("O: accuracy 100 %"));
  }

  @Test
  void theTableSpeaksPortuguese() throws Exception {
    Ended ended = run("analyse", file(FIVE).toString(), "--nodes", "2000", "--lang", "pt");
    assertThat(ended.out())
        .anyMatch(line -> line.endsWith("deixa O fazer cinco na linha 1 com left1"));
  }

  @Test
  void theWrittenRecordHasTheCommentAndTheBetterLine() throws Exception {
    Path annotated = folder.resolve("annotated.quinas");
    Ended ended =
        run(
            "analyse",
            file(FIVE).toString(),
            "--nodes",
            "2000",
            "--lines",
            "2",
            "--output",
            annotated.toString(),
            "--lang",
            "en");
    assertThat(ended.status()).as(ended.err()).isZero();
    List<Note> notes = RecordFile.read(annotated).getFirst().line().plies().getFirst().notes();
    assertThat(notes.getFirst())
        .isInstanceOfSatisfying(
            Note.Comment.class,
            comment -> assertThat(comment.text()).contains("blunder ??", "make five"));
    assertThat(notes).hasSize(3).filteredOn(note -> note instanceof Note.Variation).hasSize(2);
  }

  /// A game of random moves of each game, in one file.
  private Path allGames() throws IOException {
    List<GameRecord> games = new ArrayList<>();
    for (Game game : Games.ALL) {
      Options options = Options.standard(game);
      SplitMix64 random = new SplitMix64(4);
      Position start = game.deal(options, random);
      List<Integer> moves = new ArrayList<>();
      for (Position at = start; !at.isOver(); at = at.play(moves.getLast())) {
        moves.add(at.randomMove(random));
      }
      games.add(GameRecord.of(options, start, moves));
    }
    Path file = folder.resolve("all.quinas");
    RecordFile.write(file, games);
    return file;
  }

  @Test
  void wholeGamesAreJudgedTheSameOnAnyNumberOfThreads() throws Exception {
    String file = allGames().toString();
    Ended one = run("analyse", file, "--nodes", "200", "--lang", "en");
    Ended two = run("analyse", file, "--nodes", "200", "--lang", "en", "--threads", "2");
    assertThat(one.status()).as(one.err()).isZero();
    assertThat(one.out()).filteredOn(line -> line.startsWith("Game ")).hasSize(Games.ALL.size());
    assertThat(two).isEqualTo(one);
  }

  @Test
  void aGameIsReadFromStandardInput() {
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(FIVE.getBytes(StandardCharsets.UTF_8)));
      assertThat(run("analyse", "-", "--depth", "2", "--lang", "en").out())
          .anyMatch(line -> line.contains("left4"));
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void anErrorNamesFileLineAndColumn() throws Exception {
    Path file = file(FIVE.replace("left4", "left9"));
    Ended ended = run("analyse", file.toString(), "--lang", "en");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).startsWith("quinas analyse: " + file + ": line 5, column 4: ");
  }

  @Test
  void aMissingFileAndForbiddenNumbersAreRefused() {
    Ended missing = run("analyse", folder.resolve("none").toString(), "--lang", "en");
    assertThat(missing.status()).isEqualTo(2);
    assertThat(missing.err()).contains("none: ");
    assertThat(run("analyse", "x", "--lines", "0", "--lang", "en").status()).isEqualTo(2);
  }
}

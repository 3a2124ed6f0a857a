package quinas.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

@Timeout(300)
class LadderCommandTest {

  @TempDir Path folder;

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

  private Ended ladder(String... more) {
    String[] all = {
      "ladder",
      "shiftago",
      "--lang",
      "en",
      "--levels",
      "4",
      "--pairs",
      "1",
      "--seed",
      "5",
      "--games-file",
      folder.resolve("games.quinas").toString()
    };
    String[] arguments = java.util.Arrays.copyOf(all, all.length + more.length);
    System.arraycopy(more, 0, arguments, all.length, more.length);
    return run(arguments);
  }

  @Test
  void theLevelsAreRatedTogetherWithThoseOfTheOriginal() throws IOException {
    Ended ended = ladder("--out", folder.toString());
    assertThat(ended.err()).isEmpty();
    assertThat(ended.status()).isZero();
    // 5 encounters of the four levels, and of the first and third with three of the original.
    assertThat(ended.out()).contains("The levels of Shiftago", "22 games of 22.");
    String page = Files.readString(folder.resolve("shiftago.md"));
    assertThat(page).contains("| `level:1` | 1 |", "| `level:4` | 2 |", "| `classic:hard` |");
    assertThat(page).contains("](shiftago.svg)", "quinas ladder shiftago --pairs 1");
    assertThat(Files.readString(folder.resolve("shiftago.svg"))).startsWith("<svg");
  }

  @Test
  void theFolderIsMadeIfThereIsNone() {
    Path fresh = folder.resolve("new").resolve("tables");
    Ended ended = ladder("--out", fresh.toString());
    assertThat(ended.err()).isEmpty();
    assertThat(fresh.resolve("shiftago.md")).isNotEmptyFile();
  }

  @Test
  void aFileInPlaceOfTheFolderIsSaidInASentence() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Ended ended = ladder("--out", file.toString());
    assertThat(ended.status()).isNotZero();
    assertThat(ended.err()).contains(file.toString()).doesNotContain("Exception");
  }

  @Test
  void itGoesOnWhereItWasAndSaysTheSame() throws IOException {
    Ended whole = ladder();
    Path games = folder.resolve("games.quinas");
    String kept = Files.readString(games);
    int half = kept.indexOf("[Game", kept.indexOf("[Pair \"1.2\"]", kept.length() / 2));
    Files.writeString(games, kept.substring(0, half));
    assertThat(ladder("--resume").out()).isEqualTo(whole.out());
    assertThat(Files.size(games)).isEqualTo(kept.length());
  }

  @Test
  void gamesOfOtherLevelsAreNotTakenForThese() throws IOException {
    ladder();
    Path games = folder.resolve("games.quinas");
    Files.writeString(games, Files.readString(games).replace("width=", "width=1"));
    Ended ended = ladder("--resume");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).contains("is of another tournament");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ladder go|there is no game \"go\"",
        "ladder pushee --pairs 0|pairs: 0 is not a number from 1 to",
        "ladder pushee --levels 1|levels: 1 is not a number from 2 to 10",
        "ladder pushee --resume|--resume needs --games-file",
        "ladder pushee --lang xx|There is no language \"xx\"; the languages are en, pt."
      })
  void whatMakesNoSenseIsSaidInASentence(String arguments, String sentence) {
    Ended ended = run(arguments.split(" ", -1));
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).contains(sentence);
  }
}

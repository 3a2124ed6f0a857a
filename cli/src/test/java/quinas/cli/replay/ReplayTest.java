package quinas.cli.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordReader;
import quinas.cli.board.Look;
import quinas.cli.play.PipeConsole;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

class ReplayTest {

  private static final String THREE =
      """
      [Game "shiftago"]
      [Start "7/7/7/7/7/7/7 x 22 22"]
      left1 {to the corner} up1 left1 *
      """;

  /// What is shown to a reader who types these lines, boards left out.
  private static List<String> shown(Language language, String answers) throws Exception {
    Texts texts = Texts.of(language);
    Look look = new Look(true, 0);
    GameRecord game = RecordReader.read(THREE).getFirst();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
    try (PipeConsole console = new PipeConsole(new StringReader(answers), out, texts)) {
      new Replay(game, look, texts).step(console, 0);
    }
    return bytes
        .toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.matches("(The start|Move|There|to the|The game).*"))
        .map(line -> line.replaceAll("^(Move \\d|The start).*", "$1"))
        .toList();
  }

  @Test
  void theReaderGoesWhereHeLikes() throws Exception {
    assertThat(shown(Language.ENGLISH, "\nn\np\ng 3\nn\ng0\np\ng 4\nwhat\n2\nq\nn\n"))
        .containsExactly(
            "The start",
            "Move 1",
            "to the corner",
            "Move 2",
            "Move 1",
            "to the corner",
            "Move 3",
            "The game goes on from here.",
            "There are moves 0 to 3.",
            "The start",
            "There are moves 0 to 3.",
            "There are moves 0 to 3.",
            "There are moves 0 to 3.",
            "Move 2");
  }

  @ParameterizedTest
  @EnumSource
  void theEndOfTheInputIsTheEnd(Language language) throws Exception {
    List<String> shown = shown(language, "g 1\n");
    assertThat(shown).contains("to the corner");
  }
}

package quinas.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SceneTest {

  private static final Scene SCENE = scene("said");

  private static Scene scene(String message) {
    return new Scene(
        lines("+---+", "| x |", "+---+"),
        5,
        lines("Title", "", "a status of several words"),
        new AttributedString("x to move"),
        lines("1 a", "2 b", "3 c"),
        lines(message),
        lines("Enter play", "? help", "q quit"));
  }

  @Test
  void thePanelStandsBesideTheBoardWhereThereIsRoom() {
    assertThat(text(SCENE.lines(30, 9)))
        .isEqualTo(
            """
            +---+   Title
            | x |
            +---+   a status of several
                    words

            said


            Enter play  ? help  q quit
            """);
  }

  @Test
  void onALowScreenTheLatestMovesAreShown() {
    assertThat(text(SCENE.lines(30, 11))).contains("        2 b\n        3 c\n");
  }

  @Test
  void thePanelGoesBelowANarrowBoard() {
    assertThat(text(SCENE.lines(20, 11)))
        .isEqualTo(
            """
            +---+
            | x |
            +---+
            Title
            a status of several
            words

            said


            Enter play  ? help
            """);
  }

  @Test
  void whereThereIsNoRoomForAPanelTheMessageSaysWhoIsToMove() {
    assertThat(text(scene("").lines(20, 5)))
        .isEqualTo(
            """
            +---+
            | x |
            +---+
            x to move
            Enter play  ? help
            """);
    assertThat(text(SCENE.lines(20, 5))).contains("+---+\nsaid\n");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "20, 5", "5, 5", "120, 40", "7, 6"})
  void aScreenIsAlwaysFilledAndNeverOverfilled(int width, int height) {
    List<AttributedString> lines = SCENE.lines(width, height);
    assertThat(lines).hasSize(height);
    assertThat(lines).allMatch(line -> line.length() <= width);
  }

  @Test
  void aBoardNeedsTwoLinesMoreThanItsOwn() {
    assertThat(Scene.fits(40, 10, 40, 12)).isTrue();
    assertThat(Scene.fits(40, 10, 40, 11)).isFalse();
    assertThat(Scene.fits(40, 10, 39, 12)).isFalse();
  }

  private static List<AttributedString> lines(String... lines) {
    return Arrays.stream(lines).map(AttributedString::new).toList();
  }

  private static String text(List<AttributedString> lines) {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line.toString().stripTrailing()).append('\n'));
    return text.toString();
  }
}

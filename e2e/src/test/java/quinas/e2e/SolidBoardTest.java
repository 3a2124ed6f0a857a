package quinas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolidBoardTest extends BrowserTest {

  @ParameterizedTest
  @ValueSource(strings = {"shiftago", "catsdogs", "infection"})
  void movesAreMadeByMouseInThreeDimensions(String game) {
    PlayPage play = PlayPage.open(page(), site(), game).twoPersons();
    SolidBoard board = SolidBoard.of(play);
    for (int made = 0; made < 4; made++) {
      String move = board.play(100 + 37 * made);
      assertThat(play.moves()).hasCount(made + 1);
      assertThat(play.moves().nth(made)).hasText(move);
    }
    play.button("2D").click();
    assertThat(play.now().moves()).isEqualTo(4);
  }

  @Test
  void aDragInTheEditorPaintsSquares() {
    Page page = page();
    page.navigate(site() + "#/editor/infection");
    Locator text = page.locator("textarea");
    assertThat(text).not().hasValue("");
    page.locator("button", new Page.LocatorOptions().setHasText("Clear the board")).click();
    page.locator("button", new Page.LocatorOptions().setHasText("3D")).click();
    SolidBoard board = SolidBoard.on(page.locator("quinas-board3d"));
    board.drag("b3", "e3");
    assertThat(text).hasValue(Pattern.compile("7/7/1xxxx2/7/7/7/7 .*"));
  }

  @Test
  void aBoardThatLiesStillIsNotDrawn() {
    Page page = page();
    page.addInitScript(SolidBoard.COUNTING);
    PlayPage play = PlayPage.open(page, site(), "infection").twoPersons();
    SolidBoard board = SolidBoard.of(play);
    board.play(1);
    assertThat(play.moves()).hasCount(1);
    page.mouse().move(1, 1);
    board.awaitStillness();
  }

  @Test
  void withoutWebGlTheBoardStaysFlatAndSaysSo() {
    try (Chromium plain = Chromium.start("--disable-gpu", "--disable-3d-apis")) {
      PlayPage play = PlayPage.open(plain.page(settings -> {}), site(), "shiftago");
      play.button("3D").click();
      assertThat(play.status()).containsText("cannot show 3D");
      assertThat(play.playAny(new Random(1)).moves()).isEqualTo(2);
      assertThat(plain.errors()).isEmpty();
    }
  }
}

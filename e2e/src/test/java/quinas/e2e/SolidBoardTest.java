package quinas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
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

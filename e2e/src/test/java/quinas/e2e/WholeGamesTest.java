package quinas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WholeGamesTest extends BrowserTest {

  private static final int ENOUGH = 1_000;

  @ParameterizedTest
  @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
  void isPlayedToItsEndByMouse(String game) {
    playToTheEnd(game, Input.MOUSE, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
  void isPlayedToItsEndByKeyboard(String game) {
    playToTheEnd(game, Input.KEYBOARD, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
  void isPlayedToItsEndByTouch(String game) {
    playToTheEnd(game, Input.TOUCH, 3);
  }

  private void playToTheEnd(String game, Input input, long seed) {
    Page page = page(input::prepare);
    PlayPage play = PlayPage.open(page, site(), game).twoPersons();
    Random random = new Random(seed);
    Situation situation = play.now();
    assertThat(situation.moves()).isZero();
    for (int acts = 0; !situation.isOver(); acts++) {
      assertThat(acts).as("the game does not end: %s", situation.status()).isLessThan(ENOUGH);
      input.choose(page, situation, situation.any(random));
      Situation next = play.after(situation);
      assertThat(next.moves()).isBetween(situation.moves(), situation.moves() + 1);
      situation = next;
    }
    assertThat(situation.moves()).isGreaterThan(4);
    assertThat(situation.end()).matches("(Blue|Red|Light|Dark|Cats|Dogs) wins?: .+|Draw: .+");
  }
}

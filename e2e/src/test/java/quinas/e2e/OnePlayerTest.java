package quinas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What somebody does who plays alone on this device.
class OnePlayerTest extends BrowserTest {

  @Test
  void aGameGoesOnAfterARefresh() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago");
    play.choose("left3");
    Situation before = play.waitForMoves(2);
    play.page().reload();
    Situation after = PlayPage.at(play.page()).now();
    assertThat(after.moves()).isEqualTo(2);
    assertThat(after.pieces()).isEqualTo(before.pieces()).hasSize(2);
    play.choose("up5");
    play.waitForMoves(4);
  }

  @Test
  void aMoveThatWaitsForItsConfirmationSurvivesARefresh() {
    Page page = page();
    Settings.open(page, site()).check("second click");
    PlayPage play = PlayPage.open(page, site(), "shiftago");
    play.choose("left3");
    assertThat(play.status()).containsText("left3 waits");
    page.reload();
    assertThat(play.status()).containsText("left3 waits");
    assertThat(play.moves()).hasCount(0);
    play.button("Play left3").click();
    play.waitForMoves(2);
  }

  @Test
  void aPremoveIsPlayedAtExactlyTheNextTurn() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago").againstFullStrength(8);
    play.choose("left3");
    assertThat(play.status()).containsText("is thinking");
    play.choose("up5");
    assertThat(play.status()).containsText("up5 is set for your next turn");
    play.waitForMoves(3);
    assertThat(play.moves().nth(2)).hasText("up5");
  }

  /// Which premoves make sense is known only after a while.
  @Test
  void aPremoveCanBeSetAtOnce() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago").againstFullStrength(8);
    Chromium.slow(play.page());
    play.choose("left3");
    assertThat(play.status()).containsText("is thinking");
    play.choose("up5");
    assertThat(play.status()).containsText("up5 is set for your next turn");
    play.waitForMoves(3);
    assertThat(play.moves().nth(2)).hasText("up5");
  }

  @Test
  void aPremoveGoesWithTheMoveThatIsTakenBack() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago").againstFullStrength(30);
    play.choose("left3");
    assertThat(play.status()).containsText("is thinking");
    play.choose("up5");
    assertThat(play.status()).containsText("up5 is set for your next turn");
    play.button("Take back").click();
    assertThat(play.status()).containsText("Your turn");
    assertThat(play.moves()).hasCount(0);
    play.choose("left1");
    assertThat(play.moves()).hasText(new String[] {"left1"});
  }

  @Test
  void aPremoveCanBeDropped() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago").againstFullStrength(12);
    play.choose("left3");
    play.choose("up5");
    play.button("Drop it").click();
    assertThat(play.status()).containsText("is thinking");
    Situation mine = play.waitForMoves(2);
    assertThat(mine.moves()).isEqualTo(2);
  }

  @Test
  void anIllegalTryIsRefusedWithASentenceInTheLanguageOfTheUser() {
    PlayPage play = PlayPage.open(page(), site(), "infection");
    play.choose("d4");
    assertThat(play.status()).hasText(Pattern.compile("[A-Z].{10,}\\."));
    assertThat(play.status()).not().containsText("Your turn");
    String inEnglish = play.status().textContent().strip();
    play.page()
        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Português"))
        .click();
    play.choose("d4");
    assertThat(play.status()).not().containsText(inEnglish);
    assertThat(play.status()).hasText(Pattern.compile("[A-ZÀ-Ú].{10,}\\."));
    assertThat(play.moves()).hasCount(0);
  }

  @Test
  void theLanguageIsSwitchedAndKept() {
    Page page = page();
    PlayPage play = PlayPage.open(page, site(), "syrtis");
    assertThat(play.status()).containsText("Your turn");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Português")).click();
    assertThat(play.status()).containsText("É a sua vez");
    assertThat(page.locator("html")).hasAttribute("lang", "pt");
    page.reload();
    assertThat(play.status()).containsText("É a sua vez");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("English")).click();
    assertThat(play.status()).containsText("Your turn");
  }

  @Test
  void aMoveIsTakenBackWithItsAnswer() {
    PlayPage play = PlayPage.open(page(), site(), "infection");
    Situation before = play.now();
    assertThat(play.playAny(new Random(1)).moves()).isEqualTo(2);
    play.button("Take back").click();
    assertThat(play.moves()).hasCount(0);
    assertThat(play.now().pieces()).isEqualTo(before.pieces());
  }

  @Test
  void aHintNamesAMoveThatCanBePlayed() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago");
    play.button("Hint").click();
    assertThat(play.status()).containsText("Quinas would play");
    String hint = play.status().textContent().replaceAll(".*would play (.+)\\.\\s*", "$1").strip();
    play.choose(hint);
    play.waitForMoves(2);
    assertThat(play.moves().first()).hasText(hint);
  }

  @Test
  void resigningEndsTheGameAndARematchSwapsTheSeats() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago");
    play.choose("left3");
    play.waitForMoves(2);
    play.button("Resign").click();
    Locator answer = play.question("Resign this game?", "Resign");
    assertThat(answer).isFocused();
    play.page().keyboard().press("Escape");
    assertThat(answer).hasCount(0);
    assertThat(play.button("Resign")).isFocused();
    play.button("Resign").dblclick();
    assertThat(answer).isVisible();
    answer.click();
    assertThat(play.status()).containsText("You lose: resignation");
    play.button("Rematch").click();
    // The computer has the first seat now.
    play.waitForMoves(1);
  }

  @Test
  void arrowKeysLeadThroughTheGameAndBack() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago");
    play.choose("left3");
    Situation before = play.waitForMoves(2);
    Page page = play.page();
    page.keyboard().press("Home");
    assertThat(play.status()).containsText("Move 0 of 2");
    page.keyboard().press("ArrowRight");
    assertThat(play.status()).containsText("Move 1 of 2");
    page.keyboard().press("End");
    assertThat(play.status()).containsText("Your turn");
    assertThat(play.now().pieces()).isEqualTo(before.pieces());
  }

  @Test
  void theMovesOfTheListAreOneTabStop() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago");
    play.choose("left3");
    play.waitForMoves(2);
    play.choose("up5");
    play.waitForMoves(4);
    assertThat(play.table().locator("quinas-moves button[tabindex='0']")).hasCount(1);
    Page page = play.page();
    play.moves().nth(3).focus();
    page.keyboard().press("ArrowLeft");
    assertThat(play.moves().nth(2)).isFocused();
    page.keyboard().press("ArrowUp");
    assertThat(play.moves().nth(0)).isFocused();
    assertThat(play.status()).containsText("Move 1 of 4");
    page.keyboard().press("Tab");
    assertThat(play.table().locator("quinas-moves button:focus")).hasCount(0);
  }

  @Test
  void theMenuClosesWhenSomethingElseIsTouched() {
    PlayPage play = PlayPage.open(page(), site(), "shiftago");
    play.button("More").click();
    assertThat(play.table().locator(".menu")).isVisible();
    play.page().keyboard().press("Escape");
    assertThat(play.table().locator(".menu")).hasCount(0);
    play.button("More").click();
    play.table().locator("quinas-seat").first().click();
    assertThat(play.table().locator(".menu")).hasCount(0);
  }

  @Test
  void twoTabsOfOneGameDoNotUndoEachOther() {
    PlayPage first = PlayPage.open(page(), site(), "shiftago");
    first.choose("left3");
    first.waitForMoves(2);
    PlayPage second = PlayPage.open(beside(first.page()), site(), "shiftago");
    assertThat(first.status()).containsText("goes on in another tab");
    second.choose("up5");
    second.waitForMoves(4);
    assertThat(first.moves()).hasCount(4);
    first.choose("up2");
    first.button("Go on").click();
    assertThat(second.status()).containsText("goes on in another tab");
    assertThat(first.moves()).hasCount(4);
    first.choose("up2");
    first.waitForMoves(6);
    assertThat(second.moves().allTextContents()).isEqualTo(first.moves().allTextContents());
  }

  @Test
  void anAnalysisAndItsVariationsSurviveARefresh() {
    Page page =
        page(settings -> settings.setPermissions(List.of("clipboard-read", "clipboard-write")));
    page.navigate(site() + "/#/analyse/shiftago");
    Locator moves = page.locator("quinas-study-moves .move");
    page.locator("[data-place='left3']").click();
    assertThat(moves).hasCount(1);
    page.locator("[data-place='up1']").click();
    assertThat(moves).hasCount(2);
    page.keyboard().press("ArrowLeft");
    page.locator("[data-place='up2']").click();
    assertThat(moves).hasCount(3);
    page.waitForCondition(
        () -> (boolean) page.evaluate("() => JSON.stringify(history.state).includes('up2')"));
    page.reload();
    assertThat(moves).hasText(new String[] {"left3", "up1", "up2"});
    assertThat(page.locator("quinas-study-moves [aria-current]")).hasText("up2");
    assertThat(page.locator("quinas-study-moves .move[tabindex='0']")).hasCount(1);
    page.getByText("Share and save").click();
    page.getByText("Copy record").click();
    assertThat(page.getByText("Copied: Copy record")).isVisible();
    String record = (String) page.evaluate("() => navigator.clipboard.readText()");
    assertThat(record).contains("1. left3 2. up1 (2. up2)");
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Archive")).click();
    page.goBack();
    assertThat(moves).hasCount(3);
  }

  @Test
  void textModeAnswersAndPlays() {
    Page page = page();
    Settings.open(page, site()).check("Command line");
    PlayPage play = PlayPage.open(page, site(), "shiftago");
    Locator log = play.table().getByRole(AriaRole.LOG);
    play.say("moves");
    assertThat(log).containsText("28 moves: ");
    play.say("a1");
    assertThat(log).containsText("empty");
    play.say("nonsense");
    assertThat(log).containsText(Pattern.compile("nonsense.+\\.", Pattern.DOTALL));
    play.say("left3");
    play.waitForMoves(2);
    play.say("last");
    assertThat(log).containsText(Pattern.compile("Quinas played (left|right|up|down)\\d\\."));
    play.say("eval");
    assertThat(log).containsText(Pattern.compile("for the first seat\\. Best: "));
  }

  @Test
  void aFinishedGameIsInTheArchiveAndCanBeReplayed() {
    Page page = page();
    PlayPage play = PlayPage.open(page, site(), "shiftago");
    play.choose("left3");
    play.waitForMoves(2);
    play.button("Resign").click();
    play.question("Resign this game?", "Resign").click();
    assertThat(play.status()).containsText("You lose");
    page.navigate(site() + "/#/archive");
    Locator row = page.locator("quinas-archive li");
    assertThat(row).hasCount(1);
    assertThat(row).containsText("Shiftago");
    assertThat(row).containsText("resignation");
    page.reload();
    row.getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Open")).click();
    assertThat(page.locator("quinas-study-moves").getByRole(AriaRole.BUTTON).first())
        .hasText(Pattern.compile(".*left3.*", Pattern.DOTALL));
  }

  @ParameterizedTest
  @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
  void theRulesShowFiguresOfTheGame(String game) {
    Page page = page();
    page.navigate(site() + "/#/rules/" + game);
    Locator figures = page.locator("quinas-figure");
    assertThat(figures.first()).isVisible();
    assertThat(figures.count()).isGreaterThanOrEqualTo(2);
    for (int at = 0; at < figures.count(); at++) {
      assertThat(figures.nth(at).locator("svg [data-key], svg .piece").first()).isAttached();
    }
  }

  @Test
  void theEditorMarksTheSquareOfAnError() {
    Page page = page();
    page.navigate(site() + "/#/editor/catsdogs");
    Locator editor = page.locator("quinas-editor");
    Locator text = editor.locator("textarea");
    assertThat(text).hasValue(Pattern.compile("\\S+ [cd] place \\d+ \\d+"));
    assertThat(editor.locator(".faulty")).hasCount(0);
    text.fill("cd6/8/8/8/8/8/8/8 c place 1 1");
    assertThat(editor.locator(".verdict")).containsText("a cat next to a dog");
    assertThat(editor.locator("path.faulty:not(.under)").first()).isVisible();
  }

  @Test
  void theAnalysisShowsLines() {
    Page page = page();
    page.navigate(site() + "/#/analyse/infection");
    Locator lines = page.locator("quinas-best-lines");
    assertThat(lines.locator("li .moves button").first()).isVisible();
    assertThat(lines.locator("li .worth").first()).containsText("%");
  }

  @Test
  void theAnalysisTellsAnExactVerdictAsExact() {
    Page page = page();
    page.navigate(site() + "/#/analyse/catsdogs/size%3D4");
    assertThat(page.locator("quinas-best-lines .exact").first()).hasText("exact");
  }
}

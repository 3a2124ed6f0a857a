package quinas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.Random;
import java.util.function.Consumer;
import quinas.e2e.Situation.Thing;

/// A game on this device, as its player uses it. Names are those of the English page.
final class PlayPage {

  private final Page page;

  private PlayPage(Page page) {
    this.page = page;
  }

  /// Opens a game: against the computer, until something else is set up.
  static PlayPage open(Page page, String site, String game) {
    page.navigate(site + "/#/play/" + game);
    return at(page);
  }

  /// The game that the page shows already.
  static PlayPage at(Page page) {
    PlayPage play = new PlayPage(page);
    play.now();
    return play;
  }

  Page page() {
    return page;
  }

  Locator table() {
    return page.locator("quinas-table");
  }

  /// The sentence that says how things stand.
  Locator status() {
    return table().getByRole(AriaRole.STATUS);
  }

  /// The moves in the list.
  Locator moves() {
    return table().locator("quinas-moves .cell button");
  }

  Locator button(String name) {
    return button(table(), name);
  }

  /// An answer to a question that the page asks.
  Locator question(String question, String answer) {
    return button(
        table().getByRole(AriaRole.GROUP, new Locator.GetByRoleOptions().setName(question)),
        answer);
  }

  private static Locator button(Locator within, String name) {
    return within.getByRole(
        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  /// As it is when somebody here may act, or the game is over.
  Situation now() {
    return Situation.after(-1, table());
  }

  /// The next one in which somebody may act.
  Situation after(Situation before) {
    return Situation.after(before.progress(), table());
  }

  /// As soon as the list has so many moves, and somebody here may act.
  Situation waitForMoves(int count) {
    assertThat(moves()).hasCount(count);
    return now();
  }

  /// Clicks a place of the board.
  void choose(String place) {
    table().locator("[data-place='" + place + "']").click();
  }

  /// Makes one move by mouse, whichever chance wants.
  ///
  /// @return the next situation in which somebody here may act
  Situation playAny(Random random) {
    Situation before = now();
    Situation at = before;
    while (at.moves() == before.moves() && !at.isOver()) {
      Thing thing = at.any(random);
      page.mouse().click(thing.x(), thing.y());
      at = after(at);
    }
    return at;
  }

  /// Types a line in text mode.
  void say(String line) {
    Locator field = table().locator("quinas-command input");
    field.fill(line);
    field.press("Enter");
  }

  /// Through the dialog: a person in either seat.
  PlayPage twoPersons() {
    return setUp(dialog -> {
      button(seat(dialog, "First seat"), "Person").click();
      button(seat(dialog, "Second seat"), "Person").click();
    });
  }

  /// Through the dialog: the second seat is played by the computer.
  PlayPage against(String level) {
    return setUp(dialog -> {
      Locator seat = seat(dialog, "Second seat");
      button(seat, "Computer").click();
      seat.getByLabel("Level").selectOption(level);
    });
  }

  /// Through the dialog: the second seat is played by the engine.
  ///
  /// @param seconds how long it thinks about a move
  PlayPage againstFullStrength(int seconds) {
    return setUp(dialog -> {
      Locator seat = seat(dialog, "Second seat");
      button(seat, "Computer").click();
      seat.getByLabel("Level").selectOption("Full strength");
      Locator field = seat.locator("input[type='number']");
      field.fill(Integer.toString(seconds));
      field.press("Tab");
    });
  }

  private PlayPage setUp(Consumer<Locator> choose) {
    button("More").click();
    button("New game").click();
    Locator dialog = page.getByRole(AriaRole.DIALOG);
    choose.accept(dialog);
    button(dialog, "Play").click();
    dialog.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
    return this;
  }

  private static Locator seat(Locator dialog, String name) {
    return dialog.getByRole(AriaRole.GROUP, new Locator.GetByRoleOptions().setName(name));
  }
}

package quinas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.LocatorAssertions.HasCountOptions;
import com.microsoft.playwright.options.AriaRole;
import java.lang.System.Logger.Level;
import java.util.Random;
import quinas.e2e.Situation.Thing;
import tools.jackson.databind.JsonNode;

/// Somebody who plays, or looks on at, a game on the server. Names are those of the English page.
final class Guest {

  private static final System.Logger LOG = System.getLogger(Guest.class.getName());
  private static final double PATIENCE = 60_000;

  private final Page page;
  private final String site;

  /// @param site where the server is for this one
  Guest(Page page, String site) {
    this.page = page;
    this.site = site;
  }

  Page page() {
    return page;
  }

  /// Makes a game of Shiftago for a friend.
  ///
  /// @param seat `First`, `Second` or `By chance`
  /// @return the link for the friend
  String invite(String seat) {
    page.navigate(site + "/#/");
    button("Choose the game").click();
    Locator form = page.locator("quinas-friend");
    button(form, "Shiftago").click();
    button(form, seat).click();
    button(form, "Create the game").click();
    return page.locator("quinas-game .invitation input").inputValue();
  }

  /// Opens a link that was made elsewhere.
  Guest follow(String link) {
    page.navigate(site + link.substring(link.indexOf("/#/")));
    return this;
  }

  void join() {
    button("Join the game").click();
  }

  /// The id of the game that the page shows.
  String game() {
    page.waitForURL(address -> address.contains("#/game/"));
    return page.url().replaceFirst(".*#/game/", "");
  }

  /// The secret that this browser keeps for a game.
  String token(String id) {
    String seats = (String) page.evaluate("() => localStorage.getItem('quinas.seats') ?? '[]'");
    for (JsonNode seat : Api.JSON.readTree(seats)) {
      if (seat.path("id").stringValue().equals(id)) {
        return seat.path("token").stringValue();
      }
    }
    return "";
  }

  private Locator table() {
    return page.locator("quinas-table");
  }

  Locator status() {
    return table().getByRole(AriaRole.STATUS);
  }

  Locator moves() {
    return table().locator("quinas-moves .cell button");
  }

  Locator button(String name) {
    return button(page.locator("body"), name);
  }

  private static Locator button(Locator within, String name) {
    return within.getByRole(
        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  /// The clocks, that of the upper seat first.
  Locator clocks() {
    return table().locator("quinas-seat .clock");
  }

  /// It is this one's turn here.
  Guest waitForTurn() {
    says("Your turn");
    return this;
  }

  /// The sentence on how things stand says this, or will.
  void says(String text) {
    assertThat(status())
        .containsText(text, new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE));
  }

  /// The list of moves has so many, or will.
  void sees(int moves) {
    assertThat(moves()).hasCount(moves, new HasCountOptions().setTimeout(PATIENCE));
  }

  /// Makes a move by mouse, whichever chance wants.
  void move(Random random) {
    Situation situation = Situation.after(-1, table());
    Thing place = situation.any(random);
    LOG.log(Level.INFO, "move {0}: {1}, {2}", situation.moves() + 1, place.name(), place.label());
    page.mouse().click(place.x(), place.y());
  }

  /// Gives the game up, and says so again when asked.
  void resign() {
    button("Resign").click();
    button(
            table()
                .getByRole(
                    AriaRole.GROUP, new Locator.GetByRoleOptions().setName("Resign this game?")),
            "Resign")
        .click();
  }

  /// A place of the board, as a pointer finds it.
  void point(String place) {
    table().locator("[data-place='" + place + "']").click();
  }

  boolean isOver() {
    return table().locator(".over").count() > 0;
  }
}

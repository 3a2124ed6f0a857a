package quinas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Two people in two browsers play each other over the server, and a third looks on.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FriendsTest {

  private Random random = new Random(0);
  private Path database = Path.of("");
  private Chromium chromium;
  private QuinasServer server;

  @BeforeAll
  void start(@TempDir Path folder) throws IOException {
    chromium = Chromium.start();
    database = folder.resolve("games.db");
    server = QuinasServer.start(database, 0);
  }

  @AfterAll
  void stop() {
    server.close();
    chromium.close();
  }

  /// Each test has chances of its own, the same whichever tests run before it.
  @BeforeEach
  void seed(TestInfo test) {
    random = new Random(test.getTestMethod().orElseThrow().getName().hashCode());
  }

  /// A server that is away is reported by the browser itself, and is no fault of the page.
  @AfterEach
  void noPageReportsAnError() {
    chromium.closePages();
    assertThat(chromium.takeErrors())
        .allMatch(
            error -> error.contains("WebSocket connection to") || error.contains("net::ERR_"));
  }

  private Guest guest(String site) {
    return new Guest(
        chromium.page(
            settings -> settings.setPermissions(List.of("clipboard-read", "clipboard-write"))),
        site);
  }

  /// Ana invites Rui, who takes the second seat.
  private Guest[] two(String siteOfRui) {
    Guest ana = guest(server.address());
    Guest rui = guest(siteOfRui);
    rui.follow(ana.invite("First")).join();
    ana.waitForTurn();
    return new Guest[] {ana, rui};
  }

  private Guest[] two() {
    return two(server.address());
  }

  /// Makes the next move, and waits until all have seen it.
  private void move(int ply, Guest[] players, Guest... others) {
    players[ply % 2].waitForTurn().move(random);
    for (Guest guest : players) {
      guest.sees(ply + 1);
    }
    for (Guest guest : others) {
      guest.sees(ply + 1);
    }
  }

  private JsonNode state(String id) throws IOException, InterruptedException {
    try (Api api = new Api(server.address())) {
      return api.state(id);
    }
  }

  @Test
  void aGameGoesOnThroughACutLineAndAKilledServer() throws IOException, InterruptedException {
    try (Cable cable = new Cable(server.port())) {
      Guest[] players = two(cable.address());
      String id = players[0].game();
      Guest watcher = guest(server.address()).follow("/#/game/" + id);
      for (int ply = 0; ply < 4; ply++) {
        move(ply, players, watcher);
      }
      theLineIsCut(cable, players, watcher);
      theServerIsKilled(id, players, watcher);
      int ply = 6;
      for (; !players[0].isOver(); ply++) {
        move(ply, players, watcher);
      }
      for (Guest guest : List.of(players[0], players[1], watcher)) {
        assertThat(guest.status().locator(".over")).isVisible();
      }
      JsonNode end = state(id);
      assertThat(end.path("status").stringValue()).isEqualTo("over");
      assertThat(end.path("moves")).hasSize(ply);
      assertThat(players[0].moves().allTextContents())
          .isEqualTo(watcher.moves().allTextContents())
          .isEqualTo(players[1].moves().allTextContents());
    }
  }

  /// Rui's line is cut while Ana moves; he sees it by himself as soon as he can, and answers.
  private void theLineIsCut(Cable cable, Guest[] players, Guest watcher) throws IOException {
    cable.cut();
    players[1].says("Connection lost");
    players[0].waitForTurn().move(random);
    players[0].sees(5);
    watcher.sees(5);
    assertThat(players[1].moves()).hasCount(4);
    cable.mend();
    players[1].sees(5);
    move(5, players, watcher);
  }

  /// The server is killed and comes back on the same port; nobody touches a browser meanwhile, and
  /// the time is charged to nobody.
  private void theServerIsKilled(String id, Guest[] players, Guest watcher)
      throws IOException, InterruptedException {
    JsonNode before = state(id).path("clock");
    assertThat(before.path("running").stringValue()).isEqualTo("first");
    long gone = System.currentTimeMillis();
    server.kill();
    players[0].says("Connection lost");
    players[1].says("Connection lost");
    TimeUnit.SECONDS.sleep(2);
    server = QuinasServer.start(database, server.port());
    long back = System.currentTimeMillis();
    players[0].waitForTurn();
    players[1].says("Waiting for");
    assertThat(watcher.status())
        .not()
        .containsText(
            "Connection lost", new LocatorAssertions.ContainsTextOptions().setTimeout(30_000));
    JsonNode after = state(id).path("clock");
    long began = before.path("at").longValue();
    long begins = after.path("at").longValue();
    assertThat(after.path("first")).isEqualTo(before.path("first"));
    assertThat(begins - began).isBetween(back - gone - 1_000, back - gone + 1_000);
  }

  /// That he goes is told between her click and the answer of the rules.
  @Test
  void aMoveIsMadeEvenIfTheOtherGoesInThatMoment() {
    Guest[] players = two();
    Guest watcher = guest(server.address()).follow("/#/game/" + players[0].game());
    Chromium.slow(players[0].page());
    players[0].move(random);
    players[1].page().close();
    players[0].sees(1);
    watcher.sees(1);
  }

  @Test
  void whoLooksOnSeesAllAndCanDoNothing() throws IOException, InterruptedException {
    Guest[] players = two();
    String id = players[0].game();
    Guest watcher = guest(server.address()).follow("/#/game/" + id);
    move(0, players, watcher);
    move(1, players, watcher);
    for (String name : List.of("Resign", "Draw", "Take back", "Abort", "Rematch")) {
      assertThat(watcher.button(name)).hasCount(0);
    }
    watcher.point("left3");
    move(2, players, watcher);
    assertThat(state(id).path("moves")).hasSize(3);
    assertThat(watcher.token(id)).isEmpty();
  }

  @Test
  void clocksRunInBothBrowsers() {
    Guest[] players = two();
    move(0, players);
    move(1, players);
    for (Guest guest : players) {
      String now = guest.clocks().allTextContents().toString();
      guest.page().waitForCondition(() -> !guest.clocks().allTextContents().toString().equals(now));
    }
  }

  @Test
  void chanceCanDecideWhoSitsWhere() throws IOException, InterruptedException {
    Guest ana = guest(server.address());
    Guest rui = guest(server.address());
    String link = ana.invite("By chance");
    rui.follow(link).join();
    String id = rui.game();
    assertThat(ana.page().url()).doesNotContain(link.replaceFirst(".*/", ""));
    assertThat(rui.page().url()).endsWith("#/game/" + id);
    boolean isAnaFirst;
    try (Api api = new Api(server.address());
        Line line = api.watch(id, ana.token(id))) {
      isAnaFirst = line.hear("state").path("seat").stringValue().equals("first");
    }
    Guest[] players = isAnaFirst ? new Guest[] {ana, rui} : new Guest[] {rui, ana};
    move(0, players);
    move(1, players);
    Guest late = guest(server.address()).follow(link);
    assertThat(late.page().getByText("This seat is taken already")).isVisible();
    assertThat(late.button("Join the game")).hasCount(0);
    assertThat(state(id).path("moves")).hasSize(2);
  }

  @Test
  void offersAreAcceptedOrNotAndARematchSwapsTheSeats() throws IOException, InterruptedException {
    Guest[] players = two();
    Guest ana = players[0];
    Guest rui = players[1];
    String id = ana.game();
    move(0, players);
    move(1, players);
    ana.button("Draw").click();
    assertThat(rui.page().getByText("offers a draw")).isVisible();
    rui.button("Decline").click();
    assertThat(rui.page().getByText("offers a draw")).hasCount(0);
    ana.button("Take back").click();
    rui.button("Accept").click();
    ana.sees(0);
    rui.sees(0);
    move(0, players);
    move(1, players);
    rui.resign();
    ana.says("You win");
    rui.says("You lose");
    ana.button("Rematch").click();
    rui.button("Accept").click();
    for (Guest guest : players) {
      guest.page().locator("quinas-table").getByText("To the rematch").click();
    }
    Guest[] swapped = {rui, ana};
    move(0, swapped);
    move(1, swapped);
    assertThat(rui.game()).isNotEqualTo(id).isEqualTo(ana.game());
    assertThat(state(id).path("reason").stringValue()).isEqualTo("resignation");
  }

  @Test
  void aSeatGoesToAnotherDeviceByItsLinkAlone() {
    Guest[] players = two();
    String id = players[0].game();
    move(0, players);
    players[1].button("More").click();
    players[1].button("Carry my seat to another device").click();
    players[1].says("Whoever has this link plays in your place");
    String link = (String) players[1].page().evaluate("() => navigator.clipboard.readText()");
    Guest device = guest(server.address()).follow(link);
    assertThat(device.game()).isEqualTo(id);
    assertThat(device.page().url()).doesNotContain("seat");
    device.waitForTurn().move(random);
    for (Guest guest : List.of(players[0], players[1], device)) {
      guest.sees(2);
    }
  }

  /// The server has given the seat away, but nobody has heard so.
  @Test
  void aLostAnswerToJoiningDoesNotUseTheInvitationUp() {
    Guest ana = guest(server.address());
    String link = ana.invite("First");
    Guest rui = guest(server.address());
    rui.page()
        .route(
            "**/join",
            route -> {
              route.fetch();
              route.abort();
            },
            new Page.RouteOptions().setTimes(1));
    rui.follow(link).join();
    rui.button("Load again").click();
    assertThat(rui.game()).isEqualTo(ana.game());
    move(0, new Guest[] {ana, rui});
    move(1, new Guest[] {ana, rui});
  }

  @Test
  void aLinkThatOpensNothingTakesNoSeatAway() {
    Guest[] players = two();
    String id = players[0].game();
    String token = players[0].token(id);
    Page page = players[0].follow("/#/join/" + id + "/seat:" + token + "x").page();
    assertThat(page.getByText("This link opens no seat")).isVisible();
    page.getByText("Back to the game").click();
    move(0, players);
    assertThat(players[0].token(id)).isEqualTo(token);
  }

  @Test
  void aWrongTokenOpensNothing() throws IOException, InterruptedException {
    Guest[] players = two();
    String id = players[0].game();
    String token = players[0].token(id);
    Page thief = guest(server.address()).follow("/#/join/" + id + "/seat:" + token + "x").page();
    assertThat(thief.locator("quinas-notice")).isVisible();
    assertThat(thief.locator("quinas-board")).hasCount(0);
    try (Api api = new Api(server.address())) {
      for (String wrong : List.of(token + "x", token.substring(1), players[1].token(id))) {
        int status =
            api.act(id, wrong, "{\"type\":\"move\",\"ply\":0,\"move\":\"left3\"}").statusCode();
        assertThat(status).isIn(401, 409);
      }
    }
    assertThat(state(id).path("moves")).isEmpty();
    move(0, players);
  }

  @Test
  void aForgedMoveIsRefusedAndChangesNothing() throws IOException, InterruptedException {
    Guest[] players = two();
    String id = players[0].game();
    move(0, players);
    JsonNode before = state(id);
    try (Api api = new Api(server.address());
        Line first = api.watch(id, players[0].token(id));
        Line second = api.watch(id, players[1].token(id))) {
      second.move(id, 1, "left99");
      assertThat(second.hear("refused").path("error").path("code").stringValue())
          .isEqualTo("illegal-move");
      first.move(id, 1, "left3");
      assertThat(first.hear("refused").path("error").path("code").stringValue())
          .isEqualTo("not-your-turn");
      second.move(id, 0, "left3");
      assertThat(second.hear("refused").path("error").path("code").stringValue())
          .isEqualTo("wrong-ply");
    }
    JsonNode after = state(id);
    assertThat(after.path("moves")).isEqualTo(before.path("moves"));
    assertThat(after.path("clock")).isEqualTo(before.path("clock"));
    move(1, players);
  }
}

package quinas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Tests of pages that one server serves. No page may report an error.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest {

  /// For machines with other work, in milliseconds.
  static final double PATIENCE = 60_000;

  private QuinasServer server;
  private Chromium chromium;

  @BeforeAll
  void start(@TempDir Path folder) throws IOException {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    chromium = Chromium.start();
    server = QuinasServer.start(folder.resolve("games.db"), 0);
  }

  @AfterAll
  void stop() {
    server.close();
    chromium.close();
  }

  @AfterEach
  void noPageReportsAnError() {
    chromium.closePages();
    assertThat(takeErrors()).isEmpty();
  }

  /// What pages have reported since this was asked last, for tests that expect something.
  List<String> takeErrors() {
    return chromium.takeErrors();
  }

  /// `http://127.0.0.1:PORT`.
  String site() {
    return server.address();
  }

  /// A page of a new user, who wants no motion unless the settings say so.
  Page page() {
    return page(settings -> {});
  }

  Page page(Consumer<Browser.NewContextOptions> settings) {
    return chromium.page(options -> {
      options.setReducedMotion(ReducedMotion.REDUCE);
      settings.accept(options);
    });
  }

  /// Another page of the user of this one.
  Page beside(Page page) {
    return chromium.page(page.context());
  }
}

package quinas.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/// A browser, and what went wrong in its pages. Of one thread.
final class Chromium implements AutoCloseable {

  /// No word to the outside; WebGL is drawn by the processor.
  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-quic",
          "--no-first-run",
          "--enable-unsafe-swiftshader",
          "--use-angle=swiftshader");

  private final Playwright playwright;
  private final Browser browser;
  private final List<String> errors = new ArrayList<>();

  private Chromium(Path executable, List<String> more) {
    playwright = Playwright.create();
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(executable)
                    .setArgs(Stream.concat(ARGUMENTS.stream(), more.stream()).toList())
                    .setChromiumSandbox(false));
  }

  /// Starts a browser, or skips the test, loudly, where none is installed.
  ///
  /// @param more arguments of the browser besides the usual ones
  static Chromium start(String... more) {
    Optional<Path> executable = find();
    if (executable.isEmpty()) {
      String message =
          "SKIPPED: no Chromium found (apt-get install chromium-headless-shell, or -Dquinas.browser=FILE)";
      System.err.println(message);
      Assumptions.abort(message);
    }
    return new Chromium(executable.orElseThrow(), List.of(more));
  }

  private static Optional<Path> find() {
    String named = System.getProperty("quinas.browser", "");
    if (!named.isEmpty()) {
      return Optional.of(Path.of(named));
    }
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Arrays.stream(path.split(File.pathSeparator, -1))
        .flatMap(folder ->
            Stream.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
                .map(Path.of(folder)::resolve))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// A page of a user of its own: nothing is stored yet.
  Page page(Consumer<Browser.NewContextOptions> settings) {
    Browser.NewContextOptions options =
        new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en-GB");
    settings.accept(options);
    return page(browser.newContext(options));
  }

  /// Another page of the same user.
  Page page(BrowserContext context) {
    Page page = context.newPage();
    page.setDefaultTimeout(BrowserTest.PATIENCE);
    page.onPageError(errors::add);
    page.onConsoleMessage(message -> {
      if (message.type().equals("error")) {
        errors.add(message.text());
      }
    });
    return page;
  }

  /// From now on, until it is loaded again, whatever the page asks of its workers takes two seconds
  /// longer, as on a slow device: what it is told meanwhile comes in between.
  static void slow(Page page) {
    page.evaluate(
        """
        () => {
          const post = Worker.prototype.postMessage;
          Worker.prototype.postMessage = function (...message) {
            setTimeout(() => post.apply(this, message), 2000);
          };
        }
        """);
  }

  /// What pages have reported as errors so far: exceptions, broken policies, missing files.
  List<String> errors() {
    return List.copyOf(errors);
  }

  /// What pages have reported as errors since this was asked last.
  List<String> takeErrors() {
    List<String> taken = List.copyOf(errors);
    errors.clear();
    return taken;
  }

  /// Nobody looks at any page any more.
  void closePages() {
    browser.contexts().forEach(BrowserContext::close);
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}

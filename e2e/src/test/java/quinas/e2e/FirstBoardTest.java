package quinas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How much and how long it takes until somebody sees a board.
class FirstBoardTest extends BrowserTest {

  private static final int BUDGET = 300_000;

  @Test
  void threeHundredKilobytesShowAGame() {
    // Without the worker that fetches everything for later.
    Page page = page(settings -> settings.setServiceWorkers(ServiceWorkerPolicy.BLOCK));
    List<Request> finished = new CopyOnWriteArrayList<>();
    page.onRequestFinished(finished::add);
    page.navigate(site() + "/#/play/infection");
    page.locator("quinas-board [data-place]").first().waitFor();
    List<Request> shown = List.copyOf(finished);
    int bytes = shown.stream().mapToInt(FirstBoardTest::transferred).sum();
    System.out.println("Bytes until the first board: " + bytes);
    assertThat(shown).anyMatch(request -> request.url().endsWith("rules.wasm"));
    assertThat(bytes)
        .as(() -> shown.stream().map(FirstBoardTest::told).toList().toString())
        .isLessThanOrEqualTo(BUDGET);
  }

  @Test
  void aBoardIsShownSoonAfterTheStartOfTheServer(@TempDir Path folder) throws IOException {
    Page page = page();
    long start = System.nanoTime();
    try (QuinasServer fresh = QuinasServer.start(folder.resolve("games.db"), 0)) {
      double listening = (System.nanoTime() - start) / 1e9;
      page.navigate(fresh.address() + "/#/play/infection");
      page.locator("quinas-board [data-place]").first().waitFor();
      double shown = (System.nanoTime() - start) / 1e9;
      System.out.printf(
          "Serving after %.2f s, a board in the browser after %.2f s%n", listening, shown);
      page.close();
    }
  }

  private static String told(Request request) {
    return transferred(request) + " " + request.url();
  }

  private static int transferred(Request request) {
    return request.sizes().responseBodySize + request.sizes().responseHeadersSize;
  }
}

package quinas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The page does not need the server that it came from.
class WithoutServerTest extends BrowserTest {

  @Test
  void playsOfflineOnceItHasBeenLoaded() {
    Page page = page();
    PlayPage.open(page, site(), "shiftago");
    page.waitForFunction("navigator.serviceWorker.ready.then(() => true)");
    page.context().setOffline(true);
    page.reload();
    PlayPage play = PlayPage.at(page);
    assertThat(page.getByText("You are offline").first()).isVisible();
    play(play);
    page.context().setOffline(false);
  }

  @Test
  void playsAsPlainFilesUnderAnyPath(@TempDir Path folder) throws Exception {
    exportSite(folder.resolve("games/quinas"));
    HttpServer files =
        SimpleFileServer.createFileServer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            folder.toRealPath(),
            SimpleFileServer.OutputLevel.NONE);
    files.start();
    try {
      String site = "http://127.0.0.1:" + files.getAddress().getPort() + "/games/quinas";
      PlayPage play = PlayPage.open(page(), site, "infection");
      play(play);
    } finally {
      files.stop(0);
    }
  }

  @Test
  void playsAsJavaScriptWhereWebAssemblyIsTooOld() {
    Page page = page();
    List<String> loaded = new CopyOnWriteArrayList<>();
    page.onRequest(request -> loaded.add(name(request)));
    PlayPage play = PlayPage.open(page, site() + "/?script=", "catsdogs");
    play(play);
    assertThat(loaded).contains("rules.js", "engine.js").noneMatch(name -> name.endsWith(".wasm"));
  }

  /// Makes a move.
  private static void play(PlayPage play) {
    assertThat(play.playAny(new Random(1)).moves()).isGreaterThanOrEqualTo(2);
  }

  private static String name(Request request) {
    return request.url().replaceAll("[?#].*", "").replaceAll(".*/", "");
  }

  private static void exportSite(Path folder) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                System.getProperty("quinas.jar"),
                "export-site",
                folder.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
  }
}

package quinas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pictures of the page for the documentation: `-Dquinas.keep-pictures=FOLDER` writes them. The
/// same page gives the same pictures.
@EnabledIfSystemProperty(named = "quinas.keep-pictures", matches = ".+")
class PicturesTest extends BrowserTest {

  /// Long enough for the 3D board to be drawn, in milliseconds.
  private static final double DRAWN = 3_000;

  /// Fixes what is dealt.
  private static final String SAME =
      """
      crypto.getRandomValues = (numbers) => numbers.fill(11);
      """;

  private static final String WEBP =
      """
      async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.width;
        canvas.height = image.height;
        canvas.getContext("2d").drawImage(image, 0, 0);
        return canvas.toDataURL("image/webp", 0.8).split(",")[1];
      }
      """;

  @ParameterizedTest
  @CsvSource({
    "shiftago, 17",
    "syrtis, 6",
    "pushee, 9",
    "catsdogs, 13",
    "infection, 22",
  })
  void aGameInBothThemesFlatAndSolid(String game, int moves) throws IOException {
    Page page = page(PicturesTest::look);
    page.addInitScript(SAME);
    PlayPage play = PlayPage.open(page, site(), game).twoPersons();
    Random random = new Random(5);
    Situation situation = play.now();
    while (situation.moves() < moves && !situation.isOver()) {
      situation = play.playAny(random);
    }
    page.mouse().move(1, 1);
    for (ColorScheme theme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      String name = game + "-" + theme.name().toLowerCase(Locale.ROOT);
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
      keep(page, name);
      play.button("3D").click();
      play.table().locator("quinas-board3d canvas").waitFor();
      // Nothing tells when it has been drawn.
      page.waitForTimeout(DRAWN);
      keep(page, name + "-3d");
      play.button("2D").click();
      play.table().locator("quinas-board [data-place]").first().waitFor();
    }
    assertThat(play.moves()).hasCount(situation.moves());
  }

  private static void look(Browser.NewContextOptions settings) {
    settings.setViewportSize(1000, 700);
  }

  private void keep(Page page, String name) throws IOException {
    byte[] png = page.screenshot();
    Page plain = beside(page);
    String webp = (String) plain.evaluate(WEBP, Base64.getEncoder().encodeToString(png));
    plain.close();
    Path folder = Path.of(System.getProperty("quinas.keep-pictures"));
    Files.createDirectories(folder);
    byte[] picture = Base64.getDecoder().decode(webp);
    assertThat(picture).hasSizeLessThan(60_000);
    Files.write(folder.resolve(name + ".webp"), picture);
  }
}

package quinas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What axe finds on the pages, in every theme.
class AccessibilityTest extends BrowserTest {

  private static final Set<String> BAD = Set.of("serious", "critical");

  /// Each page, and what is there as soon as it is.
  private static final List<String[]> PAGES =
      List.of(
          new String[] {"#/", "quinas-home .friend"},
          new String[] {"#/play/shiftago", "quinas-table [data-place]"},
          new String[] {"#/play/syrtis", "quinas-table [data-place]"},
          new String[] {"#/play/pushee", "quinas-table [data-place]"},
          new String[] {"#/play/catsdogs", "quinas-table [data-place]"},
          new String[] {"#/play/infection", "quinas-table [data-place]"},
          new String[] {"#/analyse/syrtis", "quinas-best-lines .worth"},
          new String[] {"#/archive", "quinas-archive quinas-notice"},
          new String[] {"#/editor/catsdogs", "quinas-editor [data-place]"},
          new String[] {"#/rules/pushee", "quinas-figure [data-key]"},
          new String[] {"#/settings", "quinas-settings input"},
          new String[] {"#/join/nowhere/nothing", "quinas-join quinas-notice"},
          new String[] {"#/no-such-page", "quinas-notice"});

  @ParameterizedTest
  @ValueSource(strings = {"Light", "Dark", "High contrast"})
  void noPageHasASeriousFault(String theme) {
    Page page = page();
    page.navigate(site());
    page.getByLabel("Colours").selectOption(theme);
    for (String[] where : PAGES) {
      page.navigate(site() + "/" + where[0]);
      page.locator(where[1]).first().waitFor();
      assertThat(faults(page)).as("%s in %s", where[0], theme).isEmpty();
    }
    // The game that nobody can join.
    assertThat(takeErrors()).allMatch(error -> error.contains("404"));
  }

  private static List<String> faults(Page page) {
    return new AxeBuilder(page)
        .analyze().getViolations().stream()
            .filter(rule -> BAD.contains(rule.getImpact()))
            .map(AccessibilityTest::told)
            .toList();
  }

  private static String told(Rule rule) {
    return rule.getId()
        + ": "
        + rule.getHelp()
        + " "
        + rule.getNodes().stream().map(node -> node.getTarget() + " " + node.getHtml()).toList();
  }
}

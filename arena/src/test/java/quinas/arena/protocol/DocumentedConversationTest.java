package quinas.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The conversations in the documents take place as they are told there. A line `…` stands for any
/// lines, `…` at the end of a line for the rest of it; what [Transcript] leaves open may differ.
class DocumentedConversationTest {

  private static final Pattern BLOCK = Pattern.compile("```\n(> .*?)```", Pattern.DOTALL);

  @ParameterizedTest
  @CsvSource({"ugi.md, 2", "uai.md, 1"})
  void theyTakePlaceAsToldThere(String document, int expected) throws Exception {
    List<String> blocks = blocks(document);
    assertThat(blocks).hasSize(expected);
    for (String block : blocks) {
      assertThat(conversation(block)).matches(patternOf(block));
    }
  }

  private static List<String> blocks(String document) throws IOException {
    String text = Files.readString(Path.of("..", "docs", document));
    return BLOCK.matcher(text).results().map(result -> result.group(1)).toList();
  }

  private static String conversation(String block) throws InterruptedException {
    SessionLimits limits = new SessionLimits(1 << 20, 100, 1024, SearchSlots.UNLIMITED);
    return Transcript.of(block, out -> new UgiSession("Quinas 0.1.0", out, limits));
  }

  private static Pattern patternOf(String block) {
    List<String> parts = new ArrayList<>();
    for (String line : Transcript.open(block.lines().toList()).lines().toList()) {
      parts.add(
          line.equals("…") ? "(?:.*\n)*?" : Pattern.quote(line).replace("…", "\\E.*\\Q") + "\n");
    }
    return Pattern.compile(String.join("", parts));
  }
}

package quinas.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What the page says where something is refused: its own list, so that it need not load that of
/// the whole program.
class PageFaultsTest {

  private static final Sources SOURCES =
      Sources.of("rules", "board", "arena/quinas/arena/record", "web", "server");

  /// A pattern and its translation.
  private static final Pattern ENTRY =
      Pattern.compile(
          "^  (" + Sources.LITERAL + "):\\s+(" + Sources.LITERAL + "),$", Pattern.MULTILINE);

  private static final Map<String, String> PORTUGUESE = read();

  private static Map<String, String> read() {
    Map<String, String> faults = new TreeMap<>();
    try {
      String text = Files.readString(Path.of("../web/src/main/web/text/faults.ts"));
      ENTRY
          .matcher(text)
          .results()
          .forEach(entry -> faults.put(Sources.text(entry.group(1)), Sources.text(entry.group(2))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return faults;
  }

  @Test
  void everyRefusalThatThePageCanMeetIsTranslated() {
    Set<String> patterns =
        SOURCES.errors(
            "new NotationException",
            "new RecordException",
            "throw error",
            "throw scanner.error",
            "new ApiException",
            "ApiError.of",
            "Verdict.refuse");
    patterns.addAll(SOURCES.errorsOfFields("fault"));
    assertThat(patterns)
        .contains(
            "the game is over",
            "choose one of the marked squares",
            "%s has no level \"%s\"",
            "no game ends as %s by \"%s\"",
            "it is the other's turn",
            "unknown field \"%s\"",
            "a string of at most %d characters is expected");
    patterns.removeAll(PORTUGUESE.keySet());
    patterns.remove("%s"); // a sentence of a library's
    assertThat(patterns).as("not translated").isEmpty();
  }

  @Test
  void noRefusalIsTranslatedThatNobodySays() {
    Set<String> literals = SOURCES.literals();
    assertThat(PORTUGUESE.keySet()).hasSizeGreaterThan(150).allMatch(literals::contains);
  }

  @Test
  void aTranslationHasTheSameArguments() {
    PORTUGUESE.forEach((english, portuguese) ->
        assertThat(specifiers(portuguese)).as(english).isEqualTo(specifiers(english)));
  }

  @Test
  void thePageSaysWhatTheTerminalSays() {
    Texts texts = Texts.of(Language.PORTUGUESE);
    PORTUGUESE.forEach((english, portuguese) -> {
      if (texts.has('"' + english + '"')) {
        assertThat(portuguese).as(english).isEqualTo(texts.sentence(english));
      }
    });
  }

  private static List<String> specifiers(String text) {
    return Pattern.compile("%[0-9]*[a-zA-Z]")
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .toList();
  }
}

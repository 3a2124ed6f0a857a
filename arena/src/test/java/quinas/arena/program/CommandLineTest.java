package quinas.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.NotationException;

class CommandLineTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "a b c                  , a|b|c",
        "`  a  \t b `           , a|b",
        "'my engine' -x         , my engine|-x",
        "\"my engine\" -x       , my engine|-x",
        "my\\ engine            , my engine",
        "a'b c'd                , ab cd",
        "a ''                   , a|",
        "'a\\b'                 , a\\b",
        "\"a\\\"b\"             , a\"b",
        "\"it's\"               , it's",
        "C:\\engines\\sharp.exe , C:\\engines\\sharp.exe",
        "a\\\\b                 , a\\b",
        "a\\?b                  , a?b",
        "'a?b'                  , a?b",
        "/bin/größe             , /bin/größe",
      })
  void wordsAreSplitAsAShellSplitsThem(String text, String words) throws Exception {
    CommandLine line = CommandLine.read(text);

    assertThat(String.join("|", line.words())).isEqualTo(words);
    assertThat(line.rest()).isEmpty();
  }

  @Test
  void theRestBeginsAtTheFirstBareQuestionMarkAndStaysAsItIs() throws Exception {
    CommandLine line = CommandLine.read("a 'b?' c?Hash=1&x='?\\");

    assertThat(line.words()).containsExactly("a", "b?", "c");
    assertThat(line.rest()).contains("Hash=1&x='?\\");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "?Hash=1", "''"})
  void somethingMustBeNamed(String text) {
    assertThatThrownBy(() -> CommandLine.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessage("expected a name or a path: " + text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"'a", "a b'", "\"a?b", "\"a\\\""})
  void anOpenQuoteIsRefused(String text) {
    assertThatThrownBy(() -> CommandLine.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessageEndingWith("is never closed: " + text);
  }
}

package quinas.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CharactersTest {

  private static final String ASCII = "ANSI_X3.4-1968";

  @Test
  void theEnvironmentIsBelievedEvenIfTheLocaleIsNotInstalled() {
    assertThat(Characters.of(Map.of("LANG", "pt_PT.UTF-8"), ASCII))
        .isEqualTo(new Characters(StandardCharsets.UTF_8, false));
    assertThat(Characters.of(Map.of("LC_ALL", "C.utf8", "LANG", "C"), ASCII))
        .isEqualTo(new Characters(StandardCharsets.UTF_8, false));
  }

  @Test
  void withoutALocaleBoardsAreAsciiAndWordsAreNot() {
    assertThat(Characters.of(Map.of(), ASCII))
        .isEqualTo(new Characters(StandardCharsets.UTF_8, true));
    assertThat(Characters.of(Map.of("LC_ALL", "C", "LANG", "pt_PT.UTF-8"), ASCII))
        .isEqualTo(new Characters(StandardCharsets.UTF_8, true));
  }

  @Test
  void anOldCharacterSetIsKept() {
    assertThat(Characters.of(Map.of("LANG", "pt_PT.ISO-8859-1"), "ISO-8859-1"))
        .isEqualTo(new Characters(StandardCharsets.ISO_8859_1, false));
  }
}

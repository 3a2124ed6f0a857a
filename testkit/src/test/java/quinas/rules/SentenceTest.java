package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class SentenceTest {

  @Test
  void isWhatFormatMakesOfThePattern() {
    assertSame("nothing to fill in");
    assertSame("%s is no %s", "a1", 'x');
    assertSame("%d of %d, 100 %%", 7, -12L);
    assertSame("byte %02X is not UTF-8", (byte) 0xFF);
    assertSame("%02X and %02X%s", (byte) 10, (byte) -128, "");
  }

  @Test
  void knowsNoOtherPatterns() {
    assertThatIllegalArgumentException().isThrownBy(() -> Sentence.of("%f", 1.5));
  }

  @SuppressWarnings("AnnotateFormatMethod") // the patterns stand above
  private static void assertSame(String pattern, Object... arguments) {
    assertThat(Sentence.of(pattern, arguments))
        .isEqualTo(String.format(Locale.ROOT, pattern, arguments));
  }
}

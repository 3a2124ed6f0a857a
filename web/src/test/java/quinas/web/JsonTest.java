package quinas.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

  @Test
  void whatIsWrittenIsReadAgain() {
    Map<String, @Nullable Object> value = Json.object();
    value.put("text", "a \"quoted\" \\ line\nwith \u0000, \u2028, é and 🦠");
    value.put("number", 1L << 60);
    value.put("list", Arrays.asList(true, false, null, List.of(), Map.of()));
    assertThat(JsonReader.read(Json.write(value))).isEqualTo(value);
  }

  @Test
  void halfACharacterIsWrittenAsAnEscape() {
    assertThat(Json.write("\ud83e")).isEqualTo("\"\\ud83e\"");
  }

  @Test
  void allEscapesAndSpacesAreUnderstood() {
    assertThat(JsonReader.read(" [ \"\\u00e9\\n\\t\\r\\b\\f\\/\\\\\\\"\" , -12 ] "))
        .isEqualTo(List.of("é\n\t\r\b\f/\\\"", -12L));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "[1", "{\"a\":1,}", "nul", "\"", "\"\\x\"", "\"\\u00g0\"", "1 2", "[1,]", "-"})
  void whatIsNoJsonIsRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> JsonReader.read(text));
  }

  @Test
  void nobodyExhaustsTheStack() {
    assertThatIllegalArgumentException().isThrownBy(() -> JsonReader.read("[".repeat(100_000)));
  }
}

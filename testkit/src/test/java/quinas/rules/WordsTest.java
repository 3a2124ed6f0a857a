package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {

  @Test
  void wordsStandBetweenSingleSpaces() throws NotationException {
    assertThat(Words.split("a bc d", 3, 3, "<form>")).containsExactly("a", "bc", "d");
    assertThat(Words.split("a bc d", 2, 4, "<form>")).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a  b c", " a b c", "a b c "})
  void moreOrFewerSpacesAreWrong(String text) {
    assertThatThrownBy(() -> Words.split(text, 3, 3, "<form>"))
        .isInstanceOf(NotationException.class)
        .hasMessage("words are separated by single spaces: <form>");
  }

  @Test
  void theErrorGivesTheNumberOfWordsAndTheForm() {
    assertThatThrownBy(() -> Words.split("a b", 3, 4, "<form>"))
        .hasMessage("2 words, expected 3 to 4: <form>");
    assertThatThrownBy(() -> Words.split("a b", 3, 3, "<form>"))
        .hasMessage("2 words, expected 3: <form>");
    assertThatThrownBy(() -> Words.split("a b c d e", 3, 4, "<form>"))
        .hasMessage("5 words, expected 3 to 4: <form>");
  }

  @Test
  void aChoiceIsTheIndexOfTheWord() throws NotationException {
    List<String> words = List.of("board", "o");
    assertThat(Words.choice(words, 1, "x", "o")).isEqualTo(1);
    assertThat(Words.choice(words, 1, "o", "x")).isZero();
    assertThatThrownBy(() -> Words.choice(words, 0, "x", "o"))
        .hasMessage("word 1: \"board\" is none of x, o");
  }

  @Test
  void aNumberLiesWithinItsBounds() throws NotationException {
    List<String> words = List.of("0", "22", "999999999");
    assertThat(Words.number(words, 0, 0, 22)).isZero();
    assertThat(Words.number(words, 1, 0, 22)).isEqualTo(22);
    assertThat(Words.number(words, 2, 0, 999_999_999)).isEqualTo(999_999_999);
    assertThatThrownBy(() -> Words.number(words, 1, 0, 21))
        .hasMessage("word 2: \"22\" is not a number from 0 to 21");
    assertThatThrownBy(() -> Words.number(words, 0, 1, 22))
        .hasMessage("word 1: \"0\" is not a number from 1 to 22");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "00", "01", "-1", "+1", "1.0", "1e3", "1_0", "٣", "9999999999", "x"})
  void onlyPlainDigitsAreANumber(String digits) {
    assertThatThrownBy(() -> Words.number(digits, 2, -5, Integer.MAX_VALUE))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("word 3: \"" + digits + "\" is not a number");
  }
}

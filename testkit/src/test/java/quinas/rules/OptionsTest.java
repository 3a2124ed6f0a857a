package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.rules.infection.Infection;

class OptionsTest {

  private static final Game GAME = Infection.GAME;

  @Test
  void whatNobodyChoosesIsStandard() throws NotationException {
    for (Options options : new Options[] {Options.standard(GAME), Options.read(GAME, "")}) {
      assertThat(options.get("jumps")).isEqualTo("lines");
      assertThat(options.isChosen("jumps")).isFalse();
      assertThat(options).hasToString("");
      assertThat(options.game()).isEqualTo(GAME);
    }
  }

  @Test
  void theyAreWrittenInTheOrderOfTheSheet() throws NotationException {
    Options options = Options.read(GAME, "gaps=c3+e5,jumps=ring");
    assertThat(options).hasToString("jumps=ring,gaps=c3+e5");
    assertThat(options.isChosen("jumps")).isTrue();
    assertThat(options.is("jumps", "ring")).isTrue();
    assertThat(options.is("jumps", "lines")).isFalse();
    assertThat(options.get("gaps")).isEqualTo("c3+e5");
  }

  @Test
  void oneCanBeChosenAndTakenBack() throws NotationException {
    Options ring = Options.standard(GAME).with("jumps", "ring");
    assertThat(ring).hasToString("jumps=ring");
    assertThat(ring.with("jumps", "lines")).hasToString("jumps=lines");
    assertThat(ring.with("gaps", "d4").without("jumps")).hasToString("gaps=d4");
    assertThat(ring.without("jumps")).isEqualTo(Options.standard(GAME));
    assertThat(ring).as("it is not changed").hasToString("jumps=ring");
    assertThatThrownBy(() -> ring.with("gaps", "a1")).isInstanceOf(NotationException.class);
  }

  @Test
  void theSameChoicesAreEqual() throws NotationException {
    Options one = Options.read(GAME, "jumps=ring,gaps=d4");
    Options other = Options.of(GAME, Map.of("gaps", "d4", "jumps", "ring"));
    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(one).isNotEqualTo(Options.read(GAME, "jumps=ring"));
    assertThat(one).isNotEqualTo("jumps=ring,gaps=d4");
    for (Game game : Games.ALL) {
      assertThat(Options.standard(game).equals(Options.standard(GAME)))
          .isEqualTo(game.equals(GAME));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " → ",
      value = {
        "jumps → option \"jumps\": expected key=value",
        "jumps=ring, → option \"\": expected key=value",
        "jumps=ring,jumps=ring → option jumps is given twice",
        "jump=ring → 7th Guest: Infection has no option \"jump\"; it has jumps, gaps",
        "=ring → 7th Guest: Infection has no option \"\"; it has jumps, gaps",
        "jumps=far → option jumps: \"far\" is not one of lines|ring",
        "jumps= → option jumps: \"\" is not one of lines|ring",
        "jumps=ring= → option jumps: \"ring=\" is not one of lines|ring",
      })
  void theErrorNamesTheOption(String text, String message) {
    assertThatThrownBy(() -> Options.read(GAME, text))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void aNumberLiesBetweenItsBoundsOrIsOneOfTheWords() {
    Option chains = Option.numbers("chains", 3, 0, 6, "unlimited");
    assertThat(chains.standard()).isEqualTo("3");
    assertThat(chains.range()).isEqualTo("0..6|unlimited");
    assertThat(chains.values()).containsExactly("0", "1", "2", "3", "4", "5", "6", "unlimited");
    assertThat(chains.allows("6")).isTrue();
    assertThat(chains.allows("unlimited")).isTrue();
    assertThat(chains.allows("7")).isFalse();
    assertThat(chains.allows("06")).isFalse();
    assertThat(chains.allows("-1")).isFalse();
  }

  @Test
  void oneNumberMayBeAllThereIs() {
    Option one = Option.numbers("one", 1, 1, 1);
    assertThat(one.range()).isEqualTo("1..1");
    assertThat(one.values()).containsExactly("1");
  }

  @Test
  void wordsAreListedInTheirOrder() {
    Option jumps = Option.words("jumps", "ring", "lines", "ring");
    assertThat(jumps.range()).isEqualTo("lines|ring");
    assertThat(jumps.values()).containsExactly("lines", "ring");
    assertThat(jumps.allows("")).isFalse();
  }

  @Test
  void aTextMayBeAnything() {
    Option gaps = Option.text("gaps", "none");
    assertThat(gaps.range()).isEqualTo("none|…");
    assertThat(gaps.values()).containsExactly("none");
    assertThat(gaps.allows("c3+e5")).isTrue();
  }
}

package quinas.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LineInputTest {

  private final LineInput input =
      new LineInput(List.of("undo", "b2"), List.of("left1", "left2", "right1", "load"));

  @Test
  void charactersGoInWhereTheCaretIs() {
    type("let1");
    press(Key.Kind.LEFT, Key.Kind.LEFT);
    type("f");
    assertThat(input.text()).isEqualTo("left1");
    assertThat(input.caret()).isEqualTo(3);
  }

  @Test
  void backspaceAndDeleteTakeThemOut() {
    type("abcd");
    press(Key.Kind.BACKSPACE, Key.Kind.HOME, Key.Kind.DELETE, Key.Kind.BACKSPACE);
    assertThat(input.text()).isEqualTo("bc");
    press(Key.Kind.END, Key.Kind.DELETE);
    assertThat(input.text()).isEqualTo("bc");
  }

  @Test
  void tabAddsWhatAllCandidatesHaveInCommon() {
    type("LE");
    press(Key.Kind.TAB);
    assertThat(input.text()).isEqualTo("left");
    assertThat(input.candidates()).containsExactly("left1", "left2");
    type("2");
    press(Key.Kind.TAB);
    assertThat(input.text()).isEqualTo("left2");
  }

  @Test
  void tabLeavesAloneWhatNothingBeginsWith() {
    type("xyz");
    press(Key.Kind.TAB);
    assertThat(input.text()).isEqualTo("xyz");
  }

  @Test
  void upAndDownBringBackWhatWasTyped() {
    press(Key.Kind.UP);
    assertThat(input.text()).isEqualTo("b2");
    press(Key.Kind.UP, Key.Kind.UP);
    assertThat(input.text()).isEqualTo("undo");
    press(Key.Kind.DOWN, Key.Kind.DOWN);
    assertThat(input.text()).isEmpty();
  }

  private void type(String text) {
    text.chars().forEach(sign -> input.press(Key.of(Character.toString(sign))));
  }

  private void press(Key.Kind... kinds) {
    for (Key.Kind kind : kinds) {
      input.press(Key.of(kind));
    }
  }
}

package quinas.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quinas.testkit.plain.PlainPushee;
import quinas.testkit.plain.PlainShiftago;

/// On a machine whose language writes ۱۲۳ for 123. The language is the whole machine's: nothing may
/// run beside.
@Isolated
class ForeignDigitsTest {

  private final Locale usual = Locale.getDefault();

  @BeforeEach
  void speakPersian() {
    Locale.setDefault(Locale.forLanguageTag("fa-IR"));
    assertThat("%d".formatted(123)).isEqualTo("۱۲۳");
  }

  @AfterEach
  void speakAsUsual() {
    Locale.setDefault(usual);
  }

  static Iterable<Game> games() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void positionsAndMovesAreWrittenInAsciiAndReadBack(Game game) throws NotationException {
    Options options = Options.standard(game);
    SplitMix64 random = new SplitMix64(5);
    Position position = game.deal(options, random);
    while (!position.isOver()) {
      String text = position.toString();
      assertThat(text).isASCII();
      assertThat(game.notation().position(text, options)).isEqualTo(position).hasToString(text);
      int move = position.randomMove(random);
      assertThat(game.notation().text(move)).isASCII();
      assertThat(game.notation().move(position, game.notation().text(move))).isEqualTo(move);
      position = position.play(move);
    }
  }

  @Test
  void errorsCountInAscii() {
    assertThat(new NotationException("row %d has %d squares", 3, 16))
        .hasMessage("row 3 has 16 squares");
  }

  @Test
  void thePlainRulesWriteInAsciiToo() {
    assertThat(new PlainShiftago().play("7/7/7/7/7/7/7 x 22 22", "left3", Map.of()))
        .isEqualTo("7/7/x6/7/7/7/7 o 21 22");
    String values = "123456/123456/123456/123456/123456/123456";
    PlainPushee pushee = new PlainPushee();
    assertThat(pushee.play(values + " 6/6/6/6/6/6 x 15 15", "ha1", Map.of()))
        .isEqualTo(values + " x5/6/6/6/6/6 o 14 15");
    assertThat(pushee.result(values + " 6/6/6/6/6/5x o 0 0", Map.of()))
        .isEqualTo("first, out of pieces, 6-0");
  }
}

package quinas.cli.board;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import quinas.rules.Game;
import quinas.rules.Games;
import quinas.rules.Seat;
import quinas.rules.infection.Infection;

class LookTest {

  private static final String XTERM = "xterm-256color";

  @Test
  void theTerminalSaysHowManyColoursItHas() {
    assertThat(Look.of("vt100", -1, UTF_8, Map.of(), false)).isEqualTo(Look.PLAIN);
    assertThat(Look.of("linux", 8, UTF_8, Map.of(), false)).isEqualTo(new Look(false, 16));
    assertThat(Look.of(XTERM, 256, UTF_8, Map.of(), false)).isEqualTo(new Look(false, 256));
  }

  @Test
  void colortermPromisesTrueColour() {
    assertThat(Look.of(XTERM, 256, UTF_8, Map.of("COLORTERM", "truecolor"), false).colours())
        .isEqualTo(Look.TRUE_COLOURS);
  }

  @Test
  void noColorAndDumbTerminalsGetNone() {
    Map<String, String> both = Map.of("COLORTERM", "truecolor", "NO_COLOR", "1");
    assertThat(Look.of(XTERM, 256, UTF_8, both, false).colours()).isZero();
    assertThat(Look.of("dumb", 256, UTF_8, Map.of(), false).colours()).isZero();
    assertThat(Look.of("ansi", 8, UTF_8, Map.of("TERM", "dumb"), false).colours()).isZero();
  }

  @Test
  void anEmptyNoColorSaysNothing() {
    assertThat(Look.of(XTERM, 256, UTF_8, Map.of("NO_COLOR", ""), false).colours()).isEqualTo(256);
  }

  @Test
  void aTerminalWithoutTheSignsGetsAscii() {
    assertThat(Look.of(XTERM, 0, US_ASCII, Map.of(), false)).isEqualTo(new Look(true, 0));
    assertThat(Look.of(XTERM, 0, UTF_8, Map.of(), true)).isEqualTo(new Look(true, 0));
  }

  @Test
  void withoutColoursNothingIsStyled() {
    assertThat(Look.PLAIN.seat(Seat.FIRST)).isEqualTo(AttributedStyle.DEFAULT);
    assertThat(Look.PLAIN.frame()).isEqualTo(AttributedStyle.DEFAULT);
    assertThat(Look.PLAIN.underCursor(Look.PLAIN.strong())).isEqualTo(AttributedStyle.DEFAULT);
  }

  @Test
  void thinLinesAreSentAsTheyAre() {
    AttributedString line = new AttributedString("├─┼─┤ x", new Look(false, 256).seat(Seat.FIRST));
    assertThat(new Look(false, 256).ansi(line)).contains("├─┼─┤ x").startsWith("\033[");
    assertThat(Look.PLAIN.ansi(line)).isEqualTo("├─┼─┤ x");
  }

  @Test
  void trueColoursAreSentAsTheyAre() {
    Look look = new Look(false, Look.TRUE_COLOURS);
    assertThat(look.ansi(new AttributedString("x", look.seat(Seat.FIRST)))).contains("38;2;");
  }

  @ParameterizedTest
  @MethodSource("games")
  void theFirstSeatIsCobaltExceptWhereItIsRed(Game game) {
    Look look = new Look(false, Look.TRUE_COLOURS);
    BoardPicture picture = BoardPictures.of(game);
    AttributedStyle cobalt = AttributedStyle.BOLD.foregroundRgb(0x4C6EDA);
    AttributedStyle terracotta = AttributedStyle.BOLD.foregroundRgb(0xBE581A);
    boolean isRedFirst = game.equals(Infection.GAME);
    assertThat(picture.style(Seat.FIRST, look)).isEqualTo(isRedFirst ? terracotta : cobalt);
    assertThat(picture.style(Seat.SECOND, look)).isEqualTo(isRedFirst ? cobalt : terracotta);
  }

  static List<Game> games() {
    return Games.ALL;
  }

  @ParameterizedTest
  @ValueSource(ints = {0x4C6EDA, 0xBE581A})
  void theColoursStandOutFromBlackAndFromWhite(int rgb) {
    double light =
        0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    assertThat(1.05 / (light + 0.05)).isGreaterThanOrEqualTo(4.5);
    assertThat((light + 0.05) / 0.05).isGreaterThanOrEqualTo(4.5);
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
}

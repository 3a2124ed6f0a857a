package quinas.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.Sized;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quinas.cli.board.Look;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

@Timeout(60)
class TerminalConsoleTest {

  private static final String UP = "\033[A";
  private static final String DOWN = "\033[B";
  private static final String END = "\004";

  private static final Choice CHOICE =
      new Choice(
          "Which?",
          List.of(
              new Choice.Item("a", "one"),
              new Choice.Item("b", "two"),
              new Choice.Item("c", "three")),
          1,
          "Back");

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

  /// Ends when an Esc has long been understood to stand for itself.
  @SuppressWarnings("InputStreamSlowMultibyteRead") // there is nothing to be read
  private static final class LateEnd extends InputStream {
    @Override
    public int read() throws IOException {
      try {
        Thread.sleep(500);
      } catch (InterruptedException stop) {
        throw new InterruptedIOException();
      }
      return -1;
    }
  }

  @FunctionalInterface
  private interface Use<T> {
    T of(Console console) throws Departure;
  }

  /// What comes of using a console on which these keys are pressed.
  private <T> T with(String keys, Use<T> use) throws Departure {
    byte[] bytes = keys.getBytes(StandardCharsets.UTF_8);
    try (Terminal terminal =
        new ExternalTerminal(
            "test",
            "xterm-256color",
            new SequenceInputStream(new ByteArrayInputStream(bytes), new LateEnd()),
            shown,
            StandardCharsets.UTF_8)) {
      terminal.setSize((Sized) Size.of(80, 24));
      Console console = new TerminalConsole(terminal, Look.PLAIN, Texts.of(Language.ENGLISH));
      return use.of(console);
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }

  private int choose(String keys) throws Departure {
    return with(keys, console -> console.choose(CHOICE).orElse(-1));
  }

  private String ask(String keys, String... completions) throws Departure {
    return with(
        keys, console -> console.ask(new AttributedString("? "), () -> List.of(completions)));
  }

  @Test
  void enterTakesTheDefault() throws Departure {
    assertThat(choose("\r")).isEqualTo(1);
    assertThat(shown.toString(StandardCharsets.UTF_8)).contains("Which?", "> 2  two", "  3  three");
  }

  @Test
  void arrowKeysGoRound() throws Departure {
    assertThat(choose(DOWN + "\r")).isEqualTo(2);
    assertThat(choose(UP + "\r")).isZero();
    assertThat(choose(DOWN + DOWN + "\r")).isZero();
    assertThat(choose("x" + UP + UP + "\r")).isEqualTo(2);
  }

  @Test
  void aDigitChoosesAtOnce() throws Departure {
    assertThat(choose("3")).isEqualTo(2);
    assertThat(choose("9" + "1")).isZero();
  }

  @Test
  void zeroAndEscapeGoBack() throws Departure {
    assertThat(choose("0")).isEqualTo(-1);
    assertThat(choose("\033")).isEqualTo(-1);
  }

  @Test
  void theEndOfTheInputIsADeparture() {
    assertThatExceptionOfType(Departure.class).isThrownBy(() -> choose(END));
    assertThatExceptionOfType(Departure.class).isThrownBy(() -> choose(""));
    assertThatExceptionOfType(Departure.class).isThrownBy(() -> ask(END));
  }

  @Test
  void aLineIsRead() throws Departure {
    assertThat(ask("b2 to c3\r")).isEqualTo("b2 to c3");
    assertThat(ask("it's \"a\\b\" !\r")).isEqualTo("it's \"a\\b\" !");
  }

  @ParameterizedTest
  @CsvSource({"pos, position", "b, b2", "xb, xb3"})
  void tabCompletes(String typed, String line) throws Departure {
    assertThat(ask(typed + "\t\r", "position", "b2", "xb3").strip()).isEqualTo(line);
  }

  @Test
  void anInterruptedPauseAsksWhetherToQuit() throws Departure {
    assertThat(with("n\r", TerminalConsoleTest::pauseInterrupted)).isEqualTo("stayed");
    assertThatExceptionOfType(Departure.class)
        .isThrownBy(() -> with("y\r", TerminalConsoleTest::pauseInterrupted));
    assertThat(shown.toString(StandardCharsets.UTF_8)).contains("Quit? [y/N]");
  }

  @Test
  void aTypedLineEndsAPauseAndIsNotLost() throws Departure {
    String line =
        with(
            "b2 to c3\r",
            console -> {
              console.pause(Duration.ofHours(1));
              return console.ask("?");
            });
    assertThat(line).isEqualTo("b2 to c3");
  }

  private static String pauseInterrupted(Console console) throws Departure {
    Thread.currentThread().interrupt();
    console.pause(Duration.ofMillis(1));
    return "stayed";
  }

  @Test
  void longTextsComePageByPage() throws Departure {
    String rules = Texts.of(Language.ENGLISH).say("rules.syrtis");
    with(
        "\r\r\r\r",
        console -> {
          console.read(rules);
          return rules;
        });

    String seen = shown.toString(StandardCharsets.UTF_8);
    assertThat(seen).contains("-- Enter for more --");
    assertThat(rules.lines()).allSatisfy(line -> assertThat(seen).contains(line));
  }

  @Test
  void linesBreakBetweenWords() {
    assertThat(Wrap.at(10, "  one two three")).containsExactly("  one two", "  three");
    assertThat(Wrap.at(5, "incomprehensible a")).containsExactly("incomprehensible", "a");
    assertThat(Wrap.at(80, "")).containsExactly("");
  }

  @Test
  void aTerminalThatDoesNotKnowItsWidthHasTheUsualOne() throws IOException {
    try (Terminal terminal =
        new ExternalTerminal(
            "test", "dumb", InputStream.nullInputStream(), shown, StandardCharsets.UTF_8)) {
      terminal.setSize((Sized) Size.of(0, 0));
      assertThat(TerminalConsole.width(terminal)).isEqualTo(80);
      terminal.setSize((Sized) Size.of(100, 30));
      assertThat(TerminalConsole.width(terminal)).isEqualTo(100);
    }
  }
}

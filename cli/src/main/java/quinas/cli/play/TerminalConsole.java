package quinas.cli.play;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import quinas.cli.board.Look;
import quinas.cli.text.Texts;

/// A console on a terminal: lines with history and completion, menus with arrow keys. Ctrl-C asks
/// whether to quit.
public final class TerminalConsole implements Console {

  /// As many lines as a menu takes, about.
  private static final int MENU_LINES = 9;

  private final Terminal terminal;
  private final Look look;
  private final LineReader reader;
  private Texts texts;
  private Supplier<List<String>> completions = List::of;

  /// Must be made by the thread that will ask the questions.
  public TerminalConsole(Terminal terminal, Look look, Texts texts) {
    this.terminal = terminal;
    this.look = look;
    this.texts = texts;
    DefaultParser parser = new DefaultParser();
    parser.setQuoteChars(new char[0]);
    parser.setEscapeChars(new char[0]);
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer((line, parsed, candidates) ->
                completions.get().stream().map(Candidate::new).forEach(candidates::add))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .option(LineReader.Option.BRACKETED_PASTE, false)
            .build();
    Thread player = Thread.currentThread();
    terminal.handle(Terminal.Signal.INT, signal -> player.interrupt());
  }

  @Override
  public void speak(Texts texts) {
    this.texts = texts;
  }

  @Override
  public boolean isTerminal() {
    return true;
  }

  @Override
  public void say(AttributedString line) {
    terminal.writer().println(look.ansi(line));
    terminal.flush();
  }

  @Override
  public void say(String text) {
    if (text.isEmpty()) {
      say(AttributedString.EMPTY);
    }
    int width = Math.max(20, width(terminal));
    text.lines().flatMap(line -> Wrap.at(width, line).stream()).forEach(this::sayLine);
  }

  private void sayLine(String line) {
    say(new AttributedString(line));
  }

  /// Stops after every few lines, so that a menu below still leaves the last ones in sight.
  @Override
  public void read(String text) throws Departure {
    List<String> lines = text.lines().toList();
    int page = Math.max(5, terminal.getRows() - MENU_LINES);
    for (int at = 0; at < lines.size(); at += page) {
      if (at > 0) {
        ask(texts.say("menu.more"));
      }
      lines.subList(at, Math.min(lines.size(), at + page)).forEach(this::say);
    }
  }

  @Override
  public String ask(AttributedString prompt, Supplier<List<String>> completions) throws Departure {
    if (Thread.interrupted()) {
      confirmStaying();
    }
    while (true) {
      this.completions = completions;
      try {
        return reader.readLine(look.ansi(prompt));
      } catch (UserInterruptException interrupt) {
        confirmStaying();
      } catch (EndOfFileException end) {
        throw new Departure();
      }
    }
  }

  /// Asks whether to quit, and returns only if not.
  private void confirmStaying() throws Departure {
    completions = List::of;
    try {
      String answer = reader.readLine(texts.say("game.quit.ask") + " ");
      if (!texts.isYes(answer)) {
        return;
      }
    } catch (UserInterruptException | EndOfFileException yes) {
      // Pressed twice, it is meant.
    }
    throw new Departure();
  }

  @Override
  public OptionalInt choose(Choice choice) throws Departure {
    if (terminal.getType().startsWith(Terminal.TYPE_DUMB)
        || KeyMenu.height(choice) >= terminal.getRows()) {
      return NumberedMenu.choose(this, choice, texts);
    }
    while (true) {
      KeyMenu menu = new KeyMenu(terminal, look, choice, texts);
      switch (menu.run()) {
        case CHOSEN -> {
          return OptionalInt.of(menu.selected());
        }
        case BACK -> {
          return OptionalInt.empty();
        }
        case END -> throw new Departure();
        case INTERRUPTED -> confirmStaying();
      }
    }
  }

  /// Ends early if a line is typed, which is left for the next question.
  @Override
  public void pause(Duration duration) throws Departure {
    if (duration.isZero()) {
      return;
    }
    try {
      if (Thread.interrupted()) {
        throw new InterruptedIOException();
      }
      terminal.reader().peek(duration.toMillis());
    } catch (InterruptedIOException interrupt) {
      confirmStaying();
    } catch (IOException gone) {
      throw new Departure();
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /// How many columns a terminal has; 80 where it does not know.
  static int width(Terminal terminal) {
    int columns = terminal.getColumns();
    return columns > 0 ? columns : 80;
  }
}

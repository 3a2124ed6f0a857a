package quinas.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;
import quinas.cli.text.Texts;

/// A console without a terminal: lines in, plain text out.
public final class PipeConsole implements Console {

  private final BufferedReader in;
  private final PrintStream out;
  private Texts texts;

  public PipeConsole(Reader in, PrintStream out, Texts texts) {
    this.in = new BufferedReader(in);
    this.out = out;
    this.texts = texts;
  }

  @Override
  public void speak(Texts texts) {
    this.texts = texts;
  }

  @Override
  public boolean isTerminal() {
    return false;
  }

  @Override
  public void say(AttributedString line) {
    out.println(line);
  }

  @Override
  public String ask(AttributedString prompt, Supplier<List<String>> completions) throws Departure {
    out.print(prompt);
    out.flush();
    String line = readLine();
    // Nobody has pressed Enter on this side.
    out.println();
    return line;
  }

  private String readLine() throws Departure {
    try {
      String line = in.readLine();
      if (line != null) {
        return line;
      }
    } catch (IOException gone) {
      // As good as the end.
    }
    out.println();
    throw new Departure();
  }

  @Override
  public OptionalInt choose(Choice choice) throws Departure {
    return NumberedMenu.choose(this, choice, texts);
  }

  @Override
  public void pause(Duration duration) throws Departure {
    if (!duration.isZero()) {
      out.flush();
      try {
        Thread.sleep(duration);
      } catch (InterruptedException stop) {
        throw new Departure();
      }
    }
  }

  @Override
  public void close() {
    out.flush();
  }
}

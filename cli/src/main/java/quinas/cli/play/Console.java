package quinas.cli.play;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;
import quinas.cli.text.Texts;

/// Where the players sit: a terminal, or a pipe.
public interface Console extends AutoCloseable {

  /// From now on the console's own words are taken from these.
  void speak(Texts texts);

  /// Whether somebody is looking, and not a program.
  boolean isTerminal();

  /// Shows a line.
  void say(AttributedString line);

  /// Shows a text of one or more lines.
  default void say(String text) {
    if (text.isEmpty()) {
      say(AttributedString.EMPTY);
    }
    text.lines().map(AttributedString::new).forEach(this::say);
  }

  /// Shows a long text, page by page if somebody is looking.
  default void read(String text) throws Departure {
    say(text);
  }

  /// Asks for a line.
  ///
  /// @param completions what Tab may complete the line to
  String ask(AttributedString prompt, Supplier<List<String>> completions) throws Departure;

  /// Asks a question that is answered in a word or two.
  default String ask(String question) throws Departure {
    return ask(new AttributedString(question + " "), List::of).strip();
  }

  /// Asks for one of several answers; empty if the player wants to go back.
  OptionalInt choose(Choice choice) throws Departure;

  /// Lets the players look for a while, or until they have seen enough.
  void pause(Duration duration) throws Departure;

  @Override
  void close();
}

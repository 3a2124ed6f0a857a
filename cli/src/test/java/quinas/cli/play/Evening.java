package quinas.cli.play;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import quinas.cli.board.Look;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

/// A session that reads a script through a pipe.
///
/// @param state where an unfinished game is kept
record Evening(Language language, Path state) {

  private static final Pattern PROMPT = Pattern.compile("(?m)^.*> $");

  Autosave autosave() {
    return new Autosave(state.resolve("quinas"), true);
  }

  /// What a session shows that starts with the menu.
  String menu(List<String> lines) {
    return run(lines, Session::begin);
  }

  /// What a session shows that starts at a table.
  String at(Table table, List<String> lines) {
    return run(lines, session -> session.begin(table, false));
  }

  /// The same at a terminal.
  ///
  /// @param mayResume whether a game that was left is offered
  String atTerminal(Table table, boolean mayResume, List<String> lines) {
    return run(Seen::new, lines, session -> session.begin(table, mayResume));
  }

  /// A console that somebody is looking at.
  private record Seen(Console console) implements Console {
    @Override
    public void speak(Texts texts) {
      console.speak(texts);
    }

    @Override
    public boolean isTerminal() {
      return true;
    }

    @Override
    public void say(AttributedString line) {
      console.say(line);
    }

    @Override
    public String ask(AttributedString prompt, Supplier<List<String>> completions)
        throws Departure {
      return console.ask(prompt, completions);
    }

    @Override
    public OptionalInt choose(Choice choice) throws Departure {
      return console.choose(choice);
    }

    @Override
    public void pause(Duration duration) throws Departure {
      console.pause(duration);
    }

    @Override
    public void close() {
      console.close();
    }
  }

  /// What each line of the script is answered; the first is what is shown before it.
  static List<String> answers(String shown) {
    return List.of(PROMPT.split(shown));
  }

  @FunctionalInterface
  private interface Opening {
    void play(Session session);
  }

  private String run(List<String> lines, Opening opening) {
    return run(console -> console, lines, opening);
  }

  private String run(UnaryOperator<Console> seat, List<String> lines, Opening opening) {
    Texts texts = Texts.of(language);
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(shown, false, StandardCharsets.UTF_8);
    Autosave autosave = autosave();
    try (Console console =
        seat.apply(new PipeConsole(new StringReader(String.join("\n", lines)), out, texts))) {
      opening.play(
          new Session(
              console,
              phrases ->
                  (table, greeting) ->
                      new LineGame(console, phrases, Look.PLAIN, Duration.ZERO, autosave, table)
                          .play(greeting),
              autosave,
              texts));
    }
    return shown.toString(StandardCharsets.UTF_8);
  }
}

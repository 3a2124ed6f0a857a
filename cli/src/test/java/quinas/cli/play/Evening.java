package quinas.cli.play;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import quinas.cli.board.Look;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

/// A session that reads a script through a pipe.
///
/// @param state where an unfinished game is kept
record Evening(Language language, Path state) {

  private static final Pattern PROMPT = Pattern.compile("(?m)^.*> $");

  Autosave autosave() {
    return new Autosave(state.resolve("quinas").resolve("unfinished.quinas"));
  }

  /// What a session shows that starts with the menu.
  String menu(List<String> lines) {
    return run(lines, Session::begin);
  }

  /// What a session shows that starts at a table.
  String at(Table table, List<String> lines) {
    return run(lines, session -> session.begin(table));
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
    Texts texts = Texts.of(language);
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(shown, false, StandardCharsets.UTF_8);
    Autosave autosave = autosave();
    try (Console console =
        new PipeConsole(new StringReader(String.join("\n", lines)), out, texts)) {
      opening.play(
          new Session(
              console,
              phrases ->
                  table ->
                      new LineGame(console, phrases, Look.PLAIN, Duration.ZERO, autosave, table)
                          .play(),
              autosave,
              texts));
    }
    return shown.toString(StandardCharsets.UTF_8);
  }
}

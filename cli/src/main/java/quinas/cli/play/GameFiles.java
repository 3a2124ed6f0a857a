package quinas.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import quinas.arena.record.RecordException;
import quinas.cli.text.Texts;

/// Saves and loads games at the players' wish, and tells them how it went.
public final class GameFiles {

  private final Console console;
  private final Texts texts;

  public GameFiles(Console console, Texts texts) {
    this.console = console;
    this.texts = texts;
  }

  /// Saves a table; asks first if the file exists.
  ///
  /// @param word the command as it was typed
  public void save(String word, String name, Table table) throws Departure {
    Optional<Path> file = file(word, name);
    if (file.isEmpty()) {
      return;
    }
    if (Files.exists(file.get()) && !texts.isYes(console.ask(texts.say("game.overwrite", name)))) {
      console.say(texts.say("game.not-saved"));
      return;
    }
    try {
      SavedGame.write(file.get(), table);
      console.say(texts.say("game.saved", name));
    } catch (IOException error) {
      console.say(texts.say("game.save.failed", name, texts.say(error)));
    }
  }

  /// Loads a table; empty if that did not work.
  public Optional<Table> load(String word, String name) {
    Optional<Path> file = file(word, name);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try {
      Table table = SavedGame.read(file.get());
      console.say(texts.say("game.loaded", name));
      return Optional.of(table);
    } catch (IOException error) {
      console.say(texts.say("game.load.failed", name, texts.say(error)));
    } catch (RecordException error) {
      console.say(texts.say("game.load.failed", name, texts.say(error)));
    }
    return Optional.empty();
  }

  private Optional<Path> file(String word, String name) {
    if (name.isBlank()) {
      console.say(texts.say("game.file", word));
      return Optional.empty();
    }
    try {
      return Optional.of(Path.of(name.strip()));
    } catch (InvalidPathException error) {
      console.say(texts.say("game.file", word));
      return Optional.empty();
    }
  }
}

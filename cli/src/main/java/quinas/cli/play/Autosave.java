package quinas.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quinas.arena.record.RecordException;

/// The game that was left unfinished, kept in a file until the next time.
///
/// While a game is going on it is only remembered; [#write] puts it into the file, also when the
/// process is told to end.
public final class Autosave {

  private final Path file;
  private volatile @Nullable Table table;

  /// Whether what lies in the file belongs to the game that is going on.
  private volatile boolean ours;

  /// @param file where the game is kept
  public Autosave(Path file) {
    this.file = file;
  }

  /// The usual place: below `$XDG_STATE_HOME`, `%LOCALAPPDATA%` or `$HOME/.local/state`.
  ///
  /// @param userHome what stands in for `$HOME` where that is not set
  public static Path place(Map<String, String> environment, String userHome) {
    String set = environment.getOrDefault("HOME", "");
    String home = set.isEmpty() || !Path.of(set).isAbsolute() ? userHome : set;
    String state = environment.getOrDefault("XDG_STATE_HOME", "");
    String windows = environment.getOrDefault("LOCALAPPDATA", "");
    Path directory =
        !state.isEmpty() && Path.of(state).isAbsolute()
            ? Path.of(state)
            : !windows.isEmpty() ? Path.of(windows) : Path.of(home, ".local", "state");
    return directory.resolve("quinas").resolve("unfinished.quinas");
  }

  /// Has [#write] called when the process ends, whether it wants to or must.
  public void watchForTheEnd() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::writeAtTheEnd, "autosave"));
  }

  private void writeAtTheEnd() {
    try {
      write();
    } catch (IOException unwritable) {
      // The players were told at the start; now nobody is there any more.
    }
  }

  public Path file() {
    return file;
  }

  /// Keeps a table in mind. One without a move is not worth it, and one that is over neither.
  public void remember(Table table) {
    this.table = table.count() > 0 && !table.isOver() ? table : null;
  }

  /// Forgets the game that was going on, but leaves the file as it is.
  public void drop() {
    table = null;
  }

  /// Forgets the game that was going on, in mind and in the file. Another game that lies in the
  /// file stays there.
  public void forget() {
    table = null;
    if (ours) {
      ours = false;
      try {
        Files.deleteIfExists(file);
      } catch (IOException unwritable) {
        // It stays, and will be offered once more.
      }
    }
  }

  /// Writes the remembered game, if any.
  ///
  /// @return whether there was one
  public boolean write() throws IOException {
    Table unfinished = table;
    if (unfinished == null) {
      return false;
    }
    prepare();
    SavedGame.write(file, unfinished);
    ours = true;
    return true;
  }

  /// Makes sure that a game could be kept.
  public void prepare() throws IOException {
    Path directory = file.toAbsolutePath().getParent();
    if (directory != null) {
      Files.createDirectories(directory);
      if (!Files.isWritable(directory)) {
        throw new IOException("not writable: " + directory);
      }
    }
  }

  /// The game that was left, if there is one.
  ///
  /// @throws IOException if it is there and cannot be read
  /// @throws RecordException if it is no record
  public Optional<Table> find() throws IOException, RecordException {
    return Files.exists(file) ? Optional.of(SavedGame.read(file)) : Optional.empty();
  }

  /// The game that was left goes on.
  public void resume(Table table) {
    ours = true;
    remember(table);
  }

  /// Moves a file that cannot be understood out of the way.
  ///
  /// @return where it lies now
  public Path setAside() throws IOException {
    Path aside = file.resolveSibling(file.getFileName() + ".broken");
    return Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
  }
}

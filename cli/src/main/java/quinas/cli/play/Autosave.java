package quinas.cli.play;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The games that were left unfinished, each kept in a file of its own until it comes to its end:
/// `unfinished.quinas`, `unfinished-2.quinas` and so on.
///
/// A game is written after every move, so that it outlives the process however that ends. One that
/// is played by a script is nobody's to go on with: then nothing is kept, found or removed.
public final class Autosave {

  private static final Pattern NAME = Pattern.compile("unfinished(-[0-9]{1,9})?\\.quinas");

  private final Path directory;
  private final boolean keeps;
  private @Nullable Table table;

  /// The file of the game that is going on, if it has one already.
  private @Nullable Path ours;

  /// @param directory where the games are kept
  /// @param keeps whether anything is kept at all
  public Autosave(Path directory, boolean keeps) {
    this.directory = directory.toAbsolutePath();
    this.keeps = keeps;
  }

  /// The usual place: below `$XDG_STATE_HOME`, `%LOCALAPPDATA%` or `$HOME/.local/state`.
  ///
  /// @param userHome what stands in for `$HOME` where that is not set
  public static Path place(Map<String, String> environment, String userHome) {
    String set = environment.getOrDefault("HOME", "");
    String home = set.isEmpty() || !Path.of(set).isAbsolute() ? userHome : set;
    String state = environment.getOrDefault("XDG_STATE_HOME", "");
    String windows = environment.getOrDefault("LOCALAPPDATA", "");
    Path parent =
        !state.isEmpty() && Path.of(state).isAbsolute()
            ? Path.of(state)
            : !windows.isEmpty() ? Path.of(windows) : Path.of(home, ".local", "state");
    return parent.resolve("quinas");
  }

  public Path directory() {
    return directory;
  }

  /// Another game is about to begin. The one that was going on is forgotten, and its file, if it
  /// has one, stays as it is.
  public void begin() {
    table = null;
    ours = null;
  }

  /// Keeps a table. One without a move is not worth it, and one that is over neither.
  public void remember(Table now) {
    if (now.count() == 0 || now.isOver()) {
      forget();
    } else if (!now.equals(table)) {
      table = now;
      try {
        write();
      } catch (IOException unwritable) {
        // The players were told at the start, and are told again when they leave.
      }
    }
  }

  /// Forgets the game that was going on, in mind and in its file.
  public void forget() {
    table = null;
    Path file = ours;
    if (file != null) {
      ours = null;
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
  public synchronized boolean write() throws IOException {
    Table unfinished = table;
    if (!keeps || unfinished == null) {
      return false;
    }
    prepare();
    Path file = ours == null ? newFile() : ours;
    ours = file;
    SavedGame.write(file, unfinished);
    return true;
  }

  /// A file that no other game has, nor gets from another process.
  private Path newFile() throws IOException {
    for (int number = 1; ; number++) {
      Path file = directory.resolve("unfinished" + (number == 1 ? "" : "-" + number) + ".quinas");
      try {
        return Files.createFile(file);
      } catch (FileAlreadyExistsException taken) {
        // The next one may be free.
      }
    }
  }

  /// Makes sure that a game could be kept.
  public void prepare() throws IOException {
    if (!keeps) {
      return;
    }
    Files.createDirectories(directory);
    if (!Files.isWritable(directory)) {
      throw new IOException("not writable: " + directory);
    }
  }

  /// The files of all games that are kept, the latest first.
  public List<Path> files() {
    if (!keeps) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> NAME.matcher(file.getFileName().toString()).matches())
          // One that is empty belongs to a game that is only just being written.
          .filter(file -> file.toFile().length() > 0)
          .sorted(Comparator.comparing(Autosave::time).thenComparing(file -> file).reversed())
          .toList();
    } catch (IOException none) {
      return List.of();
    }
  }

  private static FileTime time(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException gone) {
      return FileTime.fromMillis(0);
    }
  }

  /// A game that was kept in a file goes on.
  public void resume(Path file, Table table) {
    ours = file;
    this.table = table;
  }

  /// Moves a file that cannot be understood out of the way.
  ///
  /// @return where it lies now
  public Path setAside(Path file) throws IOException {
    Path aside = file.resolveSibling(file.getFileName() + ".broken");
    return Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
  }
}

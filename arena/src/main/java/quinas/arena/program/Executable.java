package quinas.arena.program;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quinas.rules.NotationException;

/// Finding programs as the system finds them.
final class Executable {

  private static final boolean IS_WINDOWS =
      System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");

  /// Makes sure that there is such a program.
  ///
  /// @param name a path, or a name to be looked for on the path of the system
  static void check(String name) throws NotationException {
    if (find(name).isPresent()) {
      return;
    }
    if (!isPath(name)) {
      throw new NotationException("there is no program \"%s\" on the path", name);
    }
    if (Files.isDirectory(path(name))) {
      throw new NotationException("%s is a directory, not a program", name);
    }
    if (Files.exists(path(name))) {
      throw new NotationException("%s may not be executed", name);
    }
    throw new NotationException("there is no file %s", name);
  }

  /// The program of that name, if there is one.
  static Optional<Path> find(String name) throws NotationException {
    if (isPath(name)) {
      return existing(path(name));
    }
    String folders = Optional.ofNullable(System.getenv("PATH")).orElse("");
    for (String folder : folders.split(File.pathSeparator, -1)) {
      Optional<Path> found = folder.isEmpty() ? Optional.empty() : existing(path(folder, name));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static boolean isPath(String name) {
    return name.contains("/") || name.contains(File.separator);
  }

  private static Path path(String first, String... more) throws NotationException {
    try {
      return Path.of(first, more);
    } catch (InvalidPathException e) {
      throw new NotationException("\"%s\" cannot be a path", first);
    }
  }

  private static Optional<Path> existing(Path path) {
    List<Path> candidates = new ArrayList<>(List.of(path));
    if (IS_WINDOWS) {
      candidates.add(path.resolveSibling(path.getFileName() + ".exe"));
    }
    return candidates.stream()
        .filter(candidate -> Files.isRegularFile(candidate) && Files.isExecutable(candidate))
        .findFirst();
  }

  private Executable() {}
}

package quinas.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Files that are written when the work is done, which may be hours after they were asked for.
final class ResultFiles {

  /// Makes sure, as far as that can be known before, that a file can be written at the end.
  ///
  /// @param file nothing is asked of `null`
  /// @throws FileSystemException why not, with the file's name
  static void check(@Nullable Path file) throws FileSystemException {
    if (file == null) {
      return;
    }
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "Is a directory");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new NoSuchFileException(file.toString());
    }
    if (!Files.isWritable(Files.exists(file) ? file : folder)) {
      throw new AccessDeniedException(file.toString());
    }
  }

  private ResultFiles() {}
}

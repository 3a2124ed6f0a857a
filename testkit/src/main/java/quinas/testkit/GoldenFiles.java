package quinas.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Texts that must never change by accident. `-Dgolden.write=true` writes them anew.
final class GoldenFiles {

  private static final Path SOURCE = Path.of("src", "test", "resources", "golden");

  /// Compares a text with the file of that name under `golden`.
  static void check(String name, String text) {
    if (Boolean.getBoolean("golden.write")) {
      write(SOURCE.resolve(name), text);
    } else {
      assertThat(text).as("golden/%s", name).isEqualTo(Resources.text("/golden/" + name));
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private GoldenFiles() {}
}

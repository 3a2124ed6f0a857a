package quinas.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

/// Text files on the class path.
final class Resources {

  static boolean exists(String path) {
    return Resources.class.getResource(path) != null;
  }

  /// A whole file; unpacked if its name ends in `.gz`.
  static String text(String path) {
    try (InputStream file = Resources.class.getResourceAsStream(path)) {
      if (file == null) {
        throw new AssertionError("there is no " + path);
      }
      InputStream text = path.endsWith(".gz") ? new GZIPInputStream(file) : file;
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The lines of a file.
  static List<String> lines(String path) {
    return text(path).lines().toList();
  }

  private Resources() {}
}

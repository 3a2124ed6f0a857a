package quinas.web;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The page as it was built: the files that a browser asks for.
public final class Site {

  private static final String FILES = "files.txt";

  /// The names of all files, relative to the site, with `/` between folders.
  public static List<String> files() throws IOException {
    try (InputStream in = resource(FILES)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  /// The content of one of the [#files].
  public static InputStream open(String file) throws IOException {
    return resource("site/" + file);
  }

  private static InputStream resource(String name) throws IOException {
    InputStream in = Site.class.getResourceAsStream(name);
    if (in == null) {
      throw new FileNotFoundException(name);
    }
    return in;
  }

  private Site() {}
}

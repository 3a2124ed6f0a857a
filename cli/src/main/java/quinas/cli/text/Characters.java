package quinas.cli.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// Which characters a terminal shows.
///
/// Java believes the locale only if it is installed, and falls back to ASCII; the environment is
/// asked first.
///
/// @param charset how text goes to the terminal and comes from it
/// @param ascii whether to draw with ASCII only, because nobody says that more can be shown. Words
///   keep their accents even then: hardly a terminal is left that does not understand UTF-8, and
///   where one is, a strange letter is no worse than a question mark.
public record Characters(Charset charset, boolean ascii) {

  /// What the system says.
  public static Characters ofSystem() {
    return of(System.getenv(), System.getProperty("stdout.encoding", "UTF-8"));
  }

  static Characters of(Map<String, String> environment, String encoding) {
    String named =
        Stream.of("LC_ALL", "LC_CTYPE", "LANG")
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> !value.isEmpty())
            .findFirst()
            .orElse("")
            .toLowerCase(Locale.ROOT);
    Charset system =
        Charset.isSupported(encoding) ? Charset.forName(encoding) : StandardCharsets.UTF_8;
    if (named.endsWith(".utf-8") || named.endsWith(".utf8")) {
      return new Characters(StandardCharsets.UTF_8, false);
    }
    return system.equals(StandardCharsets.US_ASCII)
        ? new Characters(StandardCharsets.UTF_8, true)
        : new Characters(system, false);
  }
}

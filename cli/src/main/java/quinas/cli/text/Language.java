package quinas.cli.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A language that the players can choose.
public enum Language {
  ENGLISH("en", "English"),
  PORTUGUESE("pt", "Português");

  private final String code;
  private final String title;

  Language(String code, String title) {
    this.code = code;
    this.title = title;
  }

  /// What the system speaks, otherwise English.
  public static Language ofSystem() {
    return of(System.getenv(), Locale.getDefault(Locale.Category.DISPLAY));
  }

  /// What a system with this environment speaks: the language that the environment names, even if
  /// the system has no such locale, or else that of the locale.
  static Language of(Map<String, String> environment, Locale locale) {
    String named =
        Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> !value.isEmpty())
            .findFirst()
            .orElse("");
    return byCode(named.replaceAll("[_.@-].*", ""))
        .or(() -> byCode(locale.getLanguage()))
        .orElse(ENGLISH);
  }

  /// The language with this two-letter code.
  public static Optional<Language> byCode(String code) {
    return Arrays.stream(values()).filter(language -> language.code.equals(code)).findFirst();
  }

  public String code() {
    return code;
  }

  /// Its name in itself.
  public String title() {
    return title;
  }
}

package quinas.cli.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

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

  /// Portuguese where the system speaks it, otherwise English.
  public static Language of(Locale locale) {
    return byCode(locale.getLanguage()).orElse(ENGLISH);
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

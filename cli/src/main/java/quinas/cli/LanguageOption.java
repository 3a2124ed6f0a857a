package quinas.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quinas.cli.text.Texts;

/// The language in which a command speaks to people.
final class LanguageOption {

  @Option(names = "--lang", paramLabel = "LANGUAGE", description = "pt or en.")
  private @Nullable String language;

  /// In the system's language, unless another was asked for.
  Texts texts() {
    return Texts.of(Usage.language("--lang", language == null ? "" : language));
  }
}

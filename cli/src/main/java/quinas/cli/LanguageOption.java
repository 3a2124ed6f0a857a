package quinas.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

/// The language in which a command speaks to people: the system's, unless another is asked for. One
/// that there is not is refused before the command begins.
final class LanguageOption {

  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      description = "pt or en.",
      converter = Reader.class)
  private Language language = Language.ofSystem();

  Texts texts() {
    return Texts.of(language);
  }

  /// Reads a language by its code.
  static final class Reader implements ITypeConverter<Language> {

    @Override
    public Language convert(String code) {
      return Language.byCode(code).orElseThrow(() -> new TypeConversionException(code));
    }
  }
}

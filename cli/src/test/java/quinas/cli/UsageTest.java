package quinas.cli;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

class UsageTest {

  private static final Texts PORTUGUESE = Texts.of(Language.PORTUGUESE);

  private static String run(Language language, String... arguments) {
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said);
    Main.commandLine(Texts.of(language)).setOut(writer).setErr(writer).execute(arguments);
    return said.toString().strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--foo|Opção ou argumento desconhecido: --foo (ver quinas play --help)",
        "--seed|Falta alguma coisa: --seed (ver quinas play --help)",
        "--seed=x|--seed não pode ser \"x\" (ver quinas play --help)"
      })
  void wrongArgumentsAreAnsweredInThePlayersLanguage(String argument, String answer) {
    assertThat(run(Language.PORTUGUESE, "play", argument)).isEqualTo(answer);
  }

  @Test
  void whatIsMissingIsNamed() {
    assertThat(run(Language.ENGLISH, "replay"))
        .isEqualTo("Something is missing: FILE (see quinas replay --help)");
  }

  @Test
  void theHelpSpeaksThePlayersLanguage() {
    assertThat(run(Language.PORTUGUESE, "play", "--help"))
        .startsWith("Uso: quinas play")
        .contains("[JOGO]", "Mostra esta ajuda.");
    assertThat(run(Language.ENGLISH, "play", "--help"))
        .startsWith("Usage: quinas play")
        .contains("[GAME]", "Show this help.");
  }

  @Test
  void everySentenceOfTheHelpIsTranslated() {
    assertThat(sentences(Main.commandLine(Texts.of(Language.ENGLISH))))
        .hasSizeGreaterThan(20)
        .allSatisfy(sentence -> assertThat(PORTUGUESE.sentence(sentence)).isNotEqualTo(sentence));
  }

  private static List<String> sentences(CommandLine command) {
    List<String> sentences =
        new ArrayList<>(List.of(command.getCommandSpec().usageMessage().description()));
    for (ArgSpec argument : command.getCommandSpec().args()) {
      boolean isStandard =
          argument instanceof OptionSpec option && (option.usageHelp() || option.versionHelp());
      if (!isStandard) {
        sentences.addAll(Arrays.asList(argument.description()));
      }
    }
    for (CommandLine below : command.getSubcommands().values()) {
      sentences.addAll(sentences(below));
    }
    return sentences;
  }

  @Test
  void theArgumentsChooseTheLanguage() {
    assertThat(Usage.language("play", "--lang", "pt")).isEqualTo(Language.PORTUGUESE);
    assertThat(Usage.language("play", "--lang=en", "--help")).isEqualTo(Language.ENGLISH);
    assertThat(Usage.language("play", "--lang")).isEqualTo(Language.ofSystem());
  }

  @Test
  void everyCommandThatSpeaksALanguageRefusesOneThatThereIsNot() {
    Texts english = Texts.of(Language.ENGLISH);
    List<CommandLine> speaking =
        commands(Main.commandLine(english))
            .filter(command -> command.getCommandSpec().findOption("--lang") != null)
            .toList();
    assertThat(speaking).hasSizeGreaterThan(12);
    assertThat(speaking)
        .allSatisfy(command ->
            assertThatExceptionOfType(ParameterException.class)
                .isThrownBy(() -> command.parseArgs("--lang", "xx"))
                .extracting(new Usage(english)::complaint, as(STRING))
                .contains("There is no language \"xx\"; the languages are en, pt."));
  }

  private static Stream<CommandLine> commands(CommandLine command) {
    Stream<CommandLine> below = command.getSubcommands().values().stream().distinct();
    return Stream.concat(Stream.of(command), below.flatMap(UsageTest::commands));
  }
}

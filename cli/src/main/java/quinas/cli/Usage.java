package quinas.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import quinas.cli.text.Language;
import quinas.cli.text.Texts;

/// What the command line says of itself, in one language: its help, and what is wrong with its
/// arguments.
final class Usage {

  private static final String LANGUAGE = "--lang";

  private final Texts texts;

  Usage(Texts texts) {
    this.texts = texts;
  }

  /// The language that the arguments ask for, or else the system's: help and complaints come before
  /// any command has read them.
  static Language language(String... arguments) {
    List<String> words = Arrays.stream(String.join("=", arguments).split("=", -1)).toList();
    int at = words.indexOf(LANGUAGE);
    String code = at >= 0 && at + 1 < words.size() ? words.get(at + 1) : "";
    return Language.byCode(code).orElseGet(Language::ofSystem);
  }

  /// Translates the help of a command and of those below it.
  void translate(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    UsageMessageSpec usage = spec.usageMessage();
    usage.synopsisHeading(texts.say("usage.synopsis") + " ");
    usage.synopsisSubcommandLabel(texts.say("usage.command"));
    usage.commandListHeading(texts.say("usage.commands") + "%n");
    usage.description(translated(usage.description()));
    for (OptionSpec option : List.copyOf(spec.options())) {
      spec.remove(option);
      spec.addOption(
          option.toBuilder()
              .paramLabel(texts.sentence(option.paramLabel()))
              .description(description(option))
              .build());
    }
    for (PositionalParamSpec parameter : List.copyOf(spec.positionalParameters())) {
      spec.remove(parameter);
      spec.addPositional(
          parameter.toBuilder()
              .paramLabel(texts.sentence(parameter.paramLabel()))
              .description(translated(parameter.description()))
              .build());
    }
    command.getSubcommands().values().forEach(this::translate);
  }

  private String[] description(OptionSpec option) {
    if (option.usageHelp()) {
      return new String[] {texts.say("usage.help")};
    }
    return option.versionHelp()
        ? new String[] {texts.say("usage.version")}
        : translated(option.description());
  }

  private String[] translated(String[] sentences) {
    return Arrays.stream(sentences).map(texts::sentence).toArray(String[]::new);
  }

  /// What is wrong with the arguments, and where to read more.
  String complaint(ParameterException wrong) {
    String name = wrong.getCommandLine().getCommandSpec().qualifiedName();
    return reason(wrong) + " " + texts.say("usage.see", name);
  }

  private String reason(ParameterException wrong) {
    return switch (wrong) {
      case MissingParameterException missing ->
          texts.say(
              "usage.missing",
              missing.getMissing().stream().map(Usage::name).collect(Collectors.joining(", ")));
      case UnmatchedArgumentException unmatched ->
          texts.say("usage.unknown", String.join(" ", unmatched.getUnmatched()));
      case OverwrittenOptionException twice ->
          texts.say("usage.twice", name(twice.getOverwritten()));
      default ->
          wrong.getArgSpec() != null && wrong.getValue() != null
              ? wrong(wrong.getArgSpec(), wrong.getValue())
              : String.valueOf(wrong.getMessage());
    };
  }

  private String wrong(ArgSpec argument, String value) {
    if (argument.type() != Language.class) {
      return texts.say("usage.value", name(argument), value);
    }
    Stream<String> codes = Arrays.stream(Language.values()).map(Language::code);
    return texts.say("error.language", value, codes.collect(Collectors.joining(", ")));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}

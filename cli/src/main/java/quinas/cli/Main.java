package quinas.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import quinas.cli.text.Characters;
import quinas.cli.text.Texts;

/// The command `quinas`.
@Command(
    name = "quinas",
    description =
        "Five board games: Shiftago, Syrtis, Pushee Pieces, Cats & Dogs, 7th Guest: Infection.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class)
public final class Main implements Runnable {

  private static final List<Class<?>> COMMANDS =
      List.of(
          PlayCommand.class,
          ServeCommand.class,
          BotCommand.class,
          LoadCommand.class,
          ExportSiteCommand.class,
          ReplayCommand.class,
          AnalyseCommand.class,
          MatchCommand.class,
          TournamentCommand.class,
          RatingsCommand.class,
          LadderCommand.class,
          EngineCommand.class,
          SolveCommand.class,
          PerftCommand.class,
          BenchCommand.class,
          ClusterCommand.class,
          SelfPlayCommand.class,
          TrainCommand.class,
          FitChancesCommand.class);

  public static void main(String[] args) {
    Texts texts = Texts.of(Usage.language(args));
    CommandLine commandLine = commandLine(texts, args);
    int status = commandLine.execute(args);
    if (status == 0 && System.out.checkError()) {
      explain(commandLine.getErr(), texts);
      status = CommandLine.ExitCode.USAGE;
    }
    System.exit(status);
  }

  /// Says why the output is not complete, unless it is because its reader has seen enough.
  private static void explain(PrintWriter err, Texts texts) {
    // The stream has kept the reason to itself. One more byte meets the same.
    try {
      new FileOutputStream(FileDescriptor.out).write('\n');
    } catch (IOException e) {
      if (!"Broken pipe".equals(e.getMessage())) {
        err.println("quinas: " + texts.say(e));
      }
    }
  }

  /// The whole command line. Wrong arguments are answered in one sentence, with exit status 2.
  ///
  /// @param args what will be executed: where they begin with a command, the others, which take
  ///   picocli longer to look at than all else, are left out
  static CommandLine commandLine(Texts texts, String... args) {
    CommandLine commandLine = new CommandLine(new Main());
    List<Class<?>> named =
        COMMANDS.stream()
            .filter(command -> args.length > 0 && name(command).equals(args[0]))
            .toList();
    (named.isEmpty() ? COMMANDS : named).forEach(commandLine::addSubcommand);
    Charset charset = Characters.ofSystem().charset();
    commandLine.setOut(new PrintWriter(System.out, true, charset));
    commandLine.setErr(new PrintWriter(System.err, true, charset));
    Usage usage = new Usage(texts);
    usage.translate(commandLine);
    commandLine.setParameterExceptionHandler((wrong, arguments) -> {
      wrong.getCommandLine().getErr().println(usage.complaint(wrong));
      return CommandLine.ExitCode.USAGE;
    });
    return commandLine;
  }

  private static String name(Class<?> command) {
    return command.getAnnotation(Command.class).name();
  }

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /// The version that the build wrote into the jar.
  static String version() {
    String version = Main.class.getPackage().getImplementationVersion();
    return Objects.requireNonNullElse(version, "(not packaged)");
  }

  /// What `--version` prints.
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"quinas " + version()};
    }
  }
}

package quinas.cli;

import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/// The command `quinas`.
@Command(
    name = "quinas",
    description =
        "Five board games: Shiftago, Syrtis, Pushee Pieces, Cats & Dogs, 7th Guest: Infection.",
    mixinStandardHelpOptions = true,
    subcommands = {
      PlayCommand.class,
      ReplayCommand.class,
      EngineCommand.class,
      PerftCommand.class,
      BenchCommand.class,
    },
    versionProvider = Main.Version.class)
public final class Main implements Runnable {
  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  /// The whole command line. Wrong arguments are answered in one sentence, with exit status 2.
  static CommandLine commandLine() {
    CommandLine commandLine = new CommandLine(new Main());
    commandLine.setParameterExceptionHandler((wrong, arguments) -> {
      CommandLine command = wrong.getCommandLine();
      String name = command.getCommandSpec().qualifiedName();
      command.getErr().println(wrong.getMessage() + " (see " + name + " --help)");
      return CommandLine.ExitCode.USAGE;
    });
    return commandLine;
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
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

package quinas.cli;

import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/// The command `quinas`.
@Command(
    name = "quinas",
    description = "Five board games: Shiftago, Syrtis Major, Pushee, Cats & Dogs, Infection.",
    mixinStandardHelpOptions = true,
    subcommands = PlayCommand.class,
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

  /// Reads the version that the build wrote into the jar.
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"quinas " + Objects.requireNonNullElse(version, "(not packaged)")};
    }
  }
}

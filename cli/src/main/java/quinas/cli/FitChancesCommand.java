package quinas.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.training.ChanceFit;

/// `quinas fit-chances`: what the engine's scores mean in results.
@Command(
    name = "fit-chances",
    description = "Fit the curve from scores to chances on files of self-play, all of one game.",
    mixinStandardHelpOptions = true)
final class FitChancesCommand implements Callable<Integer> {

  private static final int REFUSED = 2;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Self-play.")
  private List<Path> files = List.of();

  @Mixin private LanguageOption language = new LanguageOption();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try {
      ChanceFit fit = ChanceFit.of(files);
      out.printf(
          Locale.ROOT,
          "games %d positions %d scale %.1f +- %.1f loss %.4f%n",
          fit.games(),
          fit.positions(),
          fit.scale(),
          fit.error(),
          fit.loss());
      for (ChanceFit.Band band : fit.bands()) {
        out.printf(
            Locale.ROOT,
            "positions %d expected %.3f seen %.3f%n",
            band.positions(),
            band.expected(),
            band.seen());
      }
      out.flush();
      return 0;
    } catch (IOException e) {
      String sentence = SelfPlayFiles.say(language.texts(), e);
      spec.commandLine().getErr().println("quinas fit-chances: " + sentence);
      return REFUSED;
    }
  }
}

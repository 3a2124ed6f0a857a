package quinas.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.cli.text.Texts;
import quinas.engine.net.Net;
import quinas.rules.NotationException;
import quinas.training.Trainer;

/// `quinas train`: makes a net of self-play.
@Command(
    name = "train",
    description = "Train a net on files of self-play; the error after each epoch is printed.",
    mixinStandardHelpOptions = true)
final class TrainCommand implements Callable<Integer> {

  private static final int REFUSED = 2;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "NET", description = "The file that the net is written to.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path net;

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "Self-play.")
  private List<Path> files = List.of();

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "20",
      description = "How often every position is met (standard: 20).")
  private int epochs;

  @Option(
      names = "--trust",
      paramLabel = "X",
      defaultValue = "0.7",
      description =
          "How much the results of the games count, 0 to 1; the rest is what the engine thought"
              + " (standard: 0.7).")
  private double trust;

  @Option(
      names = "--width",
      paramLabel = "N",
      defaultValue = "32",
      description = "How many sums the net has for each seat, 32, 64, 96 or 128 (standard: 32).")
  private int width;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of the first weights and of all shuffling (standard: 0).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "On how many threads (standard: 1).")
  private int threads;

  @Mixin private LanguageOption language = new LanguageOption();

  @Override
  public Integer call() throws InterruptedException {
    Texts texts = language.texts();
    try {
      check();
      PrintWriter out = spec.commandLine().getOut();
      Trainer trainer = Trainer.of(files, trust, width, seed, threads);
      out.println(texts.say("train.positions", trainer.size()));
      byte[] trained = trainer.train(epochs, progress -> tell(out, texts, progress)).bytes();
      Files.write(net, trained);
      return 0;
    } catch (NotationException e) {
      return refuse(texts.say(e));
    } catch (IOException e) {
      return refuse(SelfPlayFiles.say(texts, e));
    }
  }

  private void check() throws NotationException {
    if (epochs < 1 || threads < 1 || !(trust >= 0 && trust <= 1)) {
      throw new NotationException("--epochs and --threads: at least 1; --trust: 0 to 1");
    }
    if (!Net.isWidth(width)) {
      throw new NotationException("--width: 32, 64, 96 or 128");
    }
  }

  private int refuse(String sentence) {
    spec.commandLine().getErr().println("quinas train: " + sentence);
    return REFUSED;
  }

  private static void tell(PrintWriter out, Texts texts, Trainer.Progress progress) {
    out.println(
        texts.say(
            "train.epoch",
            progress.epoch(),
            String.format(Locale.ROOT, "%.5f", progress.error()),
            String.format(Locale.ROOT, "%.5f", progress.check())));
    out.flush();
  }
}

package quinas.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.arena.record.GameRecord;
import quinas.arena.record.RecordException;
import quinas.arena.record.RecordFile;
import quinas.arena.record.Tag;
import quinas.cli.analyse.Annotations;
import quinas.cli.analyse.Reviews;
import quinas.cli.play.ReviewTable;
import quinas.cli.text.StatusLine;
import quinas.cli.text.Texts;
import quinas.engine.analysis.Review;
import quinas.engine.search.Limits;

/// `quinas analyse`: what was good and what was not in recorded games.
@Command(
    name = "analyse",
    description = {
      "Judge every move of recorded games, and say what it allowed or missed.",
      "The same games and limits give the same answer, on any number of threads."
    },
    mixinStandardHelpOptions = true)
final class AnalyseCommand implements Callable<Integer> {

  private static final int REFUSED = 2;
  private static final String STANDARD_INPUT = "-";

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "RECORD",
      description = "The file with the games, - for standard input.")
  private String file = "";

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "How many positions are looked at for each move (standard: 50000, or any with --depth).")
  private @Nullable Long nodes;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "How many plies are looked ahead at most (standard: any).")
  private int depth = Limits.NONE.depth();

  @Option(
      names = "--lines",
      paramLabel = "N",
      description = "How many better lines are written down for a move (standard: 1).")
  private int lines = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games are looked at at once (standard: 1).")
  private int threads = 1;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write the games there, with what is said of the moves as comments.")
  private @Nullable Path output;

  @Mixin private LanguageOption language = new LanguageOption();

  private Texts texts = Texts.of(Usage.language());

  @Override
  public Integer call() throws InterruptedException {
    texts = language.texts();
    if ((nodes != null && nodes < 1) || depth < 1 || lines < 1 || threads < 1) {
      return refuse(texts.say("analyse.limits"));
    }
    try {
      List<GameRecord> games =
          file.equals(STANDARD_INPUT)
              ? RecordFile.read(System.in, file)
              : RecordFile.read(Path.of(file));
      analyse(games);
      return 0;
    } catch (RecordException e) {
      return refuse(texts.say("analyse.bad", file, texts.say(e)));
    } catch (FileSystemException e) {
      String name = Objects.requireNonNullElse(e.getFile(), file);
      return refuse(texts.say("analyse.bad", name, texts.say(e)));
    } catch (IOException e) {
      return refuse(texts.say("analyse.bad", file, texts.say(e)));
    }
  }

  private int refuse(String sentence) {
    spec.commandLine().getErr().println("quinas analyse: " + sentence);
    return REFUSED;
  }

  private Limits limits() {
    long standard = depth == Limits.NONE.depth() ? 50_000 : Limits.NONE.nodes();
    return new Limits(
        Math.min(depth, Limits.NONE.depth()), Objects.requireNonNullElse(nodes, standard));
  }

  private void analyse(List<GameRecord> games) throws IOException, InterruptedException {
    ResultFiles.check(output);
    PrintWriter out = spec.commandLine().getOut();
    Optional<StatusLine> status = StatusLine.ofTerminal(spec.commandLine().getErr());
    Reviews reviews = new Reviews(limits(), lines, threads);
    List<GameRecord> annotated = new ArrayList<>();
    try (Reviews.UnderWay underWay =
        reviews.begin(games, (game, done) -> tell(status, games, game, done))) {
      for (int i = 0; i < games.size(); i++) {
        GameRecord game = games.get(i);
        Review review = underWay.get(i);
        synchronized (this) {
          status.ifPresent(StatusLine::clear);
          introduce(out, game, i + 1, games.size());
          new ReviewTable(game.game(), review, texts).lines().forEach(out::println);
          out.flush();
        }
        annotated.add(Annotations.of(game, review, texts));
      }
    }
    if (output != null) {
      RecordFile.write(output, annotated);
      spec.commandLine().getErr().println(texts.say("analyse.written", output));
    }
  }

  private synchronized void tell(
      Optional<StatusLine> status, List<GameRecord> games, int game, int done) {
    String which = texts.say("analyse.game", game + 1);
    String far = texts.say("review.looking", done, games.get(game).moves().size() + 1);
    status.ifPresent(line -> line.show(which + ": " + far));
  }

  private void introduce(PrintWriter out, GameRecord game, int number, int count) {
    String options = game.options().toString();
    String title = game.game().title();
    String whole = options.isEmpty() ? title : title + " (" + options + ")";
    out.println((number == 1 ? "" : "\n") + texts.say("replay.title", number, count, whole));
    String first = game.tag(Tag.FIRST).orElse("?");
    String second = game.tag(Tag.SECOND).orElse("?");
    out.println(first + " – " + second);
    out.println();
  }
}

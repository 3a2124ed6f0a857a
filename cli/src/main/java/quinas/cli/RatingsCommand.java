package quinas.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quinas.arena.picture.RatingsPlot;
import quinas.arena.rating.BradleyTerry;
import quinas.arena.rating.Crosstable;
import quinas.arena.rating.Ratings;
import quinas.arena.record.RecordException;
import quinas.arena.tournament.RecordedResults;
import quinas.cli.text.Texts;
import quinas.cli.tournament.ResultJson;
import quinas.cli.tournament.ResultTables;
import quinas.rules.NotationException;

/// `quinas ratings`: how strong the players of recorded games are.
@Command(
    name = "ratings",
    description = "Rate the players of recorded games, and show who won how much against whom.",
    mixinStandardHelpOptions = true)
final class RatingsCommand implements Callable<Integer> {

  private static final int FAILED = 1;
  private static final int REFUSED = 2;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(paramLabel = "FILES", arity = "1..*", description = "Files with games, of any size.")
  private List<Path> files = List.of();

  @Option(
      names = "--anchor",
      paramLabel = "NAME=ELO",
      description = "Give this player this rating; without it, the mean is 0.")
  private @Nullable String anchor;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the result there as JSON.")
  private @Nullable Path json;

  @Option(names = "--svg", paramLabel = "FILE", description = "Draw the ratings there.")
  private @Nullable Path svg;

  @Mixin private LanguageOption language = new LanguageOption();

  @Override
  public Integer call() {
    Texts texts = language.texts();
    try {
      ResultFiles.check(json);
      ResultFiles.check(svg);
      return rate(texts) ? 0 : REFUSED;
    } catch (NotationException e) {
      complain(texts.say(e));
      return REFUSED;
    } catch (FileSystemException e) {
      complain(e.getFile() + ": " + texts.say(e));
      return FAILED;
    } catch (IOException e) {
      complain(texts.say(e));
      return FAILED;
    }
  }

  private void complain(String sentence) {
    spec.commandLine().getErr().println("quinas ratings: " + sentence);
  }

  private boolean rate(Texts texts) throws NotationException, IOException {
    RecordedResults results = new RecordedResults();
    for (Path file : files) {
      try (InputStream in = Files.newInputStream(file)) {
        long before = results.games();
        results.add(in);
        if (results.games() == before) {
          throw new NotationException("%s holds no games", file);
        }
      } catch (RecordException e) {
        complain(file + ": " + texts.say(e));
        return false;
      } catch (IOException e) {
        complain(file + ": " + texts.say(e));
        return false;
      }
    }
    Crosstable table = results.table();
    Ratings ratings = anchored(BradleyTerry.rate(table), table);
    report(results, ratings, texts);
    if (json != null) {
      Files.writeString(json, ResultJson.of(ratings, table));
    }
    if (svg != null) {
      Files.writeString(svg, RatingsPlot.draw(texts.say("ratings.title"), ratings));
    }
    return true;
  }

  private Ratings anchored(Ratings ratings, Crosstable table) throws NotationException {
    if (anchor == null) {
      return ratings;
    }
    int equals = anchor.lastIndexOf('=');
    String name = equals < 0 ? anchor : anchor.substring(0, equals);
    String elo = equals < 0 ? "" : anchor.substring(equals + 1);
    if (!elo.matches("[+-]?[0-9]{1,5}(\\.[0-9]{1,3})?")) {
      throw new NotationException("--anchor: \"%s\" is not NAME=ELO", anchor);
    }
    if (!table.players().contains(name)) {
      throw new NotationException("--anchor: there are no games of \"%s\"", name);
    }
    return ratings.anchored(name, Double.parseDouble(elo));
  }

  private void report(RecordedResults results, Ratings ratings, Texts texts) {
    PrintWriter out = spec.commandLine().getOut();
    ResultTables tables = new ResultTables(texts);
    out.println(texts.say("ratings.games", results.games(), results.table().players().size()));
    Map<String, Long> left =
        Map.of("ratings.unfinished", results.unfinished(), "ratings.nameless", results.nameless());
    left.entrySet().stream()
        .filter(entry -> entry.getValue() > 0)
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> out.println(texts.say(entry.getKey(), entry.getValue())));
    out.println();
    tables.ratings(ratings, results.table()).forEach(out::println);
    out.println();
    tables.cross(ratings, results.table()).forEach(out::println);
    List<String> mishaps = tables.mishaps(ratings, results);
    if (!mishaps.isEmpty()) {
      out.println();
      mishaps.forEach(out::println);
    }
    out.flush();
  }
}

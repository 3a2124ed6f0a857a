package quinas.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import quinas.arena.match.Journal;
import quinas.arena.match.Journal.Sink;
import quinas.arena.match.UnplayableException;
import quinas.arena.record.RecordException;
import quinas.arena.tournament.ForeignGamesException;
import quinas.cli.text.Texts;
import quinas.rules.NotationException;

/// A command that plays many games, keeps them, and can go on with them.
///
/// The exit status is 0 if all was played, 1 if it came to an end before, and 2 if it never began:
/// something is wrong with the arguments, or with a file that they name.
abstract class GamesCommand implements Callable<Integer> {

  static final int FAILED = 1;
  static final int REFUSED = 2;

  /// How often somebody who watches is told how it stands.
  static final Duration LIVE = Duration.ofMillis(250);

  private static final int MOST_THREADS = 1024;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  CommandSpec spec;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "So many games at a time (standard: 1; on a cluster: 256).")
  private @Nullable Integer concurrency;

  @Option(
      names = "--games-file",
      paramLabel = "FILE",
      description = "Keep the games there, each pair as soon as it is finished.")
  @Nullable Path games;

  @Option(names = "--resume", description = "Go on with the games of that file, if it is there.")
  private boolean resume;

  @Mixin private LanguageOption language = new LanguageOption();

  private boolean isUnderWay;

  /// Plays, and tells what came out.
  ///
  /// @return the exit status
  abstract int play(Texts texts)
      throws NotationException,
          RecordException,
          UnplayableException,
          IOException,
          InterruptedException;

  @Override
  public final Integer call() throws InterruptedException {
    Texts texts = language.texts();
    try {
      check();
      return play(texts);
    } catch (NotationException e) {
      return refuse(texts.say(e));
    } catch (RecordException e) {
      return refuse(games + ": " + texts.say(e));
    } catch (ForeignGamesException e) {
      return refuse(games + ": " + texts.say(e));
    } catch (UnplayableException e) {
      return fail(texts.say(e));
    } catch (FileSystemException e) {
      return fail(e.getFile() + ": " + texts.say(e));
    } catch (IOException e) {
      return fail(texts.say(e));
    }
  }

  private void check() throws NotationException {
    if (resume && games == null) {
      throw new NotationException("--resume needs --games-file");
    }
    if (threads() < 1 || threads() > MOST_THREADS) {
      throw new NotationException(
          "concurrency: %d is not a number from 1 to %d", threads(), MOST_THREADS);
    }
  }

  /// Says why nothing is played.
  final int refuse(String sentence) {
    return complain(REFUSED, sentence);
  }

  private int fail(String sentence) {
    return complain(isUnderWay ? FAILED : REFUSED, sentence);
  }

  private int complain(int status, String sentence) {
    spec.commandLine().getErr().println(spec.qualifiedName() + ": " + sentence);
    return status;
  }

  /// From here on games are played: arguments and files were all right.
  final void begin() {
    isUnderWay = true;
  }

  /// How many games are played at a time.
  final int threads() {
    return concurrency == null ? standardConcurrency() : concurrency;
  }

  /// How many that are where the arguments do not say.
  int standardConcurrency() {
    return 1;
  }

  /// Whether there are games to go on with.
  final boolean goesOn() {
    return resume && games != null && Files.exists(games);
  }

  /// Opens the file for games of several matches, or goes on with it.
  ///
  /// @param sink is given every whole pair that it holds
  final Journal journal(Path file, Sink sink)
      throws IOException, UnplayableException, RecordException {
    return goesOn() ? Journal.resume(file, sink) : Journal.create(file);
  }
}

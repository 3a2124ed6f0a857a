package quinas.arena.player;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import quinas.arena.record.Settlement;
import quinas.engine.Engine;
import quinas.engine.eval.Evaluations;
import quinas.engine.net.Net;
import quinas.engine.search.Evaluation;
import quinas.rules.Game;
import quinas.rules.NotationException;

/// What a built-in engine is made of.
///
/// @param mebibytes the size of its memory
/// @param threads how many of them search
/// @param byHand whether it judges by rules of thumb though there is a net
/// @param net a file with another net than its own
record EngineBuild(int mebibytes, int threads, boolean byHand, Optional<Path> net) {

  static final EngineBuild STANDARD =
      new EngineBuild(Engine.STANDARD_MEBIBYTES, 1, false, Optional.empty());

  private static final int MOST_MEBIBYTES = 8192;
  private static final int MOST_THREADS = 256;

  /// This with one thing changed: `hash=64`, `threads=2`, `eval=hand` or `net=FILE`.
  EngineBuild with(String part) throws NotationException {
    String value = part.substring(part.indexOf('=') + 1);
    if (part.startsWith("hash=")) {
      return new EngineBuild(number("hash", value, MOST_MEBIBYTES), threads, byHand, net);
    }
    if (part.startsWith("threads=")) {
      return new EngineBuild(mebibytes, number("threads", value, MOST_THREADS), byHand, net);
    }
    if (part.equals("eval=hand")) {
      return new EngineBuild(mebibytes, threads, true, net);
    }
    if (part.startsWith("net=")) {
      return new EngineBuild(mebibytes, threads, byHand, Optional.of(file(value)));
    }
    throw new NotationException(
        "engine: \"%s\" is none of nodes=N, depth=N, hash=MEBIBYTES, threads=N, eval=hand, net=FILE",
        part);
  }

  private static int number(String name, String text, int most) throws NotationException {
    if (text.matches("[1-9][0-9]{0,3}") && Integer.parseInt(text) <= most) {
      return Integer.parseInt(text);
    }
    throw new NotationException(
        "engine: %s is a number from 1 to %d, not \"%s\"", name, most, text);
  }

  private static Path file(String text) throws NotationException {
    try {
      Path path = Path.of(text);
      if (Files.isReadable(path)) {
        return path;
      }
    } catch (InvalidPathException e) {
      // Said below.
    }
    throw new NotationException("engine: there is no net %s", text);
  }

  /// What it judges by; each thread needs one of its own.
  ///
  /// @throws PlayerException if the file is no net for this game
  Supplier<Evaluation> judges(Game game) throws PlayerException {
    Optional<Net> other = net.isPresent() ? Optional.of(read(net.get())) : Optional.empty();
    if (other.isPresent() && !Evaluations.isFor(game, other.get())) {
      throw new PlayerException(
          Settlement.CRASH, "%s is no net for %s".formatted(net.get(), game.id()));
    }
    return () -> evaluation(game, other);
  }

  /// @throws PlayerException if there is not enough memory
  Engine engine(Supplier<Evaluation> judges) throws PlayerException {
    try {
      return new Engine(mebibytes, threads, judges);
    } catch (OutOfMemoryError e) {
      throw new PlayerException(
          Settlement.CRASH, "there is no room for %d MiB of memory".formatted(mebibytes));
    }
  }

  private Evaluation evaluation(Game game, Optional<Net> other) {
    if (other.isPresent()) {
      return Evaluations.of(game, other.get());
    }
    return byHand ? Evaluations.byHand(game) : Evaluations.of(game);
  }

  private static Net read(Path file) throws PlayerException {
    try (InputStream in = Files.newInputStream(file)) {
      return Net.read(in);
    } catch (IOException e) {
      throw new PlayerException(Settlement.CRASH, file + ": " + e.getMessage());
    }
  }
}

package quinas.arena.protocol;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import quinas.engine.Engine;
import quinas.engine.TimeLimit;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Limits;
import quinas.rules.Game;
import quinas.rules.Position;

/// What an engine remembers during a game, and how many threads look things up in it. Takes its
/// room when it is first used.
final class Memory {

  private static final long WARM_UP = 3_000;

  private final Game game;
  private final int mebibytes;
  private final int threads;
  private final IntFunction<Engine> engines;
  private final AtomicBoolean isPrepared = new AtomicBoolean();
  private @Nullable Engine engine;

  Memory(Game game, int mebibytes, int threads) {
    this(game, mebibytes, threads, size -> new Engine(size, threads, () -> Evaluations.of(game)));
  }

  /// @param engines makes an engine with so many mebibytes
  Memory(Game game, int mebibytes, int threads, IntFunction<Engine> engines) {
    this.game = game;
    this.mebibytes = mebibytes;
    this.threads = threads;
    this.engines = engines;
  }

  int mebibytes() {
    return mebibytes;
  }

  /// A blank one of the same size.
  Memory forGame(Game other) {
    return new Memory(other, mebibytes, threads);
  }

  Memory withMebibytes(int size) {
    return new Memory(game, size, threads);
  }

  Memory withThreads(int count) {
    return new Memory(game, mebibytes, count);
  }

  /// Takes the room now, and thinks a little to no purpose, so that the first answer is not late: a
  /// fresh Java machine is slow. Only the first time.
  ///
  /// @param position some position that is not over
  void prepare(Position position, Consumer<String> note) {
    if (!isPrepared.getAndSet(true)) {
      engine(note);
      // Another engine: the real one may be thinking, and must not know more than it was told.
      Engine small = new Engine(game, 1);
      small.think(position, Limits.nodes(WARM_UP), TimeLimit.NONE, () -> false, finding -> {});
    }
  }

  /// The engine that thinks with it. If there is no room for it, with half of it, and so on.
  ///
  /// @param note told if it is less than was asked for
  synchronized Engine engine(Consumer<String> note) {
    Engine ready = engine;
    for (int size = mebibytes; ready == null; size /= 2) {
      try {
        ready = engines.apply(size);
        if (size < mebibytes) {
          note.accept("Hash: there is no room for " + mebibytes + " MiB, " + size + " are used");
        }
      } catch (OutOfMemoryError e) {
        if (size == 1) {
          throw e;
        }
      }
    }
    engine = ready;
    return ready;
  }
}

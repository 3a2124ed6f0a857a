package quinas.training;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/// Plays the games of self-play that a file does not hold yet, on several threads.
public final class SelfPlayRun {

  /// Plays until the file holds the games with the indices below `games`. Whenever it is
  /// interrupted or killed, it goes on from there when it is run again.
  ///
  /// @param progress told how many of the games there are, after each; by any thread
  /// @throws IOException if the file cannot be written, or belongs to other self-play
  public static void run(SelfPlay play, Path file, int games, int threads, IntConsumer progress)
      throws IOException, InterruptedException {
    BitSet done = new BitSet();
    try (LineFile lines = LineFile.append(file, play, done::set);
        ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      AtomicInteger next = new AtomicInteger();
      AtomicInteger count = new AtomicInteger(done.get(0, games).cardinality());
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        all.add(
            workers.submit(() -> {
              for (int index = next.getAndIncrement();
                  index < games && !Thread.interrupted();
                  index = next.getAndIncrement()) {
                if (!done.get(index)) {
                  lines.append(play.play(index));
                  progress.accept(count.incrementAndGet());
                }
              }
              return null;
            }));
      }
      try {
        for (Future<?> one : all) {
          await(one);
        }
      } finally {
        workers.shutdownNow();
      }
    }
  }

  private static void await(Future<?> future) throws IOException, InterruptedException {
    try {
      future.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException broken -> throw broken;
        case UncheckedIOException broken -> throw broken.getCause();
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }

  private SelfPlayRun() {}
}

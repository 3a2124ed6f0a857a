package quinas.cli.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import quinas.arena.record.GameRecord;
import quinas.engine.analysis.Analysis;
import quinas.engine.analysis.Review;
import quinas.engine.search.Limits;

/// Looks at several games at once, each on a thread of its own with a memory of its own, so that
/// what is found does not depend on how many there are.
///
/// @param limits for each position
/// @param lines how many best lines are wanted of each
/// @param threads how many games are looked at at once
public record Reviews(Limits limits, int lines, int threads) {

  private static final int MEBIBYTES = 16;

  /// Is told as a game is looked at.
  @FunctionalInterface
  public interface Progress {

    /// Told after each position, by the thread that looked at it.
    ///
    /// @param game which one, from 0
    /// @param done how many of its positions have been looked at
    void tell(int game, int done);
  }

  /// The games under way, in their order.
  public final class UnderWay implements AutoCloseable {

    private final ExecutorService workers = Executors.newFixedThreadPool(threads);
    private final List<Future<Review>> reviews = new ArrayList<>();

    private UnderWay(List<GameRecord> games, Progress progress) {
      for (int i = 0; i < games.size(); i++) {
        int number = i;
        GameRecord game = games.get(i);
        reviews.add(workers.submit(() -> review(game, number, progress)));
      }
    }

    /// The review of a game, as soon as it is there.
    public Review get(int game) throws InterruptedException {
      try {
        return reviews.get(game).get();
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      }
    }

    @Override
    public void close() {
      workers.shutdownNow();
      workers.close();
    }
  }

  public UnderWay begin(List<GameRecord> games, Progress progress) {
    return new UnderWay(games, progress);
  }

  private Review review(GameRecord record, int number, Progress progress)
      throws InterruptedException {
    return Review.of(
            new Analysis(record.game(), MEBIBYTES),
            record.game(),
            record.start(),
            record.moves(),
            limits,
            lines,
            Thread.currentThread()::isInterrupted,
            done -> progress.tell(number, done))
        .orElseThrow(InterruptedException::new);
  }
}

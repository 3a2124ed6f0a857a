package quinas.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import quinas.engine.eval.Evaluations;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.engine.search.Underway;
import quinas.rules.Game;
import quinas.rules.Position;

/// Some threads that search one position together, and forget each as soon as it is done: the
/// search of [quinas.engine.Engine] without its solvers, whose share is not the same at every
/// depth.
final class Team {

  private static final int MEBIBYTES = 64;

  private final TranspositionTable table = TranspositionTable.mebibytes(MEBIBYTES);
  private final Search first;
  private final List<Search> others;

  /// What one search took.
  ///
  /// @param nodes how many positions all threads looked at
  record Effort(Finding finding, long nanos, long nodes) {}

  /// @param threads from 1 on
  Team(Game game, int threads) {
    Underway underway = new Underway();
    first =
        threads == 1
            ? new Search(Evaluations.of(game), table)
            : new Search(Evaluations.of(game), table, underway);
    others =
        Stream.generate(() -> new Search(Evaluations.of(game), table, underway))
            .limit(threads - 1L)
            .toList();
  }

  /// Searches a position that is not over, knowing nothing.
  Effort search(Position position, Limits limits) throws InterruptedException {
    table.clear();
    AtomicInteger depth = new AtomicInteger(1);
    AtomicBoolean isDone = new AtomicBoolean();
    long start = System.nanoTime();
    List<Thread> threads = new ArrayList<>();
    for (Search other : others) {
      threads.add(Thread.ofPlatform().start(() -> other.assist(position, depth::get, isDone::get)));
    }
    Finding finding =
        first.run(position, limits, () -> false, found -> depth.set(found.depth() + 1));
    long nanos = System.nanoTime() - start;
    isDone.set(true);
    for (Thread thread : threads) {
      thread.join();
    }
    long nodes = finding.nodes() + others.stream().mapToLong(Search::nodes).sum();
    return new Effort(finding, nanos, nodes);
  }
}

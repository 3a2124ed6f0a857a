package quinas.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import quinas.engine.eval.Evaluations;
import quinas.engine.exact.ProvingSearch;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.engine.search.Underway;
import quinas.rules.Game;
import quinas.rules.Position;

/// The built-in engine for one game: it remembers what it has seen until it is told to forget. Only
/// one thread may use it at a time, however many it uses itself.
///
/// With a single thread, without a limit in time, and after [#forget], the same position and limits
/// give the same answer.
///
/// Several threads search the same position from the start and share the table (Lazy SMP), and
/// besides what they are at ([Underway]): each profits from what the others have found, and seldom
/// does the same work.
public final class Engine {

  /// How large its memory is unless somebody says so.
  public static final int STANDARD_MEBIBYTES = 16;

  private final TranspositionTable table;
  private final ProvingSearch search;
  private final List<Search> assistants = new ArrayList<>();

  /// An engine of one thread that judges as well as it can.
  ///
  /// @param mebibytes the size of its memory, from 1 on
  public Engine(Game game, int mebibytes) {
    this(mebibytes, 1, () -> Evaluations.of(game));
  }

  /// @param mebibytes the size of its memory, from 1 on
  /// @param threads how many search, from 1 on
  /// @param evaluation what it judges by; each thread gets one of its own
  public Engine(int mebibytes, int threads, Supplier<Evaluation> evaluation) {
    table = TranspositionTable.mebibytes(mebibytes);
    Underway underway = new Underway();
    Search first =
        threads == 1
            ? new Search(evaluation.get(), table)
            : new Search(evaluation.get(), table, underway);
    search = new ProvingSearch(first);
    for (int i = 1; i < threads; i++) {
      assistants.add(new Search(evaluation.get(), table, underway));
    }
  }

  /// Another game begins: nothing of the last one plays a part.
  public void forget() {
    table.clear();
  }

  /// Thinks about a position that is not over, until a limit is reached or `stop` says yes.
  ///
  /// @param limits those in nodes are for each thread
  /// @param stop asked often, from this thread
  /// @param progress told what is known after each depth
  /// @return at least a legal move, however soon it was stopped
  public Finding think(
      Position position,
      Limits limits,
      TimeLimit time,
      BooleanSupplier stop,
      Consumer<Finding> progress) {
    long began = System.nanoTime();
    long soft = time.soft().toNanos();
    long hard = time.hard().toNanos();
    boolean[] enough = new boolean[1];
    Doubt doubt = new Doubt();
    AtomicBoolean isFound = new AtomicBoolean();
    AtomicInteger depth = new AtomicInteger(1);
    List<Thread> threads = assist(position, depth, isFound::get);
    try {
      Finding found =
          search.run(
              position,
              limits,
              () -> enough[0] || System.nanoTime() - began >= hard || stop.getAsBoolean(),
              finding -> {
                depth.set(finding.depth() + 1);
                progress.accept(counted(finding));
                double factor = soft < hard ? doubt.after(finding, search.share()) : 1;
                enough[0] = System.nanoTime() - began >= factor * soft;
              });
      return counted(found);
    } finally {
      isFound.set(true);
      threads.forEach(Engine::await);
    }
  }

  /// With the positions that the assistants have looked at.
  private Finding counted(Finding finding) {
    long others = assistants.stream().mapToLong(Search::nodes).sum();
    return finding.withNodes(finding.nodes() + others);
  }

  /// Sets the assistants to work.
  private List<Thread> assist(Position position, AtomicInteger depth, BooleanSupplier stop) {
    List<Thread> threads = new ArrayList<>();
    for (Search assistant : assistants) {
      threads.add(
          Thread.ofPlatform()
              .daemon()
              .name("quinas-search")
              .start(() -> assistant.assist(position, depth::get, stop)));
    }
    return threads;
  }

  /// It ends within a thousand positions; an interrupt that comes meanwhile is not lost.
  private static void await(Thread thread) {
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

package quinas.engine;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import quinas.engine.exact.ProvingSearch;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Game;
import quinas.rules.Position;

/// The built-in engine for one game: it remembers what it has seen until it is told to forget. One
/// thread at a time.
///
/// Without a limit in time, and after [#forget], the same position and limits give the same answer.
public final class Engine {

  /// How large its memory is unless somebody says so.
  public static final int STANDARD_MEBIBYTES = 16;

  private final TranspositionTable table;
  private final ProvingSearch search;

  /// @param mebibytes the size of its memory, from 1 on
  public Engine(Game game, int mebibytes) {
    table = TranspositionTable.mebibytes(mebibytes);
    search = new ProvingSearch(game, table);
  }

  /// Another game begins: nothing of the last one plays a part.
  public void forget() {
    table.clear();
  }

  /// Thinks about a position that is not over, until a limit is reached or `stop` says yes.
  ///
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
    return search.run(
        position,
        limits,
        () -> enough[0] || System.nanoTime() - began >= hard || stop.getAsBoolean(),
        finding -> {
          progress.accept(finding);
          enough[0] = System.nanoTime() - began >= soft;
        });
  }
}

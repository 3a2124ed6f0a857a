package quinas.engine.exact;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Finding;
import quinas.engine.search.Limits;
import quinas.engine.search.Search;
import quinas.engine.search.TranspositionTable;
import quinas.rules.Position;

/// A search that lets the solvers try as well, and stops when one of them is sure.
///
/// They try at once, and again whenever the search has gone on for four times as long, with four
/// times as many positions to look at as before: up to four times as many as the search has looked
/// at, times the [Attempt#share] of the game. So not much is lost where nothing can be proved, and
/// what can be is proved soon. For the same position, limits in depth or nodes, and state of the
/// table it finds the same. One thread at a time.
public final class ProvingSearch {

  private static final int FIRST_TRY = 4096;
  private static final int GROWTH = 4;

  private final Search search;
  private final int point;

  private @Nullable Finding proven;
  private long triedWith;
  private long spent;

  public ProvingSearch(Evaluation evaluation, TranspositionTable table) {
    this(new Search(evaluation, table));
  }

  /// @param search which is used by nobody else
  public ProvingSearch(Search search) {
    this.search = search;
    point = search.point();
  }

  /// Looks ahead from a position that is not over. The positions that solvers look at do not count
  /// for the limits; they are among those that the finding tells of.
  ///
  /// @param stop asked every thousand positions or so; the search ends soon after it says yes
  /// @param progress told what is known after each depth, and what was proved
  /// @return what was proved, or else what [Search#run] says
  public Finding run(
      Position root, Limits limits, BooleanSupplier stop, Consumer<Finding> progress) {
    proven = null;
    spent = 0;
    triedWith = 0;
    tryWith(FIRST_TRY, root, 0, stop, progress);
    if (proven != null) {
      return proven;
    }
    Finding found =
        search.run(
            root,
            limits,
            () -> proven != null || stop.getAsBoolean(),
            finding -> {
              progress.accept(with(finding, spent));
              if (!finding.exact() && finding.nodes() >= triedWith) {
                tryWith(GROWTH * triedWith, root, finding.nodes(), stop, progress);
              }
            });
    return proven != null ? proven : with(found, spent);
  }

  /// As [Search#share].
  public double share() {
    return search.share();
  }

  private void tryWith(
      long nodes, Position root, long searched, BooleanSupplier stop, Consumer<Finding> progress) {
    triedWith = nodes;
    Attempt attempt = new Attempt(Math.round(nodes * Attempt.share(root)), point, stop);
    Optional<Finding> proof = attempt.prove(root);
    spent += attempt.nodes();
    if (proof.isPresent()) {
      proven = with(proof.get(), searched + spent - proof.get().nodes());
      progress.accept(proven);
    }
  }

  private static Finding with(Finding finding, long nodes) {
    return finding.withNodes(finding.nodes() + nodes);
  }
}

package quinas.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import quinas.rules.Games;
import quinas.rules.Position;

/// Principal variation search by iterative deepening, for any game of two seats: one depth after
/// the other is looked at in a [Tree], each a help to the next.
///
/// For the same position, limits in depth or nodes, and state of the table it finds the same. One
/// thread at a time.
public final class Search {

  private final Evaluation evaluation;
  private final TranspositionTable table;
  private final History history;
  private final Tree tree;
  private final int[] moves = new int[Games.MAX_MOVES];

  /// The share of the positions of the last depth that came after its best move.
  private double share;

  public Search(Evaluation evaluation, TranspositionTable table) {
    this(evaluation, table, true, null);
  }

  /// One of several that search the same position with the same table.
  ///
  /// @param underway what they are at; one for all
  public Search(Evaluation evaluation, TranspositionTable table, Underway underway) {
    this(evaluation, table, true, underway);
  }

  /// @param selective whether to look at some moves less deeply, and to take deeper scores from the
  ///   table; without, the score at each depth is that of plain minimax
  Search(Evaluation evaluation, TranspositionTable table, boolean selective) {
    this(evaluation, table, selective, null);
  }

  private Search(
      Evaluation evaluation,
      TranspositionTable table,
      boolean selective,
      @Nullable Underway underway) {
    this.evaluation = evaluation;
    this.table = table;
    history = underway == null ? new History() : underway.history();
    tree = new Tree(evaluation, table, selective, history, underway);
  }

  /// Looks ahead from a position that is not over.
  ///
  /// @param stop asked every thousand positions or so; the search ends soon after it says yes
  /// @param progress told what is known after each depth
  /// @return what was known after the last depth that was finished, or what the unfinished one has
  ///   found, if it has found something already
  public Finding run(
      Position root, Limits limits, BooleanSupplier stop, Consumer<Finding> progress) {
    Consumer<List<Finding>> first = findings -> progress.accept(findings.getFirst());
    return run(root, limits, 1, stop, first).getFirst();
  }

  /// Looks ahead from a position that is not over, for its best moves and not the best one alone.
  ///
  /// Each depth is done once for every line, without the moves that the lines before have begun
  /// with.
  ///
  /// @param most how many lines, at least 1; there are fewer if there are fewer moves
  /// @param stop asked every thousand positions or so; the search ends soon after it says yes
  /// @param progress told what is known after each depth, the best line first
  /// @return what was known after the last depth that was finished; for a single line, if the
  ///   unfinished depth has found something already, that
  public List<Finding> run(
      Position root,
      Limits limits,
      int most,
      BooleanSupplier stop,
      Consumer<List<Finding>> progress) {
    tree.begin(stop);
    history.clear();
    table.age();
    int count = Math.min(most, root.legalMoves(moves, 0));
    List<Finding> best = List.of(new Finding(0, 0, false, 0, List.of(moves[0])));
    for (int depth = 1; depth <= limits.depth(); depth++) {
      long before = tree.nodes();
      List<Finding> found = findings(root, depth, count, best);
      if (tree.isStopped()) {
        // The move that was best before came first, so one that has been found better is.
        if (count == 1 && depth > 1 && !tree.unfinished().equals(Finding.NOTHING)) {
          best = List.of(tree.unfinished());
          progress.accept(best);
        }
        break;
      }
      best = found;
      share = (double) tree.nodesOfBest() / Math.max(1, tree.nodes() - before);
      progress.accept(best);
      tree.limit(limits.nodes());
      int settled = depth;
      if (tree.nodes() >= limits.nodes() || best.stream().allMatch(f -> isSettled(f, settled))) {
        break;
      }
    }
    return best;
  }

  /// Looks ahead only for the sake of what the table then knows, so that a search of the same
  /// position by another thread, with the same table, finds its way sooner.
  ///
  /// @param depth at which the other thread is; asked often
  /// @param end as `stop` in [#run]
  public void assist(Position root, IntSupplier depth, BooleanSupplier end) {
    tree.begin(end);
    tree.assist();
    int here = 0;
    int score = Score.INFINITE;
    while (here < Score.MOST_PLIES && !end.getAsBoolean()) {
      int at = Math.max(here + 1, depth.getAsInt());
      tree.until(() -> end.getAsBoolean() || depth.getAsInt() > at);
      int found = tree.score(root, Aim.near(at, score, evaluation.aspiration()));
      score = tree.isStopped() ? score : found;
      here = at;
    }
  }

  /// Which part of the positions of the last depth, 0 to 1, came after its best move: the greater,
  /// the less there is to decide.
  public double share() {
    return share;
  }

  /// What a point of margin is worth, in units of the score; 0 where only winning counts.
  public int point() {
    return evaluation.point();
  }

  /// How many positions it has looked at, but for the last thousand or so. Any thread may ask.
  public long nodes() {
    return tree.counted();
  }

  /// The best lines at one depth.
  ///
  /// @param last those at the depth before
  private List<Finding> findings(Position root, int depth, int count, List<Finding> last) {
    List<Finding> found = new ArrayList<>();
    for (int i = 0; i < count && !tree.isStopped(); i++) {
      int expected = depth == 1 ? Score.INFINITE : last.get(i).score();
      int score = tree.score(root, Aim.near(depth, expected, evaluation.aspiration()));
      if (!tree.isStopped()) {
        Finding finding = new Finding(depth, score, tree.isExact(), tree.nodes(), tree.line());
        tree.take(finding.move());
        found.add(finding);
      }
    }
    tree.takeNone();
    found.sort(Comparator.comparingInt(Finding::score).reversed());
    return found;
  }

  /// Nothing changes any more: all was seen to the end, or a forced end lies within the plies
  /// looked at.
  private static boolean isSettled(Finding finding, int depth) {
    return finding.exact()
        || (Score.isDecided(finding.score()) && Score.plies(finding.score()) <= depth);
  }
}

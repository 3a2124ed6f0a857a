package quinas.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import quinas.rules.Games;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// Principal variation search by iterative deepening, for any game of two seats.
///
/// The story of one node is told in [#value]. It is negamax (Knuth and Moore, 1975) but for one
/// thing: the seat to act may stay the same after a move, and then the score keeps its sign. Moves
/// are tried in the order of [MoveOrder]; all but the first get a window that only asks whether
/// they are better (Marsland and Campbell, 1982), the later ones at first a smaller depth (late
/// move reductions). The positions of our games count their way to the end, so none comes back
/// within a line, and what the [TranspositionTable] says holds wherever it was found. A score that
/// rests on no guess at all, and for which no move was passed over, is proven, however it was
/// found, and as good as one of any depth.
///
/// For the same position, limits in depth or nodes, and state of the table it finds the same. One
/// thread at a time.
public final class Search {

  private static final int CHECK_EVERY = 1024;
  private static final Finding NOTHING = new Finding(0, 0, false, 0, List.of());

  /// With at most so much depth left, what is far ahead or behind is given up.
  private static final int FUTILE = 6;

  /// From this ply on, idle moves are left out.
  private static final int IDLE_FROM = 2;

  /// With at least so much depth left, threads tell each other what they are at.
  private static final int SHARED = 3;

  private final Evaluation evaluation;
  private final TranspositionTable table;
  private final boolean selective;
  private final MoveOrder order;
  private final History history;
  private final Hints hints;
  private final int[] moves = new int[Score.MOST_PLIES * Games.MAX_MOVES];
  private final BestLine line = new BestLine();
  private final @Nullable Underway underway;

  /// The first moves of the lines that this depth has found so far.
  private final int[] takenMoves = new int[Games.MAX_MOVES];

  private int taken;

  private BooleanSupplier stop = () -> false;
  private long mostNodes;
  private long nodes;

  /// What `nodes` was not long ago, for other threads.
  private volatile long counted;

  /// How often the value of a position was guessed, or taken from the table where it was a guess.
  private long guesses;

  private boolean stopped;

  /// How many positions the depth under way has looked at after its best move.
  private long nodesOfBest;

  /// The share of them in all of the last depth.
  private double share;

  /// The best that the depth under way has found so far.
  private Finding unfinished = NOTHING;

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
    this.underway = underway;
    this.evaluation = evaluation;
    this.table = table;
    this.selective = selective;
    hints = evaluation.hints();
    history = underway == null ? new History() : underway.history();
    order = new MoveOrder(hints, history, moves.length);
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
    begin(stop);
    history.clear();
    table.age();
    int count = Math.min(most, root.legalMoves(moves, 0));
    List<Finding> best = List.of(new Finding(0, 0, false, 0, List.of(moves[0])));
    for (int depth = 1; depth <= limits.depth(); depth++) {
      unfinished = NOTHING;
      long before = nodes;
      List<Finding> found = findings(root, depth, count);
      if (stopped) {
        // The move that was best before came first, so one that has been found better is.
        if (count == 1 && depth > 1 && !unfinished.equals(NOTHING)) {
          best = List.of(unfinished);
          progress.accept(best);
        }
        break;
      }
      best = found;
      share = (double) nodesOfBest / Math.max(1, nodes - before);
      progress.accept(best);
      mostNodes = limits.nodes();
      int settled = depth;
      if (nodes >= mostNodes || best.stream().allMatch(f -> isSettled(f, settled))) {
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
    begin(end);
    int here = 0;
    while (here < Score.MOST_PLIES && !end.getAsBoolean()) {
      int at = Math.max(here + 1, depth.getAsInt());
      stop = () -> end.getAsBoolean() || depth.getAsInt() > at;
      stopped = false;
      value(root, at, -Score.INFINITE, Score.INFINITE, 0, 0);
      here = at;
    }
  }

  private void begin(BooleanSupplier stop) {
    this.stop = stop;
    nodes = 0;
    counted = 0;
    guesses = 0;
    stopped = false;
    mostNodes = Long.MAX_VALUE;
    order.clear();
    taken = 0;
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
    return counted;
  }

  /// The best lines at one depth.
  private List<Finding> findings(Position root, int depth, int count) {
    List<Finding> found = new ArrayList<>();
    for (taken = 0; taken < count && !stopped; taken++) {
      long before = guesses;
      int score = value(root, depth, -Score.INFINITE, Score.INFINITE, 0, 0);
      if (!stopped) {
        Finding finding = new Finding(depth, score, guesses == before, nodes, line.fromRoot());
        takenMoves[taken] = finding.move();
        found.add(finding);
      }
    }
    taken = 0;
    found.sort(Comparator.comparingInt(Finding::score).reversed());
    return found;
  }

  /// Nothing changes any more: all was seen to the end, or a forced end lies within the plies
  /// looked at.
  private static boolean isSettled(Finding finding, int depth) {
    return finding.exact()
        || (Score.isDecided(finding.score()) && Score.plies(finding.score()) <= depth);
  }

  /// The value of a position that is not over, to the seat to act.
  ///
  /// @param ply how far from the root
  /// @param at where in `moves` there is room
  private int value(Position position, int depth, int alpha, int beta, int ply, int at) {
    line.begin(ply);

    // 1. Stop if told so, or where nothing deeper is wanted.
    if (++nodes % CHECK_EVERY == 0) {
      counted = nodes;
      stopped |= stop.getAsBoolean();
    }
    stopped |= nodes > mostNodes;
    if (stopped) {
      return 0;
    }
    if (depth <= 0 || ply >= Score.MOST_PLIES - 1) {
      guesses++;
      return evaluation.of(position, ply);
    }

    // 2. Ask the table. At the root the move is wanted, not just the score.
    long hash = position.hash();
    long known = table.find(hash);
    if (known != TranspositionTable.NOTHING
        && ply > 0
        && beta - alpha == 1
        && isDeepEnough(known, depth)) {
      int score = Score.fromRoot(TranspositionTable.score(known), ply);
      int bound = TranspositionTable.bound(known);
      if (bound == TranspositionTable.EXACT
          || (bound == TranspositionTable.LOWER && score >= beta)
          || (bound == TranspositionTable.UPPER && score <= alpha)) {
        guesses += TranspositionTable.isProven(known) ? 0 : 1;
        return score;
      }
    }

    // 3. Give up what is too good for the other to allow: so much ahead that the plies left will
    //    hardly change it (reverse futility, also called static null move).
    boolean isNarrow = selective && beta - alpha == 1 && !Score.isDecided(beta);
    int swing = isNarrow && depth <= FUTILE ? evaluation.swing() : 0;
    int guess = swing > 0 ? evaluation.of(position, ply) : 0;
    if (swing > 0 && guess - swing * depth >= beta) {
      guesses++;
      return guess;
    }

    // 4. List the moves, the likely best ones first. An only move costs no depth.
    int end = position.legalMoves(moves, at);
    int below = end - at == 1 ? depth : depth - 1;
    boolean isWhole = ply > 0 || taken == 0;
    if (!isWhole) {
      end = withoutTaken(end);
    }
    int tableMove = known == TranspositionTable.NOTHING ? -1 : TranspositionTable.move(known);
    order.value(position, moves, at, end, tableMove, ply);
    evaluation.enter(position, ply);

    // 5. Try them.
    long before = guesses;
    boolean isBehind = swing > 0 && guess + swing * (depth + 1) <= alpha;
    int best = -Score.INFINITE;
    int bestMove = -1;
    int bound = TranspositionTable.UPPER;
    Seat turn = position.turn();
    int putOff = 0; // for other threads are at them
    for (int i = at; i < end; i++) {
      putOff += next(hash, i, at, end, below);
      int move = moves[i];
      int rank = i - at + putOff;
      if (!Score.isDecided(best) && isPassedOver(position, move, i, rank, ply, isBehind)) {
        guesses++;
        continue;
      }
      Position after = position.play(move);
      long nodesBefore = nodes;
      int score =
          after.isOver()
              ? ended(position, after.outcome(), ply + 1)
              : child(position, after, move, below, alpha, beta, ply, end, rank);
      if (stopped) {
        return 0;
      }
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > alpha) {
          alpha = score;
          bound = TranspositionTable.EXACT;
          line.extend(ply, move, after.isOver());
          if (ply == 0) {
            nodesOfBest = nodes - nodesBefore;
            unfinished = new Finding(depth, score, false, nodes, line.fromRoot());
          }
        }
        if (score >= beta) {
          bound = TranspositionTable.LOWER;
          order.reward(moves, at, i, depth, ply, turn);
          break;
        }
      }
      if (isRefutedElsewhere(hash, depth, beta, ply)) {
        guesses++;
        return beta;
      }
    }

    // 6. Remember, unless some moves were left out.
    if (isWhole) {
      boolean proven = guesses == before;
      table.keep(hash, bestMove, Score.fromHere(best, ply), depth, bound, proven);
    }
    return best;
  }

  /// Takes the moves of the lines found so far out of the root's.
  private int withoutTaken(int end) {
    int kept = 0;
    for (int i = 0; i < end; i++) {
      boolean isTaken = false;
      for (int j = 0; j < taken; j++) {
        isTaken |= moves[i] == takenMoves[j];
      }
      if (!isTaken) {
        moves[kept++] = moves[i];
      }
    }
    return kept;
  }

  /// Brings the best of `moves[i … end - 1]` to the front, those that another thread is at last.
  ///
  /// @return by how many more moves are put off than before
  private int next(long hash, int i, int at, int end, int depth) {
    order.next(moves, i, end);
    if (underway == null || depth < SHARED || i == at) {
      return 0;
    }
    int putOff = 0;
    while (!order.isDeferred(i) && underway.has(Underway.key(hash, moves[i]))) {
      order.defer(i);
      putOff++;
      order.next(moves, i, end);
    }
    return order.isDeferred(i) ? putOff - 1 : putOff;
  }

  /// Whether another thread has meanwhile found that the seat to act gets `beta` here.
  private boolean isRefutedElsewhere(long hash, int depth, int beta, int ply) {
    if (underway == null || depth <= SHARED || ply == 0) {
      return false;
    }
    long known = table.find(hash);
    return known != TranspositionTable.NOTHING
        && isDeepEnough(known, depth)
        && TranspositionTable.bound(known) == TranspositionTable.LOWER
        && Score.fromRoot(TranspositionTable.score(known), ply) >= beta;
  }

  private boolean isDeepEnough(long known, int wanted) {
    int depth = TranspositionTable.depth(known);
    return selective ? depth >= wanted || TranspositionTable.isProven(known) : depth == wanted;
  }

  /// Whether a move is left out: the game knows it to be idle, or it comes late where the seat to
  /// act is so far behind that the depth left will hardly help (futility). Never asked before some
  /// move has been found that does not lose by force, so that forced ends remain proofs.
  ///
  /// @param place where in `moves` it stands
  /// @param index how many were tried before it
  private boolean isPassedOver(
      Position position, int move, int place, int index, int ply, boolean isBehind) {
    if (!selective || order.isSpecial(place)) {
      return false;
    }
    return (isBehind && index >= 3) || (ply >= IDLE_FROM && hints.isIdle(position, move));
  }

  /// The value, to the seat that moved, of the position after its `index`-th move.
  private int child(
      Position before,
      Position after,
      int move,
      int depth,
      int alpha,
      int beta,
      int ply,
      int at,
      int index) {
    boolean same = before.turn() == after.turn();
    if (index == 0) {
      return window(after, same, depth, alpha, beta, ply, at);
    }
    int reduced = depth;
    if (selective) {
      int fared = history.of(before.turn(), move);
      reduced -= Reductions.of(depth, index, fared, beta - alpha > 1);
    }
    Underway others = depth < SHARED ? null : underway;
    long key = others == null ? 0 : Underway.key(before.hash(), move);
    if (others != null) {
      others.begin(key);
    }
    int score = window(after, same, reduced, alpha, alpha + 1, ply, at);
    if (score > alpha && reduced < depth) {
      score = window(after, same, depth, alpha, alpha + 1, ply, at);
    }
    if (score > alpha && score < beta) {
      score = window(after, same, depth, alpha, beta, ply, at);
    }
    if (others != null) {
      others.end(key);
    }
    return score;
  }

  private int window(
      Position after, boolean same, int depth, int alpha, int beta, int ply, int at) {
    return same
        ? value(after, depth, alpha, beta, ply + 1, at)
        : -value(after, depth, -beta, -alpha, ply + 1, at);
  }

  private int ended(Position before, Outcome outcome, int ply) {
    int margin = evaluation.point() * (outcome.first() - outcome.second());
    if (margin != 0) {
      return before.turn() == Seat.FIRST ? margin : -margin;
    }
    if (outcome.isWonBy(before.turn())) {
      return Score.WIN - ply;
    }
    return outcome.isWonBy(before.turn().other()) ? ply - Score.WIN : 0;
  }
}

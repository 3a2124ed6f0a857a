package quinas.engine.search;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quinas.rules.Games;
import quinas.rules.Outcome;
import quinas.rules.Position;
import quinas.rules.Seat;

/// The positions below a root, looked at to one depth after the other: the inside of [Search].
///
/// The story of one node is told in [#value]. It is negamax (Knuth and Moore, 1975) but for one
/// thing: the seat to act may stay the same after a move, and then the score keeps its sign. Moves
/// are tried in the order of [MoveOrder]; all but the first get a window that only asks whether
/// they are better (Marsland and Campbell, 1982), the later ones at first a smaller depth (late
/// move reductions). The positions of our games count their way to the end, so none comes back
/// within a line, and what the [TranspositionTable] says holds wherever it was found. A score that
/// rests on no guess at all, and for which no move was passed over, is proven, however it was
/// found, and as good as one of any depth.
final class Tree {

  private static final int CHECK_EVERY = 1024;

  /// With at most so much depth left, what is far ahead or behind is given up.
  private static final int FUTILE = 6;

  /// Where the seat to act is far behind, so many moves are tried.
  private static final int BEHIND = 3;

  /// From this ply on, idle moves are left out.
  private static final int IDLE_FROM = 2;

  /// With at least so much depth left, a thread looks for what others have refuted.
  private static final int REFUTED_FROM = 4;

  private final Evaluation evaluation;
  private final TranspositionTable table;
  private final boolean selective;
  private final MoveOrder order;
  private final Hints hints;
  private final int[] moves = new int[Score.MOST_PLIES * Games.MAX_MOVES];
  private final BestLine line = new BestLine();
  private final Sharing sharing;
  private final Counts counts = new Counts();

  /// Whether the search is for the table alone, and nobody asks for its line.
  private boolean assists;

  /// The first moves of the lines that this depth has found so far.
  private final int[] takenMoves = new int[Games.MAX_MOVES];

  private int taken;

  private BooleanSupplier stop = () -> false;
  private long mostNodes;

  /// How many positions there were not long ago, for other threads.
  private volatile long counted;

  private boolean exact;
  private boolean stopped;

  /// How many positions the depth under way has looked at after its best move.
  private long nodesOfBest;

  /// The best that the depth under way has found so far.
  private Finding unfinished = Finding.NOTHING;

  /// As the constructors of [Search] say.
  Tree(
      Evaluation evaluation,
      TranspositionTable table,
      boolean selective,
      History history,
      @Nullable Underway underway) {
    this.evaluation = evaluation;
    this.table = table;
    this.selective = selective;
    hints = evaluation.hints();
    order = new MoveOrder(hints, history, moves.length);
    sharing = new Sharing(order, underway);
  }

  /// Another search begins, without a limit in nodes.
  void begin(BooleanSupplier stop) {
    counts.clear();
    counted = 0;
    mostNodes = Long.MAX_VALUE;
    order.clear();
    taken = 0;
    assists = false;
    until(stop);
  }

  /// What is looked at from now on is looked at for the table alone: see [Search#assist].
  void assist() {
    assists = true;
  }

  /// Another depth begins, which may be stopped by something else.
  void until(BooleanSupplier stop) {
    this.stop = stop;
    stopped = false;
  }

  /// How many positions the search may look at in all.
  void limit(long nodes) {
    mostNodes = nodes;
  }

  /// The root's value to the seat to act, looked for further and further away from what the aim
  /// expects; meaningless if it [#isStopped].
  int score(Position root, Aim first) {
    unfinished = Finding.NOTHING;
    Aim aim = first;
    while (true) {
      long before = counts.guesses();
      int score = value(root, aim.depth(), aim.alpha(), aim.beta(), 0, 0);
      exact = counts.guesses() == before;
      if (stopped || aim.holds(score)) {
        return score;
      }
      aim = aim.wider(score);
    }
  }

  /// Whether the score that was found last rests on no guess.
  boolean isExact() {
    return exact;
  }

  /// From now on the root has a move less.
  void take(int move) {
    takenMoves[taken++] = move;
  }

  /// From now on it has all again.
  void takeNone() {
    taken = 0;
  }

  boolean isStopped() {
    return stopped;
  }

  /// What the depth that was stopped has found; [Finding#NOTHING] if it has found nothing.
  Finding unfinished() {
    return unfinished;
  }

  List<Integer> line() {
    return line.fromRoot();
  }

  long nodes() {
    return counts.nodes();
  }

  /// But for the last thousand or so. Any thread may ask.
  long counted() {
    return counted;
  }

  long nodesOfBest() {
    return nodesOfBest;
  }

  /// The value of a position that is not over, to the seat to act.
  ///
  /// @param ply how far from the root
  /// @param at where in `moves` there is room
  private int value(Position position, int depth, int alpha, int beta, int ply, int at) {
    line.begin(ply);

    // 1. Stop if told so, or where nothing deeper is wanted.
    long nodes = counts.node();
    if (nodes % CHECK_EVERY == 0) {
      counted = nodes;
      stopped |= stop.getAsBoolean();
    }
    if (stopped || nodes > mostNodes) { // not written for nothing: see Counts
      stopped = true;
      return 0;
    }
    if (depth <= 0 || ply >= Score.MOST_PLIES - 1) {
      counts.guess();
      return evaluation.of(position, ply);
    }

    // 2. Ask the table. At the root the move is wanted, not just the score.
    boolean isWide = beta - alpha > 1;
    long hash = position.hash();
    long known = table.find(hash);
    if (known != TranspositionTable.NOTHING
        && ply > 0
        && (!isWide || assists)
        && isDeepEnough(known, depth)) {
      int score = Score.fromRoot(TranspositionTable.score(known), ply);
      int bound = TranspositionTable.bound(known);
      if (bound == TranspositionTable.EXACT
          || (bound == TranspositionTable.LOWER && score >= beta)
          || (bound == TranspositionTable.UPPER && score <= alpha)) {
        if (!TranspositionTable.isProven(known)) {
          counts.guess();
        }
        return score;
      }
    }

    // 3. Give up what is too good for the other to allow: so much ahead that the plies left will
    //    hardly change it (reverse futility, also called static null move).
    boolean isNarrow = selective && !isWide && !Score.isDecided(beta);
    int swing = isNarrow && depth <= FUTILE ? evaluation.swing() : 0;
    int guess = swing > 0 ? evaluation.of(position, ply) : 0;
    if (swing > 0 && guess - swing * depth >= beta) {
      counts.guess();
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
    long before = counts.guesses();
    boolean isBehind = swing > 0 && guess + swing * (depth + 1) <= alpha;
    int enough = isBehind ? BEHIND : isNarrow ? hints.enough(depth) : Integer.MAX_VALUE;
    int best = -Score.INFINITE;
    int bestMove = -1;
    int bound = TranspositionTable.UPPER;
    Seat turn = position.turn();
    int putOff = 0; // for other threads are at them
    for (int i = at; i < end; i++) {
      putOff += sharing.next(hash, moves, at, i, end, below, isWide, putOff);
      int move = moves[i];
      int rank = order.rank(i, i - at + putOff);
      if (!Score.isDecided(best) && isPassedOver(position, move, i, ply, rank >= enough)) {
        counts.guess();
        if (rank >= enough && putOff == 0) {
          break; // all that follow are as late
        }
        continue;
      }
      Position after = position.play(move);
      long nodesBefore = counts.nodes();
      int score =
          after.isOver()
              ? ended(position, after.outcome(), ply + 1)
              : child(position, after, move, below, alpha, beta, ply, end, rank);
      // Better than the best: what it is worth, unless another thread has raised the best.
      if (score > alpha && score < beta && rank > 0 && !after.isOver() && !stopped) {
        if (sharing.givesWay(hash, moves, i, end, rank)) {
          putOff++;
          i--;
          continue;
        }
        score = window(after, after.turn() == turn, below, alpha, beta, ply, end);
      }
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
            nodesOfBest = counts.nodes() - nodesBefore;
            unfinished = new Finding(depth, score, false, counts.nodes(), line.fromRoot());
          }
        }
        if (score >= beta) {
          bound = TranspositionTable.LOWER;
          order.reward(moves, at, i, depth, ply, turn);
          break;
        }
      }
      if (isRefutedElsewhere(hash, depth, beta, ply)) {
        counts.guess();
        return beta;
      }
    }

    // 6. Remember, unless some moves were left out.
    if (isWhole) {
      boolean proven = counts.guesses() == before;
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

  /// Whether another thread has meanwhile found that the seat to act gets `beta` here.
  private boolean isRefutedElsewhere(long hash, int depth, int beta, int ply) {
    if (sharing.isAlone() || depth < REFUTED_FROM || ply == 0) {
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

  /// Whether a move is left out: the game knows it to be idle, or it comes late: after so many
  /// others that one of those would have been good enough, or after a few where the seat to act is
  /// so far behind that the depth left will hardly help (futility). Never asked before some move
  /// has been found that does not lose by force, so that forced ends remain proofs.
  ///
  /// @param place where in `moves` it stands
  private boolean isPassedOver(Position position, int move, int place, int ply, boolean isLate) {
    if (!selective || order.isSpecial(place) || order.isDeferred(place)) {
      return false;
    }
    return isLate || (ply >= IDLE_FROM && hints.isIdle(position, move));
  }

  /// The value, to the seat that moved, of the position after its `rank`-th move; for all but the
  /// first only whether it is above `alpha`, at first with a smaller depth.
  private int child(
      Position before,
      Position after,
      int move,
      int depth,
      int alpha,
      int beta,
      int ply,
      int at,
      int rank) {
    boolean same = before.turn() == after.turn();
    if (rank == 0) {
      return window(after, same, depth, alpha, beta, ply, at);
    }
    boolean isWide = beta - alpha > 1;
    int reduced = selective ? depth - Reductions.of(depth, rank, isWide) : depth;
    sharing.begin(before.hash(), move, depth, isWide);
    int score = window(after, same, reduced, alpha, alpha + 1, ply, at);
    if (score > alpha && reduced < depth) {
      score = window(after, same, depth, alpha, alpha + 1, ply, at);
    }
    sharing.end(before.hash(), move, depth, isWide);
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

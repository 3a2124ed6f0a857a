package quinas.engine.level;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import quinas.engine.search.Evaluation;
import quinas.engine.search.Score;
import quinas.rules.Games;
import quinas.rules.Outcome;
import quinas.rules.Position;

/// What the moves of a position lead to within a few plies: plain alpha-beta, which passes nothing
/// over and remembers nothing, so that its values are those of minimax.
///
/// It is not the engine's search, and shares nothing with it but the scale of [Score]: the engine
/// gets better, and a level that somebody has come to know must not. A finished game counts as won
/// in so many plies, also where it is played for points. For one position, and used once.
final class Outlook {

  private static final int CHECK_EVERY = 1024;
  private static final int INFINITE = 2 * Score.WIN;

  /// So many plies are looked at however many positions they have, if the depth allows: what can
  /// happen next is always seen.
  private static final int ALWAYS = 2;

  private final Rung rung;
  private final Evaluation evaluation;
  private final BooleanSupplier stop;

  /// The moves of the positions on the path, each position's behind its parent's.
  private final int[] lists;

  /// At each ply the move that was enough the last time: it often is again.
  private final int[] refutations;

  private long nodes;
  private long mostNodes = Long.MAX_VALUE;
  private boolean stopped;

  /// @param rung how far to look, and within what margin the values must be exact
  /// @param stop asked every thousand positions or so; the last depth that was finished counts
  Outlook(Rung rung, Evaluation evaluation, BooleanSupplier stop) {
    this.rung = rung;
    this.evaluation = evaluation;
    this.stop = stop;
    lists = new int[rung.depth() * Games.MAX_MOVES];
    refutations = new int[rung.depth()];
    Arrays.fill(refutations, -1);
  }

  /// What each move is worth to the seat to act, looked at one ply deeper after the other. What is
  /// behind the best by more than the margin may be worth even less than is said.
  int[] of(Position position, int[] moves) {
    int[] known = at(1, position, moves, new int[moves.length]);
    for (int depth = 2; depth <= rung.depth() && nodes < rung.nodes(); depth++) {
      mostNodes = depth <= ALWAYS ? Long.MAX_VALUE : rung.nodes();
      int[] deeper = at(depth, position, moves, known);
      if (stopped) {
        return known;
      }
      known = deeper;
    }
    return known;
  }

  /// @param likely what a smaller depth has said: the likely best come first, and make the window
  ///   narrow for the rest
  private int[] at(int depth, Position position, int[] moves, int[] likely) {
    int[] order =
        IntStream.range(0, moves.length)
            .boxed()
            .sorted(Comparator.comparingInt(i -> -likely[i]))
            .mapToInt(i -> i)
            .toArray();
    int[] values = new int[moves.length];
    int best = -INFINITE;
    for (int i : order) {
      int liked = rung.leastLiked(best);
      values[i] = after(position, moves[i], depth - 1, liked - 1, INFINITE, 1, 0);
      best = Math.max(best, values[i]);
    }
    return values;
  }

  /// The value of a move to the seat that makes it: exact between alpha and beta, else a bound.
  ///
  /// @param depth how many more plies
  /// @param ply how far from the position asked about the move leads
  /// @param at where in `lists` there is room
  private int after(Position before, int move, int depth, int alpha, int beta, int ply, int at) {
    if (++nodes % CHECK_EVERY == 0) {
      stopped |= stop.getAsBoolean();
    }
    stopped |= nodes > mostNodes;
    if (stopped) {
      return 0;
    }
    Position after = before.play(move);
    if (after.isOver()) {
      return ended(before, after.outcome(), ply);
    }
    if (before.turn() == after.turn()) {
      return value(after, depth, alpha, beta, ply, at);
    }
    return -value(after, depth, -beta, -alpha, ply, at);
  }

  private int value(Position position, int depth, int alpha, int beta, int ply, int at) {
    if (depth == 0) {
      return evaluation.of(position);
    }
    int end = position.legalMoves(lists, at);
    toFront(refutations[ply], at, end);
    int best = -INFINITE;
    for (int i = at; i < end && best < beta; i++) {
      int value = after(position, lists[i], depth - 1, Math.max(alpha, best), beta, ply + 1, end);
      if (value > best) {
        best = value;
        refutations[ply] = lists[i];
      }
    }
    return best;
  }

  private void toFront(int move, int at, int end) {
    for (int i = at; i < end; i++) {
      if (lists[i] == move) {
        lists[i] = lists[at];
        lists[at] = move;
      }
    }
  }

  private static int ended(Position before, Outcome outcome, int ply) {
    if (outcome.isWonBy(before.turn())) {
      return Score.WIN - ply;
    }
    return outcome.isWonBy(before.turn().other()) ? ply - Score.WIN : 0;
  }
}
